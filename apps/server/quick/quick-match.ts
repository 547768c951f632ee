import { fail, type Result } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Quest, Reply } from '../../web/online/protocol.ts';
import { BRINGS_DECKS, QUICK_SIZES } from '../../web/online/quick/sizes.ts';
import type { Schema } from '../database/schema.ts';
import { makeTable, seatsOf } from '../rooms/rooms.ts';
import { groupOf } from './group.ts';
import {
  addSeeker,
  dropSeeker,
  holdSeekers,
  keepSeeker,
  lockSeekers,
  markFound,
  questOf,
  type Seeker,
  type Wish,
} from './seekers.ts';

// Any server brings those together who wait in the database: each time one of them says that it waits, so that nothing
// is lost with a server.

const NOT_SO_MANY = fail(
  '快速匹配没有这样的人数',
  'There are no quick matches of that many players',
  'players',
);
const NO_DECKS = fail('这个游戏不用自带牌组', 'Nobody brings a deck to this game', 'deck');

/** A match that was begun, and whom to tell. */
export interface FoundMatch {
  readonly match: string;
  readonly room: string;
  readonly people: readonly string[];
}

type Told = { readonly quest: Reply<Quest>; readonly found: FoundMatch | null };

/** Somebody wants to play with anybody: from now on they wait. */
export async function seek(db: Kysely<Schema>, person: string, wish: Wish): Promise<Reply> {
  const may = await mayBeSought(wish);
  if (!may.ok) return { ok: false, problem: may.problems[0].text };
  await addSeeker(db, person, wish);
  return { ok: true, value: null };
}

/** Many find each other only where there are few kinds of matches; and nobody sets up a match for strangers. */
async function mayBeSought({ game, players, deck }: Wish): Promise<Result<unknown>> {
  if (!isGameId(game)) return fail('没有这个游戏', 'There is no such game', 'game');
  if (!QUICK_SIZES[game].includes(players)) return NOT_SO_MANY;
  if (deck !== null && !BRINGS_DECKS.includes(game)) return NO_DECKS;
  return seatsOf(game, setupOf(players, Array(players).fill(deck)));
}

/** Somebody waits: they are brought together with others, if there are enough by now. */
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
    const group = groupOf(await holdSeekers(trx, game, players), players);
    if (group === null) return null;
    const setup = setupOf(
      players,
      group.map(({ deck }) => deck),
    );
    const people = peopleOf(group);
    if (!(await seatsOf(game, setup)).ok) {
      // Cards have changed since one of them began to wait: their pages ask again, and are told.
      for (const one of people) await dropSeeker(trx, one);
      return null;
    }
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
