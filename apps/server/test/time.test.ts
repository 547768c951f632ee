import { randomUUID } from 'node:crypto';
import type { Seat } from '@lianhuan/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import { readEntries } from '../matches/store.ts';
import { emptyDatabase } from './support/test-database.ts';
import {
  beginMatch,
  look,
  startTestServer,
  stopTestServer,
  type TestServer,
} from './support/test-matches.ts';

// How long people may think, by the clock of the database.

let url = '';
const open: TestServer[] = [];

async function server(): Promise<TestServer> {
  const one = await startTestServer(url);
  open.push(one);
  return one;
}

beforeAll(async () => {
  url = await emptyDatabase();
}, 600_000);

afterAll(async () => {
  for (const one of open) await stopTestServer(one);
});

const QUICK = { time: { perDecision: 200, reserve: 300 }, pause: 0, delay: 0 };
const SLOW = { time: { perDecision: 500, reserve: 60_000 }, pause: 0, delay: 0 };

const kindsOf = async ({ database }: TestServer, id: string) =>
  (await readEntries(database.db, id)).map(({ kind }) => kind);

function firstAsked(live: LiveMatch): { readonly seat: Seat; readonly number: number } {
  const { seat } = live.match.pending[0];
  return { seat, number: live.askedAt(seat) as number };
}

async function answer(one: TestServer, id: string): Promise<Seat> {
  const { seat, number } = await look(one, id, firstAsked);
  expect(await one.matches.answer(id, seat, number, 0, randomUUID())).toMatchObject({ ok: true });
  return seat;
}

describe('the time of a player', () => {
  test('ends with an answer that commits to least, and then a bot plays until the player is back', async () => {
    const one = await server();
    const id = await beginMatch(one, { bots: [null, 'greedy'], pace: QUICK });
    const asked = Date.now();
    one.matches.advance(id);
    await expect.poll(() => look(one, id, ({ clock }) => clock.isAway(0 as Seat))).toBe(true);
    expect(Date.now() - asked).toBeGreaterThan(450);
    expect(await kindsOf(one, id)).toContain('time-out');
    // The stand-in goes on, and nobody waits for time to be up again.
    const entries = await look(one, id, (live) => live.entries);
    await expect.poll(() => look(one, id, (live) => live.entries)).toBeGreaterThan(entries + 2);
    expect((await kindsOf(one, id)).filter((kind) => kind === 'time-out')).toHaveLength(1);
    expect(await one.matches.comeBack(id, 0 as Seat)).toMatchObject({ ok: true });
    expect(await look(one, id, ({ clock }) => clock.isAway(0 as Seat))).toBe(false);
    expect(await kindsOf(one, id)).toContain('back');
  });

  test('is taken out of the reserve where a decision took longer, and is the same on another server', async () => {
    const [one, other] = [await server(), await server()];
    const id = await beginMatch(one, { bots: [null, null], pace: SLOW });
    await look(one, id, () => {});
    await new Promise((resolve) => setTimeout(resolve, 900));
    const seat = await answer(one, id);
    const clocks = await Promise.all(
      [one, other].map((at) =>
        look(at, id, ({ clock }) => [0, 1].map((who) => clock.reserveLeft(who as Seat))),
      ),
    );
    expect(clocks[0]).toEqual(clocks[1]);
    expect(clocks[0][seat]).toBeLessThan(60_000 - 250);
    expect(clocks[0][1 - seat]).toBe(60_000);
  });

  test('runs on where its server was killed, and another finds the match by itself', async () => {
    const one = await server();
    const id = await beginMatch(one, { bots: [null, null], pace: QUICK });
    // As if the server that began it were gone before it had the match in memory.
    await sql`update matches set look_at = now() where id = ${id}::uuid`.execute(one.database.db);
    await expect.poll(() => kindsOf(one, id)).toContain('time-out');
  });

  test('is given again if it was up while no server was there to see it', async () => {
    const one = await server();
    const id = await beginMatch(one, { bots: [null, null], pace: SLOW });
    await sql`update matches set started = now() - interval '1 hour' where id = ${id}::uuid`.execute(
      one.database.db,
    );
    one.matches.advance(id);
    await expect.poll(() => kindsOf(one, id)).toEqual(['resume']);
    expect(await look(one, id, ({ clock }) => clock.reserveLeft(0 as Seat))).toBe(60_000);
    expect(await look(one, id, (live) => live.clock.since(0 as Seat))).toBeGreaterThan(
      Date.now() - 20_000,
    );
    await answer(one, id);
  });

  test('is no time of whoever answers before any server has seen that it was up', async () => {
    const one = await server();
    const id = await beginMatch(one, { bots: [null, null], pace: SLOW });
    // The clock of the database jumped, or nobody was there for an hour.
    await sql`update matches set started = now() - interval '1 hour' where id = ${id}::uuid`.execute(
      one.database.db,
    );
    const seat = await answer(one, id);
    expect(await kindsOf(one, id)).toEqual(['answer']);
    expect(await look(one, id, ({ clock }) => clock.reserveLeft(seat))).toBe(60_000);
  });

  test('is given again where the clock of the database was put back, and nobody waits for it', async () => {
    const one = await server();
    const id = await beginMatch(one, { bots: [null, 'greedy'], pace: SLOW });
    await sql`
      update matches set started = now() + interval '1 hour', look_at = now() + interval '1 hour' where id = ${id}::uuid
    `.execute(one.database.db);
    // The sweep finds it, and the bot answers.
    await expect.poll(() => kindsOf(one, id)).toContain('answer');
    expect((await kindsOf(one, id))[0]).toBe('resume');
    expect(await look(one, id, (live) => live.clock.since(0 as Seat))).toBeLessThan(
      Date.now() + 1000,
    );
  });

  test('runs for nobody where nobody counts', async () => {
    const one = await server();
    const id = await beginMatch(one, { bots: [null, null] });
    one.matches.advance(id);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await kindsOf(one, id)).toEqual([]);
    expect(await look(one, id, ({ clock }) => clock.deadline(0 as Seat))).toBeNull();
  });

  test('nothing of all this failed', () => {
    for (const { failures } of open) expect(failures).toEqual([]);
  });
});
