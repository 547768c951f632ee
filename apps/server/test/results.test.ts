import { randomUUID } from 'node:crypto';
import type { Seat } from '@lianhuan/kernel';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { rateMatch } from '../results/ratings.ts';
import type { TestPlayer } from './support/test-player.ts';
import { testSite } from './support/test-site.ts';

// What is left of a match after its end: its address, the history of its players, and their ratings.

const site = testSite({ servers: 1 });
const guest = (server?: number) => site.guest(server);

/** A duel; where there is no friend, against a bot. */
async function begin(host: TestPlayer, friend: TestPlayer | null): Promise<string> {
  const setup = { players: 2, favorPerPlayer: 5 };
  const { code } = await host.ask('room:make', { game: 'minxin', setup, listed: false });
  const { id: room } = await host.ask('room:enter', { code });
  await host.ask('room:pace', { room, pace: { pause: 0 } });
  if (friend) {
    await friend.ask('room:enter', { code });
    await friend.ask('room:sit', { room, seat: 1 });
    await friend.ask('room:ready', { room, ready: true });
  } else {
    await host.ask('room:seat-bot', { room, seat: 1, bot: 'random' });
  }
  const { match } = await host.ask('room:start', { room });
  return match;
}

/** Everybody gives the first answer there is, until it is over. */
async function playOut(match: string, players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) await player.join(match);
  while (players[0].now.rest === null) {
    const asked = players.find(({ now }) => now.asked !== null && !now.snapshot.thinking);
    if (asked) {
      const { entries } = asked.now;
      await asked.answer(match, asked.now, 0);
      await expect.poll(() => asked.now.entries, { interval: 5 }).toBeGreaterThan(entries);
    } else {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

describe('a match that has ended', { timeout: 120_000 }, () => {
  test('is looked through by whoever has its address, and not before its end', async () => {
    const [host, friend, stranger] = [await guest(), await guest(), await guest()];
    const match = await begin(host, friend);
    for (const player of [host, stranger]) {
      expect(await player.try('match:ended', { match })).toMatchObject({ ok: false });
    }
    await playOut(match, [host, friend]);
    // All in the room are told that it is over, and may play again.
    await expect.poll(() => host.room?.playing).toBe(false);
    const seen = await stranger.ask('match:ended', { match });
    expect(seen.record).toEqual(host.now.rest?.record);
    expect(seen.seat).toBe(-1);
    expect((await friend.ask('match:ended', { match })).seat).toBe(1);
  });

  test('stands in the history of its players alone, with how it ended', async () => {
    const [host, friend, stranger] = [await guest(), await guest(), await guest()];
    const match = await begin(host, friend);
    expect(await host.ask('match:list', {})).toMatchObject([{ id: match, winners: null, seat: 0 }]);
    await playOut(match, [host, friend]);
    const winners = host.now.snapshot.view.outcome?.winners;
    await expect
      .poll(() => friend.ask('match:list', {}))
      .toMatchObject([{ id: match, game: 'minxin', seat: 1, winners, room: null }]);
    expect(await stranger.ask('match:list', {})).toEqual([]);
  });
});

test('whom one has met, and who won: not comrades, not strangers, not before the end', async () => {
  const me = await guest();
  const database = await openDatabase(site.database);
  const { db } = database;
  const newest = db.selectFrom('user').select('id').orderBy('createdAt', 'desc').limit(1);
  const { id } = await newest.executeTakeFirstOrThrow();
  const met = ['friend', 'foe', 'stranger'].map((name) => ({ id: randomUUID(), name }));
  for (const { id: person, name } of met) {
    const email = `${name}@guest.invalid`;
    await sql`insert into "user" (id, name, email, "emailVerified")
      values (${person}, ${name}, ${email}, false)`.execute(db);
  }
  const [friend, foe, stranger] = met.map((person) => person.id);
  const play = (people: readonly string[], winners: readonly number[] | null) =>
    keepMatch(db, people, winners);
  await play([id, foe], [0]);
  await play([foe, id], [0]);
  await play([foe, id], [1]);
  await play([id, foe, friend], [0, 2]);
  await play([id, foe], []);
  await play([id, friend], null);
  await play([stranger, foe], [0]);
  expect(await me.ask('rival:list', {})).toEqual([
    { name: 'foe', image: null, played: 5, won: 3, lost: 1 },
    { name: 'friend', image: null, played: 1, won: 0, lost: 0 },
  ]);
  await database.close();
});

/** Puts a match among those that were played. @param winners null while it is not over */
async function keepMatch(
  db: Kysely<Schema>,
  people: readonly string[],
  winners: readonly number[] | null,
): Promise<void> {
  const match = randomUUID();
  const ended = winners === null ? null : new Date();
  const outcome = winners === null ? null : JSON.stringify({ winners });
  await sql`insert into matches (id, game, version, content, setup, seed, seal, pace, ended, outcome)
    values (${match}, 'minxin', '', '', '{}', '', '', '{}', ${ended}, ${outcome})`.execute(db);
  for (const [seat, person] of people.entries()) {
    await sql`insert into match_seats (match, seat, person)
      values (${match}, ${seat}, ${person})`.execute(db);
  }
}

describe('ratings', { timeout: 120_000 }, () => {
  test('go up for who won and down for who lost, once', async () => {
    const [host, friend] = [await guest(), await guest()];
    const match = await begin(host, friend);
    await playOut(match, [host, friend]);
    const winners = host.now.snapshot.view.outcome?.winners ?? [];
    const ratingOf = async (player: TestPlayer) =>
      (await player.ask('rating:list', { game: 'minxin' })).find(({ mine }) => mine);
    await expect.poll(() => ratingOf(host)).toMatchObject({ played: 1 });
    const [one, other] = [await ratingOf(host), await ratingOf(friend)];
    expect([one?.won, other?.won]).toEqual(
      [0, 1].map((seat) => (winners.some((who) => who === seat) ? 1 : 0)),
    );
    if (winners.length === 1) {
      const [won, lost] = winners[0] === 0 ? [one, other] : [other, one];
      expect(won?.rating).toBeGreaterThan(lost?.rating ?? Number.POSITIVE_INFINITY);
    }
    // It is opened from cold by another server, which finds it ended.
    await site.servers[0].online?.matches.with(match, () => {});
    expect(await ratingOf(host)).toEqual(one);
  });

  test('count every match of newcomers, also where several end at one moment', async () => {
    await Promise.all([guest(), guest()]);
    const database = await openDatabase(site.database);
    const { db } = database;
    const people = await db.selectFrom('user').select('id').orderBy('id').limit(2).execute();
    const sitters = people.map(({ id }) => ({ person: id }));
    const ended = { game: 'evolve', sitters, outcome: { winners: [0 as Seat] } };
    // Half of them sit the other way round, so that rows are wanted in either order.
    const other = { ...ended, sitters: sitters.toReversed() };
    const matches = [ended, other, ended, other, ended, other];
    let begin = () => {};
    const allBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let begun = 0;
    await Promise.all(
      matches.map((one) =>
        db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx);
          begun += 1;
          if (begun === matches.length) begin();
          await allBegun;
          await rateMatch(trx, one);
        }),
      ),
    );
    const rows = db.selectFrom('ratings').select(['played', 'won']).where('game', '=', 'evolve');
    expect(await rows.execute()).toEqual([
      { played: 6, won: 3 },
      { played: 6, won: 3 },
    ]);
    await database.close();
  });

  test('compare team with team where seats have teams', async () => {
    await Promise.all([guest(), guest(), guest(), guest()]);
    const database = await openDatabase(site.database);
    const { db } = database;
    const people = await db.selectFrom('user').select('id').orderBy('createdAt').limit(4).execute();
    const [one, two, three, four] = people.map(({ id }) => id);
    /** 三国智 two against two, in which the first and the third win. @returns mean and deviation of those who are rated */
    const play = async (seats: readonly (string | null)[]) => {
      await db.deleteFrom('ratings').where('game', '=', 'sanguozhi').execute();
      const sitters = seats.map((person) => ({ person }));
      const outcome = { winners: [0, 2] as Seat[] };
      await rateMatch(db, { game: 'sanguozhi', sitters, outcome });
      const rows = await db
        .selectFrom('ratings')
        .select(['person', 'mean', 'deviation'])
        .where('game', '=', 'sanguozhi')
        .execute();
      return new Map(rows.map(({ person, mean, deviation }) => [person, { mean, deviation }]));
    };
    const all = await play([one, two, three, four]);
    expect(all.get(one)).toEqual(all.get(three));
    expect(all.get(two)).toEqual(all.get(four));
    expect(all.get(one)?.mean).toBeGreaterThan(all.get(two)?.mean ?? Number.POSITIVE_INFINITY);
    // A bot in a team stands for a newcomer, so for the people it is as it would be with two.
    const withBot = await play([one, two, null, four]);
    expect(withBot).toEqual(new Map([...all].filter(([person]) => person !== three)));
    // Comrades do not play against each other, and bots are nobody.
    expect(await play([one, null, three, null])).toEqual(new Map());
    await database.close();
  });

  test('are not made against bots', async () => {
    const host = await guest();
    const match = await begin(host, null);
    await playOut(match, [host]);
    await expect.poll(() => host.ask('match:list', {})).not.toMatchObject([{ winners: null }]);
    const rated = await host.ask('rating:list', { game: 'minxin' });
    expect(rated.filter(({ mine }) => mine)).toEqual([]);
  });
});
