import { askSiteFor, useOnline } from './online-store.ts';
import { DELAYS, PAUSES, type Pace, TIME_CONTROL_NAMES } from './pace.ts';
import type { Room } from './protocol.ts';
import { useOnlineWords } from './words.ts';

/** How fast the room plays: the host says, the others read. */
export function RoomPace({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const { time } = room.pace;
  return (
    <section className="panel room-pace">
      <h2>{t('pace.title')}</h2>
      <p className="help">{t('pace.anew')}</p>
      <Choice
        room={room}
        part="time"
        from={TIME_CONTROL_NAMES}
        say={(name) => t(`pace.time.${name}`)}
        help={t(`pace.time.${time}.help`)}
      />
      <Choice
        room={room}
        part="pause"
        from={PAUSES}
        say={(pause) => t(`pace.pause.${pause}`)}
        help={t('pace.pause.help')}
      />
      <Choice
        room={room}
        part="delay"
        from={DELAYS}
        say={(delay) => t(`pace.delay.${delay}`)}
        help={t('pace.delay.help')}
      />
    </section>
  );
}

interface ChoiceProps<Part extends keyof Pace> {
  readonly room: Room;
  readonly part: Part;
  readonly from: readonly Pace[Part][];
  readonly say: (value: Pace[Part]) => string;
  readonly help: string;
}

/** One part of the pace, chosen from a list. */
function Choice<Part extends keyof Pace>({ room, part, from, say, help }: ChoiceProps<Part>) {
  const { t } = useOnlineWords();
  const isHost = useOnline(({ person }) => person?.id === room.host);
  const { id, pace, playing } = room;
  const choose = (chosen: string) => {
    const value = from.find((one) => String(one) === chosen);
    void askSiteFor('room:pace', { room: id, pace: { [part]: value } });
  };
  return (
    <>
      <label>
        <span>{t(`pace.${part}`)}</span>
        <select
          className="input"
          disabled={!isHost || playing}
          value={String(pace[part])}
          onChange={({ target }) => choose(target.value)}
        >
          {from.map((value) => (
            <option key={value} value={value}>
              {say(value)}
            </option>
          ))}
        </select>
      </label>
      <p className="help">{help}</p>
    </>
  );
}
