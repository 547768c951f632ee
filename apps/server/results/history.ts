import type { Seat } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import { type EndedMatch, NAMELESS, type PlayedMatch } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { isCalledOff, winnersOf } from '../matches/ending.ts';

const MOST_LISTED = 50;

/** The matches that a person plays or has played, the one begun last first. */
export async function listMatches(
  db: Kysely<Schema>,
  person: string,
): Promise<readonly PlayedMatch[]> {
  const mine = await db
    .selectFrom('match_seats')
    .innerJoin('matches', 'matches.id', 'match_seats.match')
    .leftJoin('rooms', 'rooms.id', 'matches.room')
    .select([
      'matches.id',
      'matches.game',
      'matches.started',
      'matches.ended',
      'matches.outcome',
      'matches.series',
      'match_seats.seat',
      'rooms.code',
      'rooms.match as played',
    ])
    .where('match_seats.person', '=', person)
    .orderBy('matches.started', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const names = await namesIn(
    db,
    mine.map(({ id }) => id),
  );
  const games = await gamesIn(db, mine);
  return mine.map(({ id, game, started, ended, outcome, series, seat, code, played }) => ({
    id,
    game,
    started: started.getTime(),
    seat: seat as Seat,
    names: names.get(id) ?? [],
    winners: winnersOf(outcome),
    calledOff: isCalledOff(outcome),
    series: series === null ? null : standing(games.get(series) ?? [], id, seat as Seat),
    room: ended === null && played === id ? code : null,
  }));
}

interface Game {
  readonly id: string;
  readonly winners: readonly Seat[];
  readonly calledOff: boolean;
}

/** The games of each best of three that these matches belong to, in order. */
async function gamesIn(
  db: Kysely<Schema>,
  matches: readonly { readonly series: string | null }[],
): Promise<ReadonlyMap<string, readonly Game[]>> {
  const series = [...new Set(matches.flatMap((match) => match.series ?? []))];
  if (series.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'series', 'outcome'])
    .where('series', 'in', series)
    .orderBy('started')
    .execute();
  const games = rows.map(({ id, series: of, outcome }) => {
    return { of, id, winners: winnersOf(outcome) ?? [], calledOff: isCalledOff(outcome) };
  });
  return new Map(series.map((one) => [one, games.filter(({ of }) => of === one)]));
}

/** Which game it is, and how it stood for a seat once it was over; one that was called off is played again. */
function standing(games: readonly Game[], match: string, seat: Seat): PlayedMatch['series'] {
  const place = games.findIndex(({ id }) => id === match);
  const counted = games.slice(0, place).filter(({ calledOff }) => !calledOff).length;
  const decided = games.slice(0, place + 1).filter(({ winners }) => winners.length > 0);
  const won = decided.filter(({ winners }) => winners.includes(seat)).length;
  return { game: counted + 1, won, lost: decided.length - won };
}

/** What everybody at the seats of matches is called; null for bots. */
async function namesIn(
  db: Kysely<Schema>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  if (matches.length === 0) return new Map();
  const rows = await db
    .selectFrom('match_seats')
    .leftJoin('user', 'user.id', 'match_seats.person')
    .select(['match_seats.match', 'match_seats.gone', 'user.name'])
    .where('match_seats.match', 'in', matches)
    .orderBy('match_seats.seat')
    .execute();
  const names = new Map<string, (string | null)[]>();
  for (const { match, gone, name } of rows) {
    names.set(match, [...(names.get(match) ?? []), gone ? NAMELESS : name]);
  }
  return names;
}

/** What whoever has the address of a match that has ended may see: all of it. */
export async function endedMatch(
  db: Kysely<Schema>,
  match: string,
  ended: Omit<EndedMatch, 'names'>,
): Promise<EndedMatch> {
  const names = await namesIn(db, [match]);
  return { ...ended, names: names.get(match) ?? [] };
}
