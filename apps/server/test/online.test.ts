import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../web/online/protocol.ts';
import { sealOf } from '../matches/seal.ts';
import type { TestPlayer } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

const site = testSite();
const guest = (server?: number) => site.guest(server);

const SHORT = { game: 'minxin', setup: { players: 2, favorPerPlayer: 5 }, listed: true };

/** Two guests, each on a server of its own, in one room. */
async function twoInARoom(wish = SHORT) {
  const [host, friend] = await Promise.all([guest(0), guest(1)]);
  const { code } = await host.ask('room:make', wish);
  const room = await host.ask('room:enter', { code });
  await friend.ask('room:enter', { code });
  // They have no hands that anybody could guess at.
  await host.ask('room:pace', { room: room.id, pace: { pause: 0 } });
  return { host, friend, code, room: room.id };
}

async function startedMatch() {
  const { host, friend, room, code } = await twoInARoom();
  await friend.ask('room:sit', { room, seat: 1 });
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  await host.join(match);
  await friend.join(match);
  return { host, friend, room, code, match };
}

describe('a room', () => {
  test('is found by its letters, and all in it see who comes', async () => {
    const { host, friend, code, room } = await twoInARoom();
    expect(code).toMatch(/^[A-Z]{4}$/);
    await friend.ask('room:sit', { room, seat: 1 });
    await expect.poll(() => host.room?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    const listed = await friend.ask('room:list', { game: 'minxin', time: null, free: false });
    expect(listed.find((one) => one.code === code)).toMatchObject({ seats: 2, free: 0 });
  });

  test('starts when everybody sits and is ready, and not before', async () => {
    const { host, friend, room } = await twoInARoom();
    expect(await host.try('room:start', { room })).toMatchObject({ ok: false });
    await friend.ask('room:sit', { room, seat: 1 });
    expect(await host.try('room:start', { room })).toMatchObject({ ok: false });
    await friend.ask('room:ready', { room, ready: true });
    expect(await friend.try('room:start', { room })).toMatchObject({ ok: false });
    expect(await host.try('room:start', { room })).toMatchObject({ ok: true });
    expect(await friend.try('room:sit', { room, seat: 0 })).toMatchObject({ ok: false });
  });

  test('takes bots of each level, which only the host seats', async () => {
    const { host, friend, room } = await twoInARoom();
    const bot = { room, seat: 1, bot: 'greedy' };
    expect(await friend.try('room:seat-bot', bot)).toMatchObject({ ok: false });
    expect(await host.try('room:seat-bot', { ...bot, bot: 'perfect' })).toMatchObject({
      ok: false,
    });
    expect(await host.try('room:seat-bot', bot)).toMatchObject({ ok: true });
    expect(await friend.try('room:sit', { room, seat: 1 })).toMatchObject({ ok: false });
  });

  test('is left by whom the host asks to leave, and not entered again', async () => {
    const { host, friend, room, code } = await twoInARoom();
    await friend.ask('room:sit', { room, seat: 1 });
    await expect.poll(() => host.room?.seats[1].kind).toBe('person');
    const seat = host.room?.seats[1];
    const person = seat?.kind === 'person' ? seat.person.id : '';
    expect(await friend.try('room:kick', { room, person: host.room?.host ?? '' })).toMatchObject({
      ok: false,
    });
    await host.ask('room:kick', { room, person });
    await expect.poll(() => friend.outOf).toBe(room);
    expect(await friend.try('room:enter', { code })).toMatchObject({ ok: false });
  });

  test('says what is wrong with a set-up', async () => {
    const host = await guest();
    const wrong = await host.try('room:make', { ...SHORT, setup: { players: 9 } });
    expect(wrong).toMatchObject({ ok: false });
    expect(await host.try('room:make', { ...SHORT, game: 'go' })).toMatchObject({ ok: false });
  });
});

/** Plays on until it is over, each player by the first option but one; calls `between` after each answer. */
async function playOut(
  players: TestPlayer[],
  match: string,
  between: (answers: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let answers = 1; ; answers++) {
    const newest = () => Math.max(...players.map(({ now }) => now.entries));
    // Everybody has heard of the last answer, and nobody thinks.
    await expect
      .poll(() => players.every(({ now }) => now.entries === newest() && !now.snapshot.thinking), {
        timeout: 20_000,
        interval: 2,
      })
      .toBe(true);
    if (players[0].now.snapshot.view.outcome !== null) return;
    const asked = players.find(({ now }) => now.asked !== null);
    if (!asked) throw new Error('nobody is asked');
    const { now } = asked;
    const options = now.snapshot.view.decision?.options.length ?? 0;
    const reply = await asked.answer(match, now, answers % options);
    expect(reply).toEqual({ ok: true, value: 'taken' });
    await expect.poll(newest, { interval: 2 }).toBeGreaterThan(now.entries);
    await between(answers);
  }
}

test('a room is taken over from a host who has gone, by whoever sits there', async () => {
  const [host, friend, onlooker] = [await site.guest(0), await site.guest(1), await site.guest(1)];
  const { room } = await duelRoom(host, friend, onlooker);
  expect(await friend.try('room:lead', { room })).toMatchObject({ problem: { zh: '房主还在' } });
  host.close();
  await expect.poll(() => friend.room?.seats[0]).toMatchObject({ here: false });
  expect(await onlooker.try('room:lead', { room })).toMatchObject({ ok: false });
  await friend.ask('room:lead', { room });
  const seat = friend.room?.seats[1];
  const friendId = seat?.kind === 'person' ? seat.person.id : '';
  await expect.poll(() => friend.room?.host).toBe(friendId);
  await friend.ask('room:pace', { room, pace: { pause: 0 } });
});

test('what is asked again because the answer was lost is done once', async () => {
  const [host, stranger] = [await site.guest(), await site.guest()];
  const [made, again] = [
    await host.raw('room:make', SHORT, 'one request'),
    await host.raw('room:make', SHORT, 'one request'),
  ];
  expect(made).toMatchObject({ ok: true });
  expect(again).toEqual(made);
  expect(await host.raw('room:make', SHORT, 'another')).not.toEqual(made);
  // The name that somebody else gave a request is nobody else's.
  expect(await stranger.raw('room:make', SHORT, 'one request')).not.toEqual(made);
});

describe('a match between two people, each on another server', () => {
  test('is played to its end though one of them moves to the other server', async () => {
    const { host, friend, match } = await startedMatch();
    const players = [host, friend];
    await playOut(players, match, async (answers) => {
      if (answers % 15 !== 0) return;
      const [gone] = players.splice(1, 1);
      gone.close();
      const again = await site.page(gone.cookie, (answers / 15) % 2).connected();
      again.frames.push(gone.now);
      const frame = await again.join(match);
      // It has the log up to there, and is sent what followed.
      expect(frame.log.known).toBeGreaterThanOrEqual(0);
      players.push(again);
    });
    const [one, other] = players.map(({ now }) => now.rest);
    expect(one?.record).toEqual(other?.record);
    // How the seats stood all along is told once it is over, and to both alike.
    expect(players[0].frames[0].snapshot.standings).toEqual([]);
    const [{ standings }, { standings: others }] = players.map(({ now }) => now.snapshot);
    expect(standings.at(-1)?.scores).toEqual(one?.scores);
    expect(others).toEqual(standings);
    expect(sealOf(one?.record.seed ?? 0)).toBe(players[0].now.seal);
  });

  test('shows a page the log as it is, though answers were taken back while its line was cut', async () => {
    const { host, friend, match } = await startedMatch();
    const players = [host, friend];
    const give = async (index: number) => {
      const asked = players.find(({ now }) => now.asked !== null) ?? host;
      const { entries } = asked.now;
      await asked.answer(match, asked.now, index);
      for (const player of players) {
        await expect.poll(() => player.now.entries).toBeGreaterThan(entries);
      }
      return asked;
    };
    await give(0);
    const last = await give(0);
    const other = last === host ? friend : host;
    const seen = other.now;
    other.close();
    const meanwhile = await site.page(other.cookie, 1).connected();
    await last.ask('match:ask-back', { match });
    await meanwhile.join(match);
    await meanwhile.ask('match:answer-back', { match, agrees: 'yes' });
    await expect.poll(() => last.now.snapshot.answers).toBe(1);
    await last.answer(match, last.now, 1);
    await expect.poll(() => last.now.snapshot.answers).toBe(2);

    const again = await site.page(other.cookie).connected();
    const { entries, log } = seen;
    const logged = log.known + log.lines.length;
    const frame = await again.ask('match:join', { match, logged, entries });
    const whole = await again.ask('match:join', { match, logged: 0, entries: 0 });
    expect(frame.log).toEqual(whole.log);
  });

  test('takes an answer of a page whose line was cut before it looks on again', async () => {
    const { host, match } = await startedMatch();
    const frame = host.now;
    const token = randomUUID();
    const again = await site.page(host.cookie, 1).connected();
    expect(await again.answer(match, frame, 0, token)).toMatchObject({ ok: true });
    expect(await host.answer(match, frame, 0, token)).toMatchObject({ ok: true });
    await expect.poll(() => host.now.entries).toBe(frame.entries + 1);
  });

  test('tells nobody the seed before the end, nor a seat what is the other’s', async () => {
    const { host, friend, match } = await startedMatch();
    const told = (frame: Frame) => JSON.stringify(frame);
    for (const { frames } of [host, friend]) {
      for (const frame of frames) {
        expect(frame.rest).toBeNull();
        expect(told(frame)).not.toContain('"seed"');
      }
    }
    expect(host.now.snapshot.seat).toBe(0);
    expect(friend.now.snapshot.seat).toBe(1);
    expect(match).toBeTruthy();
  });
});
