import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameOptions } from '../game-options.tsx';
import { askSiteFor } from '../online-store.ts';
import { TIME_CONTROL_NAMES } from '../pace.ts';
import type { ListedRoom, RoomFilter } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';
import { useRoomGist } from './room-gist.ts';

const ALL: RoomFilter = { game: null, time: null, free: false };

/** The rooms that everybody may see, as one looks for them. */
export function RoomList() {
  const { t } = useOnlineWords();
  const [filter, setFilter] = useState(ALL);
  const rooms = useRooms(filter);
  const change = (part: Partial<RoomFilter>) => setFilter((now) => ({ ...now, ...part }));
  return (
    <section className="panel">
      <h2>{t('online.rooms')}</h2>
      <div className="rooms-filter">
        <select
          className="input"
          aria-label={t('online.rooms.filter')}
          value={filter.game ?? ''}
          onChange={({ target }) => change({ game: target.value === '' ? null : target.value })}
        >
          <option value="">{t('online.rooms.all')}</option>
          <GameOptions />
        </select>
        <select
          className="input"
          aria-label={t('pace.time')}
          value={filter.time ?? ''}
          onChange={({ target }) =>
            change({ time: TIME_CONTROL_NAMES.find((name) => name === target.value) ?? null })
          }
        >
          <option value="">{t('online.rooms.anyTime')}</option>
          {TIME_CONTROL_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`pace.time.${name}`)}
            </option>
          ))}
        </select>
        <label className="room-listed">
          <input
            type="checkbox"
            checked={filter.free}
            onChange={({ target }) => change({ free: target.checked })}
          />
          {t('online.rooms.onlyFree')}
        </label>
      </div>
      {rooms.length === 0 ? (
        <p className="help">{t(filter === ALL ? 'online.rooms.none' : 'online.rooms.noneSo')}</p>
      ) : (
        <ul className="rooms">
          {rooms.map((room) => (
            <RoomRow key={room.code} room={room} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RoomRow({ room }: { readonly room: ListedRoom }) {
  const { t } = useOnlineWords();
  const gist = useRoomGist(room);
  const since = useSince(room.age);
  const { code, host, free, seats, playing, time } = room;
  const taken = seats - free;
  const facts = [t('online.rooms.taken', { taken, seats }), t(`pace.time.${time}`), since];
  return (
    <li>
      <Link className="room-row" to={`/room/${code}`}>
        <span className="room-code">{code}</span>
        <span className="room-row-what">
          <b>{gist}</b>
          <span className="help">
            {t('online.rooms.of', { host })} · {facts.join(' · ')}
          </span>
        </span>
        <span className="tag" data-free={!playing && free > 0}>
          {playing
            ? t('online.rooms.playing')
            : t(free > 0 ? 'online.rooms.free' : 'online.rooms.full', { free })}
        </span>
      </Link>
    </li>
  );
}

const MINUTE = 60_000;

/** How long ago a room was opened, in words. */
function useSince(age: number): string {
  const { t } = useOnlineWords();
  const minutes = Math.floor(age / MINUTE);
  if (minutes < 1) return t('online.rooms.now');
  if (minutes < 60) return t('online.rooms.minutes', { minutes });
  return t('online.rooms.hours', { hours: Math.floor(minutes / 60) });
}

/** How often the list is asked for again, in milliseconds. */
const REFRESH = 5000;

function useRooms(filter: RoomFilter): readonly ListedRoom[] {
  const [rooms, setRooms] = useState<readonly ListedRoom[]>([]);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      const reply = await askSiteFor('room:list', filter);
      if (reply && !gone) setRooms(reply.value);
    };
    void ask();
    const timer = setInterval(ask, REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [filter]);
  return rooms;
}
