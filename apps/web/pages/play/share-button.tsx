import { type MatchRecord, makeLink } from '@lianhuan/kernel';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { DialogButton } from '../controls/dialog.tsx';
import { download } from '../controls/download.ts';

/** Gives the game away: as a link, or as a file. */
export function ShareButton() {
  const { t } = useWords();
  const record = useGame(({ rest }) => rest?.record ?? null);
  if (record === null) return null;
  return (
    <DialogButton
      className="button button-quiet"
      face={t('play.share')}
      title={t('play.share.title')}
      anew
    >
      <ShareSheet record={record} />
    </DialogButton>
  );
}

function ShareSheet({ record }: { readonly record: MatchRecord }) {
  const { t } = useWords();
  const shown = useGame(({ snapshot }) => snapshot?.answers ?? 0);
  /** While one looks back, the link leads to the moment that is shown. */
  const at = shown < record.answers.length ? shown : null;
  const link = linkTo(record, at);

  return (
    <div className="share">
      <p>{at === null ? t('play.share.help') : t('play.share.moment', { at })}</p>
      <textarea
        className="input"
        readOnly
        rows={4}
        aria-label={t('play.share.title')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className="help">
        {t('play.share.length', { steps: record.answers.length, letters: link.length })}
      </p>
      <div className="notice-actions">
        <CopyButton text={link} face={t('play.share.copy')} className="button button-primary" />
        <button
          type="button"
          className="button"
          onClick={() =>
            download(
              `lianhuan-${record.game}-${record.answers.length}.json`,
              JSON.stringify(record),
            )
          }
        >
          {t('play.export')}
        </button>
      </div>
    </div>
  );
}

/** The address of this page with the whole game behind the #. @param at the moment it points at; null for none */
function linkTo(record: MatchRecord, at: number | null): string {
  const moment = at === null ? '' : `/${at}`;
  return `${location.href.split('#')[0]}#/g/${makeLink(record)}${moment}`;
}
