import { NOBODY, type Seat } from '@lianhuan/kernel';
import { useEffect, useMemo, useState } from 'react';
import { nameOfSeat } from '../board/seat-name.ts';
import { useGame } from '../engine/store.ts';
import { askSiteFor, useOnline } from './online-store.ts';
import { ABSENT_MS, TIME_CONTROLS } from './pace.ts';
import { clockFace, type TimeLeft, timesLeft } from './time-left.ts';
import { useMatchOver } from './wishes/seats.ts';
import { useOnlineWords } from './words.ts';

const TICK = 250;

/** Who is asked, and how long they have. */
export function Clocks() {
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

/** For whom a bot plays. */
export function Away() {
  const words = useOnlineWords();
  const { t } = words;
  const away = useOnline((online) => online.away);
  const match = useOnline((online) => online.match);
  const me = useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);
  const over = useMatchOver();
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

/** Players who have no page open; where nobody counts, those who have can let a bot play for them after a while. */
export function Absent() {
  const { t } = useOnlineWords();
  const room = useOnline((online) => online.room);
  const match = useOnline((online) => online.match);
  const away = useOnline((online) => online.away);
  const me = useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);
  const over = useMatchOver();
  const shownAt = useMemo(() => (room ? performance.now() : 0), [room]);
  const seats = room && match === room.match && !over ? room.seats : [];
  const absent = seats.flatMap((sitter, at) => {
    const seat = at as Seat;
    const isAbsent = sitter.kind === 'person' && !sitter.here && !away.includes(seat);
    return isAbsent ? [{ seat, name: sitter.person.name, awayFor: sitter.awayFor }] : [];
  });
  const now = useNow(absent.length > 0);
  if (room === null || match === null || absent.length === 0) return null;
  const maySay = me !== NOBODY && TIME_CONTROLS[room.pace.time] === null;
  return (
    <div className="table-absent" role="status">
      {absent.map(({ seat, name, awayFor }) => (
        <p key={seat}>
          <span aria-hidden="true">○ </span>
          {t('time.absent', { who: name })}{' '}
          {maySay && awayFor + Math.max(0, now - shownAt) > ABSENT_MS && (
            <button
              type="button"
              className="button"
              onClick={() => void askSiteFor('match:stand-in', { match, seat })}
            >
              {t('time.standIn')}
            </button>
          )}
        </p>
      ))}
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
