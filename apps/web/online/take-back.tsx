import { NOBODY, type Seat } from '@lianhuan/kernel';
import { nameOfSeat } from '../board/seat-name.ts';
import { useGame } from '../engine/store.ts';
import { askSiteFor, useOnline } from './online-store.ts';
import { useOnlineWords } from './words.ts';

const useSeat = (): Seat => useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);

/** Asks the others whether the last answer may be taken back. */
export function TakeBackButton() {
  const { t } = useOnlineWords();
  const match = useOnline((online) => online.match);
  const asks = useOnline((online) => online.takeBack !== null);
  const over = useGame(({ snapshot }) => snapshot?.view.outcome != null);
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
  const words = useOnlineWords();
  const { t } = words;
  const wish = useOnline((online) => online.takeBack);
  const match = useOnline((online) => online.match);
  const names = useGame((game) => game.names);
  const me = useSeat();
  if (wish === null || match === null) return null;
  const { by, sawMore, agreed } = wish;
  const mine = by === me;
  const says = (agrees: 'yes' | 'no') => void askSiteFor('match:answer-back', { match, agrees });
  const maySay = !mine && me !== NOBODY && !agreed.includes(me);
  const who = names[by] ?? nameOfSeat(words, by, me);
  return (
    <div className="other-windows" role={maySay ? 'alert' : 'status'}>
      <p>
        {mine ? t('back.asked') : t('back.asks', { who })}
        {sawMore && ` ${t(mine ? 'back.sawMore.you' : 'back.sawMore')}`}
      </p>
      {maySay && (
        <>
          <button type="button" className="button button-primary" onClick={() => says('yes')}>
            {t('back.yes')}
          </button>
          <button type="button" className="button" onClick={() => says('no')}>
            {t('back.no')}
          </button>
        </>
      )}
    </div>
  );
}
