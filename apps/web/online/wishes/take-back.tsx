import { NOBODY } from '@lianhuan/kernel';
import { askSiteFor, useOnline } from '../online-store.ts';
import { useOnlineWords } from '../words.ts';
import { maySay, useMatchOver, useSeat, useSeatCalls } from './seats.ts';
import { WishNote } from './wish-note.tsx';

/** Asks the others whether the last answer may be taken back. */
export function TakeBackButton() {
  const { t } = useOnlineWords();
  const match = useOnline((online) => online.match);
  const asks = useOnline((online) => online.takeBack !== null);
  const over = useMatchOver();
  const me = useSeat();
  if (match === null || me === NOBODY || over) return null;
  return (
    <div>
      <button
        type="button"
        className="button"
        disabled={asks}
        onClick={() => void askSiteFor('match:ask-back', { match })}
      >
        {t('back.ask')}
      </button>
      <p className="help">{t('back.help')}</p>
    </div>
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
