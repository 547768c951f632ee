import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LianhuanServer } from '../server.ts';
import { shortGame } from './support/test-matches.ts';
import type { TestPlayer } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

// A page asks again where no answer came: at whichever server it is by then, what it asked is done once, and it is
// answered what came of it the first time.

const site = testSite({ log: 'silent' });
const ROOM = { game: 'minxin', setup: shortGame(2), listed: false };
const DONE = { ok: true, value: null };

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: site.database });
  await client.connect();
});
afterAll(() => client.end());

async function count(sql: string, ...values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<{ readonly count: string }>(
    `select count(*) from ${sql}`,
    values as unknown[],
  );
  return Number(rows[0].count);
}

const idOf = async (player: TestPlayer, room: string, seat: number) => {
  const { rows } = await client.query(
    'select person from room_seats where room = $1 and seat = $2',
    [room, seat],
  );
  expect(player.isConnected).toBe(true);
  return rows[0].person as string;
};

/** Somebody with a page at each of the two servers. */
async function twice(): Promise<readonly [TestPlayer, TestPlayer]> {
  const page = await site.guest(0);
  return [page, await site.page(page.cookie, 1).connected()];
}

/** Two people in a room, the host with a page at each server in it. */
async function table() {
  const [here, there] = await twice();
  const friend = await site.guest(1);
  const { code, room } = await duelRoom(here, friend);
  await there.ask('room:enter', { code });
  return { here, there, friend, code, room };
}

/** What two pages are answered who ask the same by one name, one after the other. */
async function oneAfterTheOther(
  pages: readonly TestPlayer[],
  ...[name, ask]: readonly [string, object]
): Promise<readonly unknown[]> {
  const request = randomUUID();
  const replies = [];
  for (const page of pages) replies.push(await page.raw(name, ask, request));
  return replies;
}

/** The same at the same moment. */
function atOnce(pages: readonly TestPlayer[], ...[name, ask]: readonly [string, object]) {
  const request = randomUUID();
  return Promise.all(pages.map((page) => page.raw(name, ask, request)));
}

describe.each([
  ['one after the other', oneAfterTheOther],
  ['at the same moment', atOnce],
])('what is asked at two servers, %s,', (_, ask) => {
  test('is one room, with one answer', async () => {
    const [here, there] = await twice();
    const [made, again] = await ask([here, there, here], 'room:make', ROOM);
    expect(made).toMatchObject({ ok: true, value: { code: expect.stringMatching(/^[A-Z]{4}$/) } });
    expect(again).toEqual(made);
    const { value } = made as { value: { code: string } };
    const { host } = await here.ask('room:enter', value);
    expect(await count('rooms where host = $1', host)).toBe(1);
    // Another request is another room, and so is one of somebody else of that name.
    expect(await ask([here], 'room:make', ROOM)).not.toEqual([made]);
  });

  test('is said once, and whoever did not hear of it hears it', async () => {
    const { here, there, friend, room } = await table();
    const text = `once ${randomUUID()}`;
    expect(await ask([here, there], 'room:say', { room, text })).toEqual([DONE, DONE]);
    expect(await count('messages where text = $1', text)).toBe(1);
    // It may be told twice, but is one line: pages know it by its id.
    await expect.poll(() => friend.said.some((said) => said.text === text)).toBe(true);
    expect(new Set(friend.said.map(({ id }) => id)).size).toBe(1);
  });

  test('is reported once', async () => {
    const { here, there, room } = await table();
    const person = await idOf(here, room, 1);
    const report = { room, person, reason: 'slow' };
    expect(await ask([here, there], 'room:report', report)).toEqual([DONE, DONE]);
    expect(await count('reports where about = $1', person)).toBe(1);
  });

  test('begins one match', async () => {
    const { here, there, friend, room } = await table();
    await friend.ask('room:ready', { room, ready: true });
    const [begun, again] = await ask([here, there], 'room:start', { room });
    expect(begun).toMatchObject({ ok: true });
    expect(again).toEqual(begun);
    expect(await count('matches where room = $1', room)).toBe(1);
  });

  test('asks once to take back, of three times', async () => {
    const { here, there, friend, room } = await table();
    await friend.ask('room:ready', { room, ready: true });
    const { match } = await here.ask('room:start', { room });
    await here.join(match);
    await here.answer(match, here.now, 0);
    expect(await ask([here, there], 'match:ask-back', { match })).toEqual([DONE, DONE]);
    expect(await count(`entries where match = $1 and kind = 'ask-back'`, match)).toBe(1);
    // Each of several wishes is one of its own.
    await friend.ask('match:answer-back', { match, agrees: 'no' });
    await ask([here, there], 'match:ask-back', { match });
    expect(await count(`entries where match = $1 and kind = 'ask-back'`, match)).toBe(2);
  });

  test('swaps seats once, and not back again', async () => {
    const { here, there, friend, room } = await table();
    const [host, other] = [await idOf(here, room, 0), await idOf(here, room, 1)];
    await friend.ask('room:ask-swap', { room, person: host });
    const wish = { room, person: other };
    expect(await ask([here, there], 'room:ask-swap', wish)).toEqual([DONE, DONE]);
    expect(await idOf(here, room, 0)).toBe(other);
    expect(await count('room_seats where room = $1 and swap is not null', room)).toBe(0);
  });

  test('seeks others once: whoever was found meanwhile seeks nobody else', async () => {
    const [here, there] = await twice();
    const friend = await site.guest(1);
    const duel = { game: 'minxin', players: 2, deck: null };
    await friend.ask('quick:seek', duel);
    const replies = await ask([here, there], 'quick:seek', duel);
    const found = { ok: true, value: { kind: 'found', room: expect.any(String) } };
    expect(replies).toContainEqual(found);
    expect(await here.try('quick:wait', {})).toEqual(await friend.try('quick:wait', {}));
    expect(await here.try('quick:wait', {})).toMatchObject(found);
  });
});

describe('what was asked', () => {
  test('does not undo what was asked since', async () => {
    const { here, there, friend, room } = await table();
    const late = randomUUID();
    const bot = { room, seat: 1, bot: 'greedy' };
    await friend.ask('room:stand', { room });
    expect(await here.raw('room:seat-bot', bot, late)).toEqual(DONE);
    await there.ask('room:seat-bot', { ...bot, bot: null });
    expect(await here.raw('room:seat-bot', bot, late)).toEqual(DONE);
    expect(await count('room_seats where room = $1 and bot is not null', room)).toBe(0);
  });

  test('is refused anew, or done, where it was refused before: then nothing had been done', async () => {
    const { here, there, friend, room } = await table();
    const request = randomUUID();
    expect(await here.raw('room:start', { room }, request)).toMatchObject({ ok: false });
    expect(await there.raw('room:start', { room }, request)).toMatchObject({ ok: false });
    expect(await count('requests where request like $1', `%${request}`)).toBe(0);
    await friend.ask('room:ready', { room, ready: true });
    expect(await there.raw('room:start', { room }, request)).toMatchObject({ ok: true });
    expect(await count('matches where room = $1', room)).toBe(1);
  });

  test('is answered to nobody else who calls it the same', async () => {
    const { here, friend, room } = await table();
    const request = randomUUID();
    const text = randomUUID();
    for (const page of [here, friend]) await page.raw('room:say', { room, text }, request);
    expect(await count('messages where text = $1', text)).toBe(2);
    // Nor is another thing that one calls the same.
    expect(await here.raw('room:make', ROOM, request)).toMatchObject({
      value: { code: expect.any(String) },
    });
  });
});

describe('a server that', { timeout: 60_000 }, () => {
  let first: LianhuanServer;
  beforeAll(async () => {
    first = await site.start({ log: 'silent' });
    site.servers.push(first);
  });

  test('was stopped has left what it did, and that it did it', async () => {
    const page = await site.page((await site.guest(0)).cookie, 2).connected();
    const request = randomUUID();
    const made = await page.raw('room:make', ROOM, request);
    const { code } = (made as { value: { code: string } }).value;
    const { id: room, host } = await page.ask('room:enter', { code });
    const said = await page.raw('room:say', { room, text: 'still there' }, request);
    site.servers.pop();
    await first.stop();

    const again = await site.page(page.cookie, 1).connected();
    expect(await again.raw('room:make', ROOM, request)).toEqual(made);
    // Before it has come into the room again: it asks in the order in which it did.
    expect(await again.raw('room:say', { room, text: 'still there' }, request)).toEqual(said);
    expect(await count('rooms where host = $1', host)).toBe(1);
    expect(await count('messages where room = $1', room)).toBe(1);
  });

  test('was killed before it was done has done nothing: another does it, once', async () => {
    const { here, there, room } = await table();
    const request = randomUUID();
    const text = randomUUID();
    const person = await idOf(here, room, 0);
    // As such a server leaves it: half of it written, and nothing committed.
    const killed = new pg.Client({ connectionString: site.database });
    killed.on('error', () => {});
    await killed.connect();
    await killed.query('begin');
    await killed.query(`insert into requests (person, request, value) values ($1, $2, 'null')`, [
      person,
      `room:say ${request}`,
    ]);
    await killed.query('insert into messages (room, person, text) values ($1, $2, $3)', [
      ...[room, person, text],
    ]);
    const asked = [here, there].map((page) => page.raw('room:say', { room, text }, request));
    const waited = await Promise.race([
      asked[0],
      new Promise((done) => setTimeout(done, 300, 'waits')),
    ]);
    expect(waited).toBe('waits');
    killed.connection.stream.destroy();
    expect(await Promise.all(asked)).toEqual([DONE, DONE]);
    expect(await count('messages where text = $1', text)).toBe(1);
  });
});
