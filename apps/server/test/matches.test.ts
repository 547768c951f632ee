import { randomUUID } from 'node:crypto';
import { derivedSeed, NOBODY, type Seat } from '@lianhuan/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GivenAnswer, Reply } from '../../web/online/protocol.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { append, readEntries, readMatch, writePreferences } from '../matches/store.ts';
import {
  beginMatch,
  look,
  serversOfFile,
  startTestServer,
  stopTestServer,
  type TestServer,
} from './support/test-matches.ts';

const servers = serversOfFile(2);

const begin = (bots: readonly (string | null)[]) => beginMatch(servers[0], { bots });

async function prefer({ database, matches }: TestServer, id: string, preferences: unknown) {
  await writePreferences(database.db, id, 0 as Seat, preferences);
  await matches.preferred(id);
}

const positionOf = ({ match, entries }: LiveMatch) => ({ entries, table: match.fingerprint });

/** The seat that is asked first, and the number of what it is asked. */
function asked(live: LiveMatch): { readonly seat: Seat; readonly number: number } {
  const { seat } = live.match.pending[0];
  return { seat, number: live.askedAt(seat) as number };
}

async function answer(
  server: TestServer,
  id: string,
  token = randomUUID(),
): Promise<Reply<GivenAnswer>> {
  const { seat, number } = await look(server, id, asked);
  return server.matches.answer(id, seat, number, 0, token);
}

describe('a match on two servers', () => {
  test('goes on, on either, where the other left it', async () => {
    const id = await begin([null, null]);
    for (let turn = 0; turn < 12; turn++) {
      expect(await answer(servers[turn % 2], id)).toEqual({ ok: true, value: 'taken' });
    }
    const [one, other] = await Promise.all(servers.map((server) => look(server, id, positionOf)));
    expect(one).toEqual(other);
    expect(one.entries).toBe(12);
  });

  test('takes one of two answers to one question, and refuses the other', async () => {
    const id = await begin([null, null]);
    for (let turn = 0; turn < 10; turn++) {
      const { seat, number } = await look(servers[0], id, (live) => {
        const one = live.match.pending.at(-1);
        if (!one) throw new Error('nobody is asked');
        return { seat: one.seat, number: live.askedAt(one.seat) as number };
      });
      const replies = await Promise.all(
        servers.map(({ matches }) => matches.answer(id, seat, number, 0, randomUUID())),
      );
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect(await readEntries(servers[0].database.db, id)).toHaveLength(10);
  });

  test('takes both of two answers of seats that are asked together', async () => {
    const id = await begin([null, null]);
    const both = await look(servers[0], id, ({ match }) => match.pending.map(({ seat }) => seat));
    expect(both).toHaveLength(2);
    const replies = await Promise.all(
      both.map((seat, at) => servers[at].matches.answer(id, seat, 0, 0, randomUUID())),
    );
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect((await look(servers[0], id, positionOf)).entries).toBe(2);
  });

  test('knows an answer that comes again, here or there, and plays it once', async () => {
    const id = await begin([null, null]);
    const { seat, number } = await look(servers[0], id, asked);
    for (const { matches } of [...servers, ...servers]) {
      expect((await matches.answer(id, seat, number, 0, 'once')).ok).toBe(true);
    }
    expect(await readEntries(servers[0].database.db, id)).toHaveLength(1);
  });

  test('knows it whatever else it says the second time, and its row stays as it was', async () => {
    const id = await begin([null, null]);
    const { seat, number } = await look(servers[0], id, asked);
    const { db } = servers[0].database;
    expect(await servers[0].matches.answer(id, seat, number, 0, 'once')).toMatchObject({
      ok: true,
    });
    const rows = await readEntries(db, id);
    for (const { matches } of servers) {
      for (const [at, index] of [
        [number, 1],
        [number + 1, 0],
        [number, 1000],
      ]) {
        expect(await matches.answer(id, seat, at, index, 'once')).toEqual({
          ok: true,
          value: 'taken',
        });
      }
    }
    expect(await readEntries(db, id)).toEqual(rows);
  });

  test('refuses an answer that has the token of another seat, here, there and at the same moment', async () => {
    const id = await begin([null, null]);
    const { db } = servers[0].database;
    // Both draft: each could answer this.
    const [one, other] = await look(servers[0], id, ({ match }) =>
      match.pending.map(({ seat }) => seat),
    );
    expect(await servers[0].matches.answer(id, one, 0, 0, 'of one')).toMatchObject({ ok: true });
    const rows = await readEntries(db, id);
    for (const { matches } of servers) {
      expect(await matches.answer(id, other, 0, 0, 'of one')).toMatchObject({ ok: false });
      expect(await matches.answer(id, other, 0, 1, 'of one')).toMatchObject({ ok: false });
    }
    expect(await readEntries(db, id)).toEqual(rows);
    expect(await servers[1].matches.answer(id, other, 0, 0, 'its own')).toMatchObject({ ok: true });

    const next = await begin([null, null]);
    const replies = await Promise.all(
      [one, other].map((seat, at) => servers[at].matches.answer(next, seat, 0, 0, 'the same')),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readEntries(db, next)).toHaveLength(1);
  });

  test('refuses an answer that is late, of another seat, or no option, and stays as it is', async () => {
    const id = await begin([null, null]);
    await answer(servers[0], id);
    await answer(servers[0], id);
    const { seat, number } = await look(servers[0], id, asked);
    const before = await look(servers[0], id, positionOf);
    const { matches } = servers[1];
    const wrong = [
      await matches.answer(id, seat, number - 1, 0, randomUUID()),
      await matches.answer(id, seat, number + 1, 0, randomUUID()),
      await matches.answer(id, NOBODY, number, 0, randomUUID()),
      await matches.answer(id, 7 as Seat, number, 0, randomUUID()),
      await matches.answer(id, seat, number, 1000, randomUUID()),
      await matches.answer(id, seat, number, -1, randomUUID()),
      await matches.answer(id, seat, number, 0.5, randomUUID()),
    ];
    expect(wrong.map(({ ok }) => ok)).toEqual(wrong.map(() => false));
    expect(await look(servers[0], id, positionOf)).toEqual(before);
  });

  test('is played to its end by bots, and says how it ended', async () => {
    const id = await begin(['greedy', 'random']);
    servers[0].matches.advance(id);
    await expect
      .poll(() => look(servers[1], id, ({ outcome }) => outcome !== null), { timeout: 60_000 })
      .toBe(true);
    const row = () =>
      servers[0].database.db
        .selectFrom('matches')
        .select(['outcome', 'ended'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).ended).not.toBeNull();
    expect((await row()).outcome).toEqual(await look(servers[1], id, ({ outcome }) => outcome));
  });

  test('has ended where the server that took the last answer was killed before it wrote so', async () => {
    const seed = derivedSeed(3, 'to its end');
    const bots = ['greedy', 'random'];
    const played = await beginMatch(servers[0], { bots, seed });
    servers[0].matches.advance(played);
    await expect
      .poll(() => look(servers[0], played, ({ outcome }) => outcome !== null), { timeout: 60_000 })
      .toBe(true);
    const { db } = servers[0].database;
    const entries = await readEntries(db, played);
    // The same once more, with people, whom nobody hurries: the last answer is all that a server came to write.
    const id = await beginMatch(servers[0], { bots: [null, null], seed });
    await append(db, id, 0, entries.slice(0, -1));
    expect(await look(servers[1], id, ({ outcome }) => outcome)).toBeNull();
    await append(db, id, entries.length - 1, entries.slice(-1));
    await expect.poll(async () => (await readMatch(db, id))?.ended).toBe(true);
  });

  test('goes on by itself where whoever should give the next answer was killed', async () => {
    const id = await begin([null, 'greedy']);
    // As if a server had written a person's answer, and no more.
    const { value, seat } = await look(servers[0], id, (live) => ({
      value: live.valueOf(0 as Seat, 0) as number,
      seat: 0 as Seat,
    }));
    await append(servers[0].database.db, id, 0, [
      { kind: 'answer', value, seat, token: null, fingerprint: null },
    ]);
    await expect.poll(() => look(servers[1], id, ({ entries }) => entries)).toBeGreaterThan(1);
  });

  test('is shown as it is where it was read anew when the other got an answer', async () => {
    const [here, there] = servers;
    for (let trial = 0; trial < 20; trial++) {
      const id = await begin([null, null]);
      await look(there, id, positionOf);
      const preferred = Array.from({ length: 4 }, () => prefer(there, id, null));
      await Promise.all([answer(here, id), ...preferred]);
      await expect.poll(() => there.shown.get(id)).toBe(1);
    }
  });

  test('nothing of all this failed', () => {
    for (const { failures } of servers) expect(failures).toEqual([]);
  });
});

test('what a server hears of while its database is away it shows once that is back', async () => {
  const [here, there] = servers;
  const id = await begin([null, null]);
  await look(there, id, positionOf);
  there.watched.add(id);
  // By then it has made sure that whoever was to answer lives.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const away = vi.spyOn(there.database.pool, 'connect').mockImplementation(() => {
    throw new Error('away');
  });
  const before = there.failures.length;
  await answer(here, id);
  await expect.poll(() => there.failures.length).toBeGreaterThan(before);
  await answer(here, id);
  await new Promise((resolve) => setTimeout(resolve, 200));
  away.mockRestore();
  await expect.poll(() => there.shown.get(id)).toBe(2);
});

describe('what is appended', () => {
  test('has the next number, or is not appended at all', async () => {
    const id = await begin([null, null]);
    const { db } = servers[0].database;
    const entry = {
      kind: 'answer',
      value: 0,
      seat: 0 as Seat,
      token: null,
      fingerprint: null,
    } as const;
    expect(await append(db, id, 0, [entry, entry])).toBeTypeOf('number');
    expect(await append(db, id, 1, [entry, entry])).toBeNull();
    expect(await readEntries(db, id)).toHaveLength(2);
  });

  test('is refused where the rows are of another engine', async () => {
    const id = await begin([null, null]);
    const { db } = servers[0].database;
    const strange = {
      kind: 'answer',
      value: 0,
      seat: 0 as Seat,
      token: null,
      fingerprint: 1,
    } as const;
    await append(db, id, 0, [strange]);
    await expect(servers[0].matches.with(id, positionOf)).rejects.toThrow('departs from its rows');
  });

  test('names the first entry at which they depart, though not each is compared', async () => {
    const id = await begin([null, null]);
    for (let turn = 0; turn < 40; turn++) await answer(servers[0], id);
    const { db } = servers[0].database;
    const strangeFrom = (number: number) =>
      sql`update entries set fingerprint = 1 where match = ${id} and number >= ${number}`.execute(
        db,
      );
    await strangeFrom(39);
    await expect(servers[1].matches.with(id, positionOf)).rejects.toThrow('at entry 39');
    await strangeFrom(21);
    await expect(servers[1].matches.with(id, positionOf)).rejects.toThrow('at entry 21');
  });
});

describe('a server keeps so many matches in memory', () => {
  const MOST = 5;
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer(servers[0].database.url, MOST);
  });
  afterAll(() => stopTestServer(small));

  test('of more it forgets those that nobody looks at, and shows the others what comes', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 3 * (MOST - 1); number++) {
      const id = await begin([null, null]);
      ids.push(id);
      small.watched.add(id);
      await look(small, id, positionOf);
      // Of three, one goes on being looked at.
      if (number % 3 > 0) small.watched.delete(id);
    }
    expect(small.matches.size).toBe(MOST);
    const watched = ids.filter((_, number) => number % 3 === 0);
    for (const id of watched) await answer(servers[1], id);
    for (const id of watched) await expect.poll(() => small.shown.get(id)).toBe(1);
    expect(small.failures).toEqual([]);
  });

  test('the match that came last is kept, however many there were', async () => {
    small.watched.clear();
    for (let number = 0; number < 2 * MOST; number++) {
      const id = await begin([null, null]);
      const first = await look(small, id, (live) => live);
      expect(await look(small, id, (live) => live)).toBe(first);
    }
    expect(small.matches.size).toBe(MOST);
  });
});

test('what somebody prefers is known on all servers, and the match is not played anew', async () => {
  const id = await begin([null, null]);
  const before = await look(servers[1], id, (live) => live);
  await prefer(servers[0], id, { some: 'thing' });
  for (const server of servers) {
    await expect
      .poll(() => look(server, id, ({ stored }) => stored.sitters[0].preferences))
      .toEqual({ some: 'thing' });
  }
  expect(await look(servers[1], id, (live) => live)).toBe(before);
});
