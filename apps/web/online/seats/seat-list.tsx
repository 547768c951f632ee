import { SEAT_KINDS } from '../../engine/protocol.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { seatLetter } from '../../pages/controls/seat-letter.ts';
import { PersonPicture } from '../account/picture.tsx';
import { PersonTools } from '../conduct/person-tools.tsx';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { Room, RoomSeat } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';
import { useDeckWord } from './deck-choice.tsx';
import { Swap } from './swap.tsx';

interface SeatListProps {
  readonly room: Room;
}

/** Who sits where; one sits down by a click, and the host seats bots. */
export function SeatList({ room }: SeatListProps) {
  const { t } = useOnlineWords();
  return (
    <section className="panel room-sitters">
      <h2>{t('room.seats')}</h2>
      <ol className="room-seats">
        {room.seats.map((seat, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={number} className="room-seat" data-kind={seat.kind}>
            <span className="room-seat-letter">{t('seat.name', { seat: seatLetter(number) })}</span>
            <Team team={room.teams?.[number] ?? null} />
            <Sitter room={room} seat={seat} />
            <span className="room-seat-actions">
              <SeatActions room={room} seat={seat} number={number} />
              {!room.playing && <Swap room={room} seat={seat} number={number} />}
              {seat.kind === 'person' && <PersonTools room={room} person={seat.person} />}
            </span>
          </li>
        ))}
      </ol>
      <FillWithBots room={room} />
    </section>
  );
}

/** The host, where several seats are free: bots of one level take them all. */
function FillWithBots({ room: { id, game, host, playing, seats } }: SeatListProps) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (playing || me !== host || free.length < 2) return null;
  const fill = async (bot: string) => {
    for (const seat of free) {
      if (!(await askSiteFor('room:seat-bot', { room: id, seat, bot }))) return;
    }
  };
  return (
    <p className="room-fill">
      <BotSelect game={game} label={t('room.bots')} onChoose={(bot) => void fill(bot)} />
    </p>
  );
}

interface BotSelectProps {
  readonly game: string;
  readonly label: string;
  readonly onChoose: (bot: string) => void;
}

function BotSelect({ game, label, onChoose }: BotSelectProps) {
  const { t } = useOnlineWords();
  if (!isGameId(game)) return null;
  return (
    <select
      className="input"
      aria-label={label}
      value=""
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{label}</option>
      {GAMES[game].bots.map((bot) => (
        <option key={bot} value={bot}>
          {t(`seat.${bot}`)}
        </option>
      ))}
    </select>
  );
}

/** Who plays with whom: a sign, which also has another shape, and a word. */
function Team({ team }: { readonly team: number | null }) {
  const { t } = useOnlineWords();
  if (team === null) return null;
  return (
    <span className="room-team" data-team={team}>
      {t(team === 0 ? 'room.team.0' : 'room.team.1')}
    </span>
  );
}

function Sitter({ room, seat }: { readonly room: Room; readonly seat: RoomSeat }) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const words = useDeckWord(room.game);
  if (seat.kind === 'open') return <span className="help">{t('room.open')}</span>;
  if (seat.kind === 'bot') {
    const known = SEAT_KINDS.find((kind) => kind === seat.bot);
    return (
      <span>
        {known ? t(`seat.${known}`) : seat.bot}
        {seat.brings && <span className="tag">{t('deck.given', words)}</span>}
      </span>
    );
  }
  const { person, ready, here } = seat;
  const isHost = person.id === room.host;
  return (
    <span>
      <PersonPicture person={person} /> <b className="person-name">{person.name}</b>
      {person.id === me && <span className="tag">{t('room.you')}</span>}
      {isHost && <span className="tag">{t('room.host')}</span>}
      {!isHost && (
        <span className="tag" data-ready={ready}>
          {t(ready ? 'room.ready' : 'room.notReady')}
        </span>
      )}
      {seat.brings && <span className="tag">{t('deck.brought', words)}</span>}
      {!here && <span className="tag">{t('room.away')}</span>}
    </span>
  );
}

interface SeatActionsProps {
  readonly room: Room;
  readonly seat: RoomSeat;
  readonly number: number;
}

function SeatActions({ room: { id: room, game, host, playing }, seat, number }: SeatActionsProps) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const isHost = me === host;
  if (playing) return null;
  const seatBot = (bot: string | null) =>
    void askSiteFor('room:seat-bot', { room, seat: number, bot });
  switch (seat.kind) {
    case 'open':
      return (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void askSiteFor('room:sit', { room, seat: number })}
          >
            {t('room.sit')}
          </button>
          {isHost && <BotSelect game={game} label={t('room.bot')} onChoose={seatBot} />}
        </>
      );
    case 'bot':
      return isHost ? (
        <button type="button" className="button button-quiet" onClick={() => seatBot(null)}>
          {t('room.noBot')}
        </button>
      ) : null;
    case 'person':
      if (seat.person.id === me) {
        return (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void askSiteFor('room:stand', { room })}
          >
            {t('room.stand')}
          </button>
        );
      }
      return null;
  }
}
