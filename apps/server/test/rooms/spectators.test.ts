import { randomUUID } from 'node:crypto';
import { NOBODY } from '@lianhuan/kernel';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { DelayedMatches } from '../../matches/delayed.ts';
import type { TestPlayer } from '../support/test-player.ts';
import { duelRoom, testSite } from '../support/test-site.ts';

// Whoever looks on sees what lies open, as late as the host wants it, and has no part in the match.

const site = testSite();
const guest = (server?: number) => site.guest(server);

/** Two play at one server; the third looks on from another. */
/** @param shorter a delay that no host can set, so that nobody waits for it here */
async function watchedMatch(delay: 0 | 30_000, shorter = delay as number) {
  const [host, friend, onlooker] = [await guest(), await guest(), await guest(1)];
  const { room } = await duelRoom(host, friend, onlooker);
  await host.ask('room:pace', { room, pace: { pause: 0, delay } });
  if (shorter !== delay) {
    const { pool, close } = await openDatabase(site.database);
    await pool.query(
      `update rooms set options = jsonb_set(options, '{pace,delay}', to_jsonb($2::int)) where id = $1`,
      [room, shorter],
    );
    await close();
  }
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  for (const player of [host, friend]) await player.join(match);
  return { host, friend, onlooker, room, match };
}

/** Everybody who is asked gives the first answer there is, so many times. */
async function play(match: string, players: readonly TestPlayer[], answers: number) {
  for (let given = 0; given < answers; given++) {
    await expect.poll(() => players.some(({ now }) => now.asked !== null)).toBe(true);
    const asked = players.find(({ now }) => now.asked !== null) as TestPlayer;
    const { entries } = asked.now;
    expect(await asked.answer(match, asked.now, 0)).toMatchObject({ ok: true });
    await expect
      .poll(() => players.every(({ now }) => now.entries > entries), { interval: 5 })
      .toBe(true);
  }
}

/** Time goes by: all that was written was written earlier. */
async function letPass(match: string, seconds: number): Promise<void> {
  const { pool, close } = await openDatabase(site.database);
  const by = `make_interval(secs => ${seconds})`;
  await pool.query(`update entries set written = written - ${by} where match = $1`, [match]);
  await close();
}

const REFUSED = { ok: false };

describe('whoever looks on', { timeout: 120_000 }, () => {
  test('sees each answer at once, where the host sets no delay', async () => {
    const { host, friend, onlooker, match } = await watchedMatch(0);
    await onlooker.join(match);
    await play(match, [host, friend], 3);
    await expect.poll(() => onlooker.now.entries).toBe(host.now.entries);
    expect(onlooker.now.snapshot.seat).toBe(NOBODY);
  });

  test('sees nothing that is younger than the delay, and all that is older', async () => {
    const { host, friend, onlooker, match } = await watchedMatch(30_000);
    await play(match, [host, friend], 2);
    expect((await onlooker.join(match)).entries).toBe(0);
    await play(match, [host, friend], 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(onlooker.frames).toHaveLength(1);

    await letPass(match, 31);
    await play(match, [host, friend], 1);
    // What the line brings by itself came of age; the last answer did not.
    const later = await onlooker.join(match);
    expect(later.entries).toBe(4);
    expect(later.log.lines.length).toBeGreaterThan(0);
    expect(later.snapshot.view.decision).toBeNull();
    // Of the log it is given no more, whatever it asks for.
    const all = await onlooker.ask('match:log', { match, to: 1_000_000 });
    const whole = await onlooker.ask('match:join', { match, logged: 0, entries: 0 });
    const hosts = await host.ask('match:log', { match, to: 1_000_000 });
    expect(all).toEqual(whole.log.lines);
    expect(hosts.length).toBeGreaterThan(all.length);
  });

  test('is shown by itself what comes of age', async () => {
    const { host, friend, onlooker, match } = await watchedMatch(30_000);
    await play(match, [host, friend], 1);
    await letPass(match, 28);
    await play(match, [host, friend], 1);
    expect((await onlooker.join(match)).entries).toBe(0);
    await expect.poll(() => onlooker.now.entries).toBe(1);
    expect(host.now.entries).toBe(2);
  });

  test('sees what came before all that is old enough, though the clock was put back in between', async () => {
    const { host, friend, onlooker, match } = await watchedMatch(30_000);
    await play(match, [host, friend], 2);
    // An hour later by a clock that was wrong.
    await letPass(match, -3600);
    await play(match, [host, friend], 1);
    const { pool, close } = await openDatabase(site.database);
    await pool.query(
      `update entries set written = written - interval '27 seconds' where match = $1 and number = 2`,
      [match],
    );
    await close();
    expect((await onlooker.join(match)).entries).toBe(0);
    await expect.poll(() => onlooker.now.entries).toBe(3);
    expect((await onlooker.join(match)).entries).toBe(3);
  });

  test('sees how it goes on after the clock was put back while they looked on', async () => {
    const { host, friend, onlooker, match } = await watchedMatch(30_000, 1000);
    await play(match, [host, friend], 2);
    await letPass(match, -3600);
    expect((await onlooker.join(match)).entries).toBe(0);
    await play(match, [host, friend], 1);
    await expect.poll(() => onlooker.now.entries).toBe(3);
  });

  test('answers for nobody and becomes no player, delayed or not', async () => {
    for (const delay of [0, 30_000] as const) {
      const { host, onlooker, room, match } = await watchedMatch(delay);
      await onlooker.join(match);
      const asked = host.now.asked ?? 0;
      const forged = { match, number: asked, index: 0, token: randomUUID() };
      const replies = [
        await onlooker.try('match:answer', forged),
        await onlooker.raw('match:answer', { ...forged, seat: 0 }),
        await onlooker.raw('match:join', { match, logged: 0, seat: 0 }),
        await onlooker.try('match:hint', { match }),
        await onlooker.try('match:prefer', { match, preferences: {} }),
        await onlooker.try('match:back', { match }),
        await onlooker.try('match:ask-back', { match }),
        await onlooker.try('match:answer-back', { match, agrees: 'yes' }),
        await onlooker.try('match:ended', { match }),
        await onlooker.try('room:sit', { room, seat: 0 }),
        await onlooker.try('room:pace', { room, pace: { delay: 0 } }),
      ];
      expect(replies).toEqual(replies.map(() => expect.objectContaining(REFUSED)));
      expect(host.now.entries).toBe(0);
    }
  });

  test('sees nothing more once out of the room', async () => {
    const { host, friend, onlooker, room, match } = await watchedMatch(0);
    await onlooker.join(match);
    await onlooker.ask('room:leave', { room });
    await play(match, [host, friend], 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(onlooker.frames).toHaveLength(1);
    expect(await onlooker.try('match:join', { match, logged: 0, entries: 0 })).toMatchObject(
      REFUSED,
    );
    expect(await onlooker.try('match:log', { match, to: 1 })).toMatchObject(REFUSED);
  });
});

test('a delayed match is shown on after the database was away, and forgotten once nobody looks', async () => {
  const { host, friend, match } = await watchedMatch(30_000);
  const database = await openDatabase(site.database);
  const query = vi.spyOn(database.pool, 'query');
  const shown: number[] = [];
  let failures = 0;
  let watched = true;
  const delayed = new DelayedMatches(database, {
    played: (live) => shown.push(live.entries),
    failed: () => {
      failures += 1;
      query.mockRestore();
    },
    isWatched: () => watched,
  });
  await delayed.with(match, 30_000, () => null);
  await play(match, [host, friend], 1);
  await letPass(match, 31);
  query.mockImplementation(() => Promise.reject(new Error('away')));
  delayed.look(match);
  await expect.poll(() => shown.at(-1)).toBe(1);
  expect(failures).toBe(1);
  watched = false;
  delayed.look(match);
  await expect.poll(() => delayed.size).toBe(0);
  await delayed.stop();
  await database.close();
}, 60_000);
