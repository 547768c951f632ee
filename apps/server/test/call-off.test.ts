import { randomUUID } from 'node:crypto';
import type { Seat } from '@lianhuan/kernel';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { playOn } from './support/play-on.ts';
import { shortGame } from './support/test-matches.ts';
import type { TestPlayer } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

// A match is called off if all who play and are there agree: it ends without an outcome, and counts for nothing.

const site = testSite({ operators: ['keeper'] });
const REFUSED = { ok: false };
const DONE = { ok: true };
let operator: TestPlayer;
beforeAll(async () => {
  operator = await site.operator('keeper');
});

interface Table {
  readonly host: TestPlayer;
  readonly friend: TestPlayer;
  readonly onlooker: TestPlayer;
  readonly room: string;
  readonly match: string;
}

/** Two play, each at a server of their own; a third looks on, so many milliseconds later. */
async function table(
  delay: 0 | 30_000 = 0,
  time: 'none' | 'relaxed' | 'days' = 'none',
): Promise<Table> {
  const [host, friend, onlooker] = [await site.guest(), await site.guest(1), await site.guest()];
  const { room } = await duelRoom(host, friend, onlooker);
  await host.ask('room:pace', { room, pace: { pause: 0, time, delay } });
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  for (const player of [host, friend, onlooker]) await player.join(match);
  return { host, friend, onlooker, room, match };
}

async function query(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: site.database });
  await client.connect();
  const { rows } = await client.query(text, [...values]);
  await client.end();
  return rows;
}

const kindsIn = async (match: string) => {
  const rows = await query('select kind from entries where match = $1 order by number', [match]);
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};

const ask = (one: TestPlayer, match: string) => one.try('match:ask-call-off', { match });
const say = (one: TestPlayer, match: string, agrees: 'yes' | 'no') =>
  one.try('match:answer-call-off', { match, agrees });

/** They agree to call it off, and both have been told. */
async function callOff({ host, friend, match }: Pick<Table, 'host' | 'friend' | 'match'>) {
  await host.ask('match:ask-call-off', { match });
  await friend.ask('match:answer-call-off', { match, agrees: 'yes' });
  await expect.poll(() => [host.now.calledOff, friend.now.calledOff]).toEqual([true, true]);
  await expect.poll(() => host.room?.playing).toBe(false);
}

/** So many minutes go by for those who have left a room. */
async function pass(room: string, minutes: number): Promise<void> {
  await query('update room_seats set seen = seen - make_interval(mins => $2) where room = $1', [
    room,
    minutes,
  ]);
}

async function leave(one: TestPlayer, seenBy: TestPlayer, seat: number): Promise<void> {
  one.close();
  await expect.poll(() => seenBy.room?.seats[seat]).toMatchObject({ here: false });
}

describe('a match that is called off', { timeout: 120_000 }, () => {
  test('was asked for at one server and agreed to at another, and all are told', async () => {
    const at = await table();
    const { host, friend, onlooker, match } = at;
    await playOn(match, [host, friend], 3);
    expect(await ask(host, match)).toMatchObject(DONE);
    const wish = { by: 0, agreed: [], awaited: [1] };
    for (const one of [friend, onlooker]) await expect.poll(() => one.now.callOff).toEqual(wish);
    // Play goes on while it is asked.
    await playOn(match, [host, friend], 2);
    expect(friend.now.callOff).toEqual(wish);
    expect(await say(friend, match, 'yes')).toMatchObject(DONE);
    for (const { now } of await told(host, friend, onlooker)) {
      expect(now).toMatchObject({ asked: null, callOff: null, calledOff: true });
      expect(now.snapshot.view).toMatchObject({ decision: null, waiting: [], outcome: null });
      expect(now.rest?.record.answers).toHaveLength(5);
    }
  });

  test('takes no answer any more, and nothing else', async () => {
    const at = await table();
    const { host, friend, match } = at;
    const asked = [host, friend].map((one) => ({ one, frame: one.now }));
    await callOff(at);
    for (const { one, frame } of asked) {
      expect(frame.asked).not.toBeNull();
      expect(await one.answer(match, frame, 0)).toMatchObject(REFUSED);
      expect(await ask(one, match)).toMatchObject(REFUSED);
      expect(await one.try('match:ask-back', { match })).toMatchObject(REFUSED);
      expect(await one.try('match:hint', { match })).toMatchObject(REFUSED);
      await say(one, match, 'no');
      await one.try('match:back', { match });
    }
    expect(await kindsIn(match)).toEqual(['ask-call-off', 'agree-call-off', 'call-off']);
  });

  test('takes what was written first, where an answer comes at the same moment', async () => {
    const at = await table();
    const { host, friend, match } = at;
    await ask(host, match);
    const frame = host.now;
    const [answered, agreed] = await Promise.all([
      host.answer(match, frame, 0),
      say(friend, match, 'yes'),
    ]);
    expect(agreed).toMatchObject(DONE);
    await told(host, friend);
    const kinds = await kindsIn(match);
    expect(kinds.at(-1)).toBe('call-off');
    expect(kinds.includes('answer')).toBe(answered.ok);
  });

  test('is the same when it is played from its rows alone, at a server that starts later', async () => {
    const at = await table();
    const { host, friend, match } = at;
    await playOn(match, [host, friend], 4);
    await callOff(at);
    const seen = await host.ask('match:ended', { match });
    expect(seen).toMatchObject({ calledOff: true, seat: 0 });
    expect(seen.record.answers).toHaveLength(4);
    const later = await site.start({});
    site.servers.push(later);
    const again = await site.page(host.cookie, site.servers.length - 1).connected();
    expect(await again.ask('match:ended', { match })).toEqual(seen);
    const frame = await again.join(match);
    expect(frame).toMatchObject({ calledOff: true, asked: null, entries: host.now.entries });
    expect(frame.rest).toEqual(host.now.rest);
    // The seed was sealed, and is told as for a match that was played to its end.
    expect(seen.record.seed).toEqual(frame.rest?.record.seed);
  });

  test('counts for nothing: no rating, no head to head, neither won nor lost', async () => {
    const at = await table();
    const { host, friend, match } = at;
    await playOn(match, [host, friend], 2);
    await callOff(at);
    for (const [seat, one] of [host, friend].entries()) {
      expect(await one.ask('match:list', {})).toMatchObject([
        { id: match, winners: null, calledOff: true, seat, room: null },
      ]);
      expect(await one.ask('rival:list', {})).toEqual([]);
      const rated = await one.ask('rating:list', { game: 'minxin' });
      expect(rated.filter(({ mine }) => mine)).toEqual([]);
    }
    expect(
      await query('select outcome, ended is null as open from matches where id = $1', [match]),
    ).toEqual([{ outcome: { calledOff: true }, open: false }]);
  });

  test('leaves its room to be set up anew, to play again, and to be closed', async () => {
    const at = await table();
    const { host, friend, room } = at;
    const change = () => host.try('room:change', { room, setup: shortGame(2), listed: true });
    expect(await change()).toMatchObject(REFUSED);
    expect(await host.try('room:close', { room })).toMatchObject(REFUSED);
    await callOff(at);
    expect(await change()).toMatchObject(DONE);
    await friend.ask('room:ready', { room, ready: true });
    const { match } = await host.ask('room:start', { room });
    for (const player of [host, friend]) player.frames.length = 0;
    await playOn(match, [host, friend], 2);
    expect(host.now.calledOff).toBe(false);
    await callOff({ host, friend, match });
    expect(await host.try('room:close', { room })).toMatchObject(DONE);
    await expect.poll(() => friend.outOf).toBe(room);
  });

  test('stops the time of those who were asked', async () => {
    const at = await table(0, 'relaxed');
    const { host, friend, match } = at;
    expect(host.now.clock?.asked).not.toEqual([]);
    await callOff(at);
    expect(host.now.clock?.asked).toEqual([]);
    await query(`update entries set written = written - interval '1 hour' where match = $1`, [
      match,
    ]);
    const again = await site.start({});
    site.servers.push(again);
    const page = await site.page(friend.cookie, site.servers.length - 1).connected();
    await page.join(match);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await kindsIn(match)).toHaveLength(3);
  });

  test('is told to whoever looks on late: the room at once, the table when it is time', async () => {
    const { host, friend, onlooker, match } = await table(30_000);
    await playOn(match, [host, friend], 1);
    await callOff({ host, friend, match });
    await expect.poll(() => onlooker.room?.playing).toBe(false);
    expect(await onlooker.ask('match:ended', { match })).toMatchObject({ calledOff: true });
    expect(onlooker.now).toMatchObject({ entries: 0, calledOff: false });
    await query(`update entries set written = written - interval '31 seconds' where match = $1`, [
      match,
    ]);
    await onlooker.join(match);
    await told(onlooker);
  });
});

/** The players, once each has been told that it was called off. */
async function told(...players: readonly TestPlayer[]): Promise<readonly TestPlayer[]> {
  await expect.poll(() => players.map(({ now }) => now.calledOff)).toEqual(players.map(() => true));
  return players;
}

describe('calling a match off', { timeout: 120_000 }, () => {
  test('is ended by whoever refuses, and by the one who asked; it can be asked three times', async () => {
    const { host, friend, match } = await table();
    await ask(host, match);
    expect(await say(friend, match, 'no')).toMatchObject(DONE);
    await expect.poll(() => host.now.callOff).toBeNull();
    // What is said to it now is said too late.
    await say(friend, match, 'yes');
    await ask(host, match);
    await say(host, match, 'no');
    await ask(host, match);
    await say(friend, match, 'no');
    expect(await ask(host, match)).toMatchObject(REFUSED);
    expect(await ask(friend, match)).toMatchObject(DONE);
    await expect.poll(() => host.now.callOff).toMatchObject({ by: 1, awaited: [0] });
    const said = ['ask-call-off', 'refuse-call-off'];
    expect(await kindsIn(match)).toEqual([...said, ...said, ...said, 'ask-call-off']);
    await playOn(match, [host, friend], 2);
  });

  test('is agreed to by asking for it as well', async () => {
    const { host, friend, match } = await table();
    const replies = await Promise.all([ask(host, match), ask(friend, match)]);
    expect(replies).toMatchObject([DONE, DONE]);
    await told(host, friend);
  });

  test('needs all who are there, and nobody who has been away for three minutes', async () => {
    const { host, friend, room, match } = await table();
    await leave(friend, host, 1);
    await pass(room, 2);
    expect(await ask(host, match)).toMatchObject(DONE);
    await expect.poll(() => host.now.callOff).toMatchObject({ awaited: [1] });
    expect(await ask(host, match)).toMatchObject(REFUSED);
    expect(host.now.calledOff).toBe(false);
    await pass(room, 2);
    expect(await ask(host, match)).toMatchObject(DONE);
    await told(host);
  });

  test('needs the absent where a decision may take days, until their time is up', async () => {
    const { host, friend, room, match } = await table(0, 'days');
    await leave(friend, host, 1);
    await pass(room, 60);
    expect(await ask(host, match)).toMatchObject(DONE);
    await expect.poll(() => host.now.callOff).toMatchObject({ awaited: [1] });
    expect(await ask(host, match)).toMatchObject(REFUSED);
    await site.servers[0].online?.matches.standIn(match, 1 as Seat);
    expect(await ask(host, match)).toMatchObject(DONE);
    await told(host);
  });

  test('needs a player who is there though a bot plays for them', async () => {
    const { host, friend, match } = await table();
    await site.servers[0].online?.matches.standIn(match, 1 as Seat);
    await expect.poll(() => host.now.away).toEqual([1]);
    await ask(host, match);
    await expect.poll(() => host.now.callOff).toMatchObject({ awaited: [1] });
    await say(friend, match, 'no');
    await expect.poll(() => host.now.callOff).toBeNull();
    expect(await kindsIn(match)).not.toContain('call-off');
  });

  test('needs nobody who is banned', async () => {
    const { host, match } = await table();
    const seat = host.room?.seats[1];
    const person = seat?.kind === 'person' ? seat.person.id : '';
    await operator.ask('site:ban', { person, banned: true });
    await ask(host, match);
    await told(host);
  });

  test('needs no bot', async () => {
    const host = await site.guest();
    const setup = shortGame(2);
    const { code } = await host.ask('room:make', { game: 'minxin', setup, listed: false });
    const { id: room } = await host.ask('room:enter', { code });
    await host.ask('room:seat-bot', { room, seat: 1, bot: 'random' });
    const { match } = await host.ask('room:start', { room });
    await host.join(match);
    expect(await ask(host, match)).toMatchObject(DONE);
    await told(host);
    const { entries } = host.now;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await kindsIn(match)).toHaveLength(entries);
  });

  test('is for those who play: not who looks on, not a stranger', async () => {
    const { host, onlooker, match } = await table();
    for (const other of [onlooker, await site.guest(1)]) {
      expect(await ask(other, match)).toMatchObject(REFUSED);
      await ask(host, match);
      expect(await say(other, match, 'yes')).toMatchObject(REFUSED);
      expect(await say(other, match, 'no')).toMatchObject(REFUSED);
    }
    expect(await ask(host, randomUUID())).toMatchObject(REFUSED);
    for (const wrong of [{ match, seat: 1 }, { match, absent: [1] }, { match: 7 }, {}]) {
      expect(await host.raw('match:ask-call-off', wrong)).toMatchObject(REFUSED);
    }
    expect(await host.raw('match:answer-call-off', { match, agrees: true })).toMatchObject(REFUSED);
    expect(await kindsIn(match)).toEqual(['ask-call-off']);
  });

  test('is asked once, however often it is sent, and nobody agrees with themselves', async () => {
    const { host, friend, match } = await table();
    await Promise.all([1, 2, 3, 4].map(() => ask(host, match)));
    await Promise.all([1, 2].map(() => say(host, match, 'yes')));
    expect(await kindsIn(match)).toEqual(['ask-call-off']);
    await Promise.all([1, 2, 3].map(() => say(friend, match, 'yes')));
    await told(host, friend);
    expect(await kindsIn(match)).toEqual(['ask-call-off', 'agree-call-off', 'call-off']);
  });

  test('comes to nothing where the match is over', async () => {
    const { host, friend, match } = await table();
    await ask(host, match);
    await playOn(match, [host, friend]);
    expect(host.now.snapshot.view.outcome).not.toBeNull();
    expect(host.now).toMatchObject({ callOff: null, calledOff: false });
    await say(friend, match, 'yes');
    expect(await ask(friend, match)).toMatchObject(REFUSED);
    expect(await kindsIn(match)).not.toContain('call-off');
    expect((await friend.ask('match:list', {}))[0]).toMatchObject({ calledOff: false });
  });
});

test('an operator who closes a room calls its match off', { timeout: 120_000 }, async () => {
  const { host, friend, onlooker, room, match } = await table();
  await playOn(match, [host, friend], 2);
  const id = friend.room?.watchers[0].id ?? '';
  await friend.ask('room:report', { room, person: id, reason: 'rude' });
  await operator.ask('site:close-room', { room });
  await expect.poll(() => [host.outOf, friend.outOf, onlooker.outOf]).toEqual([room, room, room]);
  expect(await host.ask('match:list', {})).toMatchObject([{ id: match, calledOff: true }]);
  const report = (await operator.ask('site:reports', {})).find(({ about }) => about === id);
  expect(report?.match).toBe(match);
  expect((await operator.ask('match:ended', { match })).record.answers).toHaveLength(2);
  expect((await kindsIn(match)).at(-1)).toBe('call-off');
});
