import { seatLetter } from '../../pages/controls/seat-letter.ts';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { Room, RoomSeat } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

interface SwapProps {
  readonly room: Room;
  readonly seat: RoomSeat;
  readonly number: number;
}

/** What one may do to sit where somebody else sits: ask for it, answer who asks, and as the host move bots. */
export function Swap({ room, seat, number }: SwapProps) {
  const me = useOnline(({ person }) => person?.id);
  if (seat.kind === 'bot') return me === room.host ? <MoveBot room={room} seat={number} /> : null;
  if (seat.kind === 'open') return null;
  const mine = room.seats.find((one) => one.kind === 'person' && one.person.id === me);
  if (mine?.kind !== 'person' || seat.person.id === me) return null;
  return seat.swap === me ? (
    <Answer room={room.id} person={seat.person.id} />
  ) : (
    <AskSwap room={room.id} person={seat.person.id} asked={mine.swap === seat.person.id} />
  );
}

interface AskSwapProps {
  readonly room: string;
  readonly person: string;
  /** It was asked, and is not answered. */
  readonly asked: boolean;
}

function AskSwap({ room, person, asked }: AskSwapProps) {
  const { t } = useOnlineWords();
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => void askSiteFor('room:ask-swap', { room, person: asked ? null : person })}
    >
      {t(asked ? 'swap.cancel' : 'swap.ask')}
    </button>
  );
}

interface AnswerProps {
  readonly room: string;
  readonly person: string;
}

function Answer({ room, person }: AnswerProps) {
  const { t } = useOnlineWords();
  const answer = (agrees: 'yes' | 'no') =>
    void askSiteFor('room:answer-swap', { room, person, agrees });
  return (
    <span className="room-swap">
      <span role="status">{t('swap.wants')}</span>
      <button type="button" className="button button-primary" onClick={() => answer('yes')}>
        {t('swap.yes')}
      </button>
      <button type="button" className="button" onClick={() => answer('no')}>
        {t('swap.no')}
      </button>
    </span>
  );
}

/** Where the host may move a bot: to seats that are free, of bots, or the host’s own. */
function MoveBot({ room: { id: room, host, seats }, seat }: { room: Room; seat: number }) {
  const { t } = useOnlineWords();
  const places = [...seats.entries()].filter(
    ([number, one]) => number !== seat && (one.kind !== 'person' || one.person.id === host),
  );
  if (places.length === 0) return null;
  return (
    <select
      className="input"
      aria-label={t('swap.bot')}
      value=""
      onChange={({ target }) =>
        void askSiteFor('room:move-bot', { room, seat, to: Number(target.value) })
      }
    >
      <option value="">{t('swap.bot')}</option>
      {places.map(([number, { kind }]) => (
        <option key={number} value={number}>
          {t(kind === 'open' ? 'swap.bot.to' : 'swap.bot.with', { seat: seatLetter(number) })}
        </option>
      ))}
    </select>
  );
}
