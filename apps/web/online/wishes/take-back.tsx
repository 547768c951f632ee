import { NOBODY } from '@lianhuan/kernel';
import { DialogButton } from '../../pages/controls/dialog.tsx';
import { askSiteFor, useOnline } from '../online-store.ts';
import { useOnlineWords } from '../words.ts';
import { maySay, useMatchOver, useSeat, useSeatCalls } from './seats.ts';
import { WishNote } from './wish-note.tsx';

/** Asks the others whether the last answer may be taken back, once it is said what that means. */
export function TakeBackSheet() {
  const { t } = useOnlineWords();
  const match = useOnline((online) => online.match);
  const asks = useOnline((online) => online.takeBack !== null);
  const over = useMatchOver();
  const me = useSeat();
  if (match === null || me === NOBODY) return null;
  if (over) {
    return (
      <button type="button" className="button" disabled={true}>
        {t('back.short')}
      </button>
    );
  }
  return (
    <DialogButton className="button" face={t('back.short')} title={t('back.ask')} anew={true}>
      <form method="dialog" className="room-menu">
        <p className="help">{t('back.help')}</p>
        <button
          type="submit"
          className="button button-primary"
          disabled={asks}
          onClick={() => void askSiteFor('match:ask-back', { match })}
        >
          {t('back.ask')}
        </button>
      </form>
    </DialogButton>
  );
}

/** What is being asked, and what the one who looks may say to it. */
export function TakeBackNote() {
  const { t } = useOnlineWords();
  const wish = useOnline((online) => online.takeBack);
  const match = useOnline((online) => online.match);
  const callsOf = useSeatCalls();
  const me = useSeat();
  if (wish === null || match === null) return null;
  const { by, sawMore } = wish;
  const mine = by === me;
  return (
    <WishNote
      asks={maySay(me, wish)}
      yes={t('back.yes')}
      no={t('back.no')}
      onSay={(agrees) => void askSiteFor('match:answer-back', { match, agrees })}
    >
      <p>
        {mine ? t('back.asked') : t('back.asks', { who: callsOf([by]) })}
        {sawMore && ` ${t(mine ? 'back.sawMore.you' : 'back.sawMore')}`}
      </p>
    </WishNote>
  );
}
