import type { Outcome, Seat } from '@lianhuan/kernel';
import { type Kysely, sql } from 'kysely';
import { ordinal, rate, rating } from 'openskill';
import type { RatedPerson } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import type { Sitter } from '../matches/store.ts';
import { teamsIn } from '../rooms/teams.ts';

interface Ended {
  readonly game: string;
  readonly sitters: readonly Pick<Sitter, 'person'>[];
  readonly outcome: Outcome;
}

interface Known {
  readonly mean: number;
  readonly deviation: number;
  readonly played: number;
  readonly won: number;
}

/** Somebody whose rating a match changes. */
interface Rated {
  readonly person: string;
  readonly seat: number;
  readonly won: boolean;
}

/**
 * Takes in how a match ended, once. People are compared with people: whoever won with all who did not; where the seats of
 * the game have teams, team with team. Bots are not rated; in a team one counts as a newcomer. Who sat among bots or
 * comrades alone is not rated.
 */
export async function rateMatch(
  db: Kysely<Schema>,
  { game, sitters, outcome }: Ended,
): Promise<void> {
  const people = sitters.map(({ person }) => person);
  // Who sits twice, as matches of before had it, has played against no one there.
  const sitsOnce = (person: string) => people.indexOf(person) === people.lastIndexOf(person);
  const rated = people.flatMap((person, seat) =>
    person === null || !sitsOnce(person)
      ? []
      : [{ person, seat, won: outcome.winners.includes(seat as Seat) }],
  );
  const sides = sidesOf(rated, teamsIn(game, sitters.length));
  if (sides.length < 2) return;
  const before = await readRatings(
    db,
    game,
    rated.map(({ person }) => person),
  );
  const knownOf = new Map(rated.map(({ person }, at) => [person, before[at]]));
  const size = Math.max(...sides.map(({ length }) => length));
  const after = rate(
    sides.map((side) =>
      Array.from({ length: size }, (_, at) => skillOf(knownOf.get(side[at]?.person))),
    ),
    { rank: sides.map(([{ won }]) => (won ? 1 : 2)) },
  );
  const rows = rated.map(({ person, won }, at) => {
    const side = sides.findIndex((one) => one.some((each) => each.person === person));
    const place = sides[side].findIndex((each) => each.person === person);
    const { mu, sigma } = after[side][place];
    const known = before[at];
    const counts = { played: known.played + 1, won: known.won + (won ? 1 : 0) };
    const skill = { mean: mu, deviation: sigma, ordinal: ordinal({ mu, sigma }) };
    return { person, game, ...skill, ...counts };
  });
  await db
    .insertInto('ratings')
    .values(rows)
    .onConflict((known) =>
      known.columns(['person', 'game']).doUpdateSet((row) => ({
        mean: row.ref('excluded.mean'),
        deviation: row.ref('excluded.deviation'),
        ordinal: row.ref('excluded.ordinal'),
        played: row.ref('excluded.played'),
        won: row.ref('excluded.won'),
      })),
    )
    .execute();
}

/** Who is compared as one: a team, or each for themselves where there are none. Each has somebody. */
function sidesOf(rated: readonly Rated[], teams: readonly number[] | null): (readonly Rated[])[] {
  const sides = new Map<number, Rated[]>();
  for (const one of rated) {
    const side = teams?.[one.seat] ?? one.seat;
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  return [...sides.values()];
}

/** What the library calculates with; a newcomer’s where nobody is known. */
function skillOf(known: Known | undefined) {
  return known === undefined ? rating() : rating({ mu: known.mean, sigma: known.deviation });
}

const { mu: MEAN, sigma: DEVIATION } = rating();

/**
 * The ratings of these people, in their order; a newcomer's is written first. They are locked, so that two matches that end
 * at once count one after the other, also somebody's first ones.
 */
async function readRatings(
  db: Kysely<Schema>,
  game: string,
  people: readonly string[],
): Promise<readonly Known[]> {
  // All write and lock in one order: nobody waits for somebody who waits for them.
  const sorted = people.toSorted();
  const unrated = { mean: MEAN, deviation: DEVIATION, ordinal: 0, played: 0, won: 0 };
  await db
    .insertInto('ratings')
    .values(sorted.map((person) => ({ person, game, ...unrated })))
    .onConflict((known) => known.doNothing())
    .execute();
  const rows = await db
    .selectFrom('ratings')
    .select(['person', 'mean', 'deviation', 'played', 'won'])
    .where('game', '=', game)
    .where('person', 'in', people)
    .orderBy(sql`person collate "C"`)
    .forUpdate()
    .execute();
  const known = new Map(rows.map(({ person, ...row }) => [person, row]));
  return people.map((person) => {
    const row = known.get(person);
    if (row === undefined) throw new Error(`the rating of ${person} is gone`);
    return row;
  });
}

const MOST_LISTED = 50;

/** Those who play a game best, as far as can be told: whoever played little stands lower. */
export async function listRatings(
  db: Kysely<Schema>,
  game: string,
  me: string,
): Promise<readonly RatedPerson[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('user', 'user.id', 'ratings.person')
    .select(['ratings.person', 'user.name', 'ratings.ordinal', 'ratings.played', 'ratings.won'])
    .where('ratings.game', '=', game)
    .orderBy('ratings.ordinal', 'desc')
    .orderBy('ratings.played', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ person, ordinal: skill, ...row }) => ({
    ...row,
    rating: Math.round(1000 + skill * POINTS),
    mine: person === me,
  }));
}

/** What is shown are whole numbers about 1,000, not the few units that the library counts in. */
const POINTS = 40;
