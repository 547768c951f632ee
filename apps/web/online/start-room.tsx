import { askSiteFor, useOnline } from './online-store.ts';
import type { Room } from './protocol.ts';
import { useOnlineWords } from './words.ts';

/** Ready, and off. */
export function StartRoom({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const { id, seats, host, match, series, watchers } = room;
  const isHost = me === host;
  const mine = seats.find((seat) => seat.kind === 'person' && seat.person.id === me);
  const isHostHere =
    isHost ||
    watchers.some((person) => person.id === host) ||
    seats.some((seat) => seat.kind === 'person' && seat.person.id === host && seat.here);
  const full = seats.every(
    (seat) =>
      seat.kind === 'bot' || (seat.kind === 'person' && (seat.ready || seat.person.id === host)),
  );
  return (
    <section className="panel room-start">
      {mine?.kind === 'person' && !isHost && (
        <button
          type="button"
          className={mine.ready ? 'button' : 'button button-primary'}
          onClick={() => void askSiteFor('room:ready', { room: id, ready: !mine.ready })}
        >
          {t(mine.ready ? 'room.unready' : 'room.getReady')}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          className={full ? 'button button-primary' : 'button'}
          disabled={!full}
          onClick={() => void askSiteFor('room:start', { room: id })}
        >
          {series !== null && series.winners === null
            ? t('best.next', { game: series.games.length + 1 })
            : t(match === null ? 'room.start' : 'room.again')}
        </button>
      )}
      {mine?.kind === 'person' && !isHostHere && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void askSiteFor('room:lead', { room: id })}
          >
            {t('room.lead')}
          </button>
          <p className="help">{t('room.hostAway')}</p>
        </>
      )}
      {!(full && isHost) && <p className="help">{t(full ? 'room.waiting' : 'room.needs')}</p>}
      {isHost && <Listed room={room} />}
    </section>
  );
}

function Listed({ room: { id, listed } }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  return (
    <label className="room-listed">
      <input
        type="checkbox"
        checked={listed}
        onChange={({ target }) =>
          void askSiteFor('room:change', { room: id, listed: target.checked })
        }
      />
      {t('room.listed')}
    </label>
  );
}
