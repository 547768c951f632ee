import type { Kysely } from 'kysely';
import type { Quest, Reply } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { makeTable, seatsOf } from '../rooms/rooms.ts';
import { groupOf } from './group.ts';
import {
  addSeeker,
  dropSeeker,
  keepSeeker,
  lockSeekers,
  markFound,
  questOf,
  readSeekers,
  type Seeker,
  type Wish,
} from './seekers.ts';

// Any server brings those together who wait in the database: each time one of them says that it waits, so that nothing
// is lost with a server.

/** A match that was begun, and whom to tell. */
export interface FoundMatch {
  readonly match: string;
  readonly room: string;
  readonly people: readonly string[];
}

type Told = { readonly quest: Reply<Quest>; readonly found: FoundMatch | null };

/** Somebody wants to play with anybody. */
export async function seek(db: Kysely<Schema>, person: string, wish: Wish): Promise<Told> {
  const { game, players, deck } = wish;
  const seats = await seatsOf(game, setupOf(players, Array(players).fill(deck)));
  if (!seats.ok) return { quest: { ok: false, problem: seats.problems[0].text }, found: null };
  await addSeeker(db, person, wish);
  return bringTogether(db, person, { game, players });
}

/** Somebody goes on waiting. */
export async function waitOn(db: Kysely<Schema>, person: string): Promise<Told> {
  const sought = await keepSeeker(db, person);
  if (sought) return bringTogether(db, person, sought);
  return { quest: { ok: true, value: await questOf(db, person) }, found: null };
}

export { dropSeeker as stopSeeking };

async function bringTogether(
  db: Kysely<Schema>,
  person: string,
  { game, players }: Pick<Wish, 'game' | 'players'>,
): Promise<Told> {
  const found = await db.transaction().execute(async (trx): Promise<FoundMatch | null> => {
    await lockSeekers(trx, game, players);
    const group = groupOf(await readSeekers(trx, game, players), players);
    if (group === null) return null;
    const setup = setupOf(
      players,
      group.map(({ deck }) => deck),
    );
    const people = peopleOf(group);
    const { match, room } = await makeTable(trx, { game, setup, people });
    await markFound(trx, people, room);
    return { match, room, people };
  });
  return { quest: { ok: true, value: await questOf(db, person) }, found };
}

function peopleOf(group: readonly Seeker[]): readonly string[] {
  return group.map(({ person }) => person);
}

/** Everybody plays by the usual set-up, so that many find each other; in games that have decks, with their own. */
function setupOf(players: number, decks: readonly unknown[]): object {
  const chosen = decks.filter((deck) => deck !== null);
  return chosen.length === 0
    ? { players }
    : { players, decks: decks.map((deck) => deck ?? chosen[0]) };
}
