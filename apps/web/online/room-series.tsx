import type { Seat } from '@lianhuan/kernel';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ExchangeProps } from '../games/entry.ts';
import { isGameId } from '../games/ids.ts';
import { GAMES } from '../games/index.ts';
import { useLoaded } from '../games/loaded.ts';
import { seatLetter } from '../pages/controls/seat-letter.ts';
import { Loading } from '../pages/shell/loading.tsx';
import { askSiteFor, useOnline } from './online-store.ts';
import type { OwnDeck, Room, RoomSeries as Series } from './protocol.ts';
import { useOnlineWords } from './words.ts';

interface RoomProps {
  readonly room: Room;
}

/** One game or best of three; and between its games how it stands, and one's side deck. */
export function RoomSeries({ room }: RoomProps) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const { id, game, host, seats, bestOf, series } = room;
  if (!isGameId(game) || GAMES[game].loadExchange === undefined) return null;
  const sits = seats.some((seat) => seat.kind === 'person' && seat.person.id === me);
  return (
    <section className="panel room-pace room-series">
      <h2>{t('best.title')}</h2>
      <label>
        <span>{t('best.of')}</span>
        <select
          className="input"
          disabled={me !== host || room.playing}
          value={bestOf}
          onChange={({ target }) =>
            void askSiteFor('room:best-of', { room: id, bestOf: target.value === '3' ? 3 : 1 })
          }
        >
          <option value={1}>{t('best.1')}</option>
          <option value={3}>{t('best.3')}</option>
        </select>
      </label>
      {bestOf === 3 && <p className="help">{t('best.help')}</p>}
      {series && <Score room={room} series={series} />}
      {series && series.winners === null && !room.playing && sits && (
        <Suspense fallback={<Loading />}>
          <OwnExchange key={series.games.length} room={id} load={GAMES[game].loadExchange} />
        </Suspense>
      )}
    </section>
  );
}

/** The games of the first side, and those of the other. */
export function winsOf({ games }: Series): { readonly one: number; readonly other: number } {
  const wins = (seat: number) =>
    games.filter(({ winners }) => winners?.includes(seat as Seat)).length;
  return { one: wins(0), other: wins(1) };
}

function Score({ room, series }: RoomProps & { readonly series: Series }) {
  const { t } = useOnlineWords();
  const { games, chooser, winners } = series;
  const named = useNames(room);
  return (
    <>
      <p className="room-score">{t('best.score', winsOf(series))}</p>
      <ol className="rooms">
        {games.map(({ match, winners: won }, place) => (
          <li key={match}>
            {won === null ? (
              <span className="room-row">
                <b>{t('best.game', { game: place + 1 })}</b> {t('best.on')}
              </span>
            ) : (
              <Link className="room-row" to={`/match/${match}`}>
                <b>{t('best.game', { game: place + 1 })}</b>{' '}
                {won.length === 0 ? t('best.draw') : t('best.won', { who: named(won) })}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {winners !== null && <p role="status">{t('best.over', { who: named(winners) })}</p>}
      {winners === null && !room.playing && chooser !== null && (
        <p className="help">{t('best.chooser', { who: named([chooser]) })}</p>
      )}
    </>
  );
}

/** What those in some seats are called. */
function useNames({ seats }: Room): (named: readonly Seat[]) => string {
  const { t } = useOnlineWords();
  const nameOf = (seat: Seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'person'
      ? sitter.person.name
      : t('seat.name', { seat: seatLetter(seat) });
  };
  return (named) => named.map(nameOf).join(t('board.and'));
}

interface OwnExchangeProps {
  readonly room: string;
  readonly load: () => Promise<React.ComponentType<ExchangeProps>>;
}

/** Nobody else is told of it. */
function OwnExchange({ room, load }: OwnExchangeProps) {
  const Exchange = useLoaded(load);
  const [own, setOwn] = useState<OwnDeck | null>(null);
  const read = async () => {
    const reply = await askSiteFor('room:deck', { room });
    if (reply) setOwn(reply.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each game
  useEffect(() => void read(), [room]);
  if (own === null) return <Loading />;
  return (
    <Exchange
      own={own}
      onExchange={async (out, into) => {
        if (await askSiteFor('room:exchange', { room, out, into })) await read();
      }}
    />
  );
}

/** How it stands, at the table. */
export function SeriesNote({ room: { series } }: RoomProps) {
  const { t } = useOnlineWords();
  if (series === null) return null;
  return (
    <p className="watch-note" role="status">
      {t('best.table', { game: series.games.length, ...winsOf(series) })}
    </p>
  );
}
