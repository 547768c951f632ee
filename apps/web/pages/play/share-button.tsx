import { useGame } from '../../engine/store.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { DialogButton } from '../controls/dialog.tsx';
import { ShareSheet } from './share-sheet.tsx';

/** Gives the game away: as a link, or as a file. */
export function ShareButton() {
  const { t } = useWords();
  const record = useGame(({ rest }) => rest?.record ?? null);
  if (record === null || !isGameId(record.game)) return null;
  return (
    <DialogButton
      className="button button-quiet"
      face={t('play.share')}
      title={t('play.share.title')}
      anew
    >
      <ShareSheet record={record} roundName={GAMES[record.game].saved.round} />
    </DialogButton>
  );
}
