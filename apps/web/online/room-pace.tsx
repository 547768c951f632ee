import { askSiteFor, useOnline } from './online-store.ts';
import { DELAYS, PAUSES, type Pace, type PaceChange, TIME_CONTROL_NAMES } from './pace.ts';
import type { Room } from './protocol.ts';
import { useOnlineWords } from './words.ts';

/** How fast the room plays: the host says, the others read. */
export function RoomPace({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const isHost = useOnline(({ person }) => person?.id === room.host);
  const { id, pace, playing } = room;
  const change = (part: PaceChange) => void askSiteFor('room:pace', { room: id, pace: part });
  return (
    <section className="panel room-pace">
      <h2>{t('pace.title')}</h2>
      <label>
        <span>{t('pace.time')}</span>
        <select
          className="input"
          disabled={!isHost || playing}
          value={pace.time}
          onChange={({ target }) => change({ time: target.value as Pace['time'] })}
        >
          {TIME_CONTROL_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`pace.time.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="help">{t(`pace.time.${pace.time}.help`)}</p>
      <label>
        <span>{t('pace.pause')}</span>
        <select
          className="input"
          disabled={!isHost || playing}
          value={pace.pause}
          onChange={({ target }) => change({ pause: Number(target.value) as Pace['pause'] })}
        >
          {PAUSES.map((pause) => (
            <option key={pause} value={pause}>
              {t(`pace.pause.${pause}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="help">{t('pace.pause.help')}</p>
      <label>
        <span>{t('pace.delay')}</span>
        <select
          className="input"
          disabled={!isHost || playing}
          value={pace.delay}
          onChange={({ target }) => change({ delay: Number(target.value) as Pace['delay'] })}
        >
          {DELAYS.map((delay) => (
            <option key={delay} value={delay}>
              {t(`pace.delay.${delay}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="help">{t('pace.delay.help')}</p>
    </section>
  );
}
