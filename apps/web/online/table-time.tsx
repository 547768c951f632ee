import { NOBODY } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { nameOfSeat } from '../board/seat-name.ts';
import { useGame } from '../engine/store.ts';
import { askSiteFor, useOnline } from './online-store.ts';
import { clockFace, type TimeLeft, timesLeft } from './time-left.ts';
import { useOnlineWords } from './words.ts';

/** Who is asked, and how long they have; and for whom a bot plays. */
export function TableTime() {
  return (
    <>
      <Clocks />
      <Away />
    </>
  );
}

const TICK = 250;

function Clocks() {
  const { t } = useOnlineWords();
  const clock = useOnline((online) => online.clock);
  const me = useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);
  const now = useNow(clock !== null);
  if (clock === null || clock.view.asked.length === 0) return null;
  const times = timesLeft(clock.view, Math.max(0, now - clock.at));
  const mine = times.find(({ seat }) => seat === me);
  return (
    <div className="table-time" role="timer" aria-label={t('time.label')}>
      {times.map((time) => (
        <Clock key={time.seat} time={time} />
      ))}
      {mine?.warns && (
        <p className="seen-by-readers" role="alert">
          {t('time.warning')}
        </p>
      )}
    </div>
  );
}

function Clock({ time: { seat, decision, reserve, warns } }: { readonly time: TimeLeft }) {
  const words = useOnlineWords();
  const { t } = words;
  const me = useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);
  const names = useGame((game) => game.names);
  const name = seat === me ? t('time.you') : (names[seat] ?? nameOfSeat(words, seat, me));
  return (
    <span className="table-clock" data-mine={seat === me} data-warns={warns}>
      <span className="table-clock-name">{name}</span>
      {decision > 0 && <b>{clockFace(decision)}</b>}
      {(reserve > 0 || decision === 0) && (
        <span>
          {t('time.reserve')} {decision > 0 ? clockFace(reserve) : <b>{clockFace(reserve)}</b>}
        </span>
      )}
    </span>
  );
}

function Away() {
  const words = useOnlineWords();
  const { t } = words;
  const away = useOnline((online) => online.away);
  const match = useOnline((online) => online.match);
  const me = useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);
  const over = useGame(({ snapshot }) => snapshot?.view.outcome != null);
  const names = useGame((game) => game.names);
  if (away.length === 0 || over || match === null) return null;
  if (away.some((seat) => seat === me)) {
    return (
      <div className="other-windows" role="alert">
        <p>{t('time.away.you')}</p>
        <button
          type="button"
          className="button button-primary"
          onClick={() => void askSiteFor('match:back', { match })}
        >
          {t('time.back')}
        </button>
      </div>
    );
  }
  const who = away.map((seat) => names[seat] ?? nameOfSeat(words, seat, me));
  return (
    <div className="other-windows" role="status">
      <p>{t('time.away', { who: who.join(t('board.and')) })}</p>
    </div>
  );
}

/** A clock of the page, looked at now and then. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
