import { randomUUID } from 'node:crypto';
import { ACCEPT_DRAW, OFFER_DRAW } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import type { TestPlayer } from './support/test-player.ts';
import { testSite } from './support/test-site.ts';

// A draw by consent (104.4b): it is offered and agreed to by answers, so it is kept and guarded as they are.

const site = testSite({ log: 'silent' });
const DECLINE = 'decline-draw';
const REFUSED = { ok: false };

interface Duel {
  readonly match: string;
  readonly host: TestPlayer;
  readonly friend: TestPlayer;
}

/** 三国智 between two people at different servers; the host, who begins, has 行动权. */
async function duel(): Promise<Duel> {
  const [host, friend] = await Promise.all([site.guest(0), site.guest(1)]);
  const setup = { players: 2, first: 0 };
  const { code } = await host.ask('room:make', { game: 'sanguozhi', setup, listed: false });
  const { id: room } = await host.ask('room:enter', { code });
  await host.ask('room:pace', { room, pace: { pause: 0 } });
  await friend.ask('room:enter', { code });
  await friend.ask('room:sit', { room, seat: 1 });
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  for (const player of [host, friend]) await player.join(match);
  for (const player of [host, friend]) await say(match, player, 'keep');
  await canSay(host, OFFER_DRAW);
  return { match, host, friend };
}

/** Where an option of that verb is; −1 where there is none, or the answer is given unasked. */
function placeOf({ now: { snapshot } }: TestPlayer, verb: string): number {
  const options = (!snapshot.thinking && snapshot.view.decision?.options) || [];
  return options.findIndex((option) => option.verb === verb);
}

const canSay = (player: TestPlayer, verb: string) =>
  expect.poll(() => placeOf(player, verb), { timeout: 20_000 }).toBeGreaterThanOrEqual(0);

/** Gives the answer of that verb as soon as it can be given, and waits until the player sees what came of it. */
async function say(match: string, player: TestPlayer, verb: string): Promise<void> {
  await canSay(player, verb);
  const { entries } = player.now;
  const reply = await player.answer(match, player.now, placeOf(player, verb));
  expect(reply).toEqual({ ok: true, value: 'taken' });
  await expect.poll(() => player.now.entries).toBeGreaterThan(entries);
}

describe('a draw by consent', { timeout: 120_000 }, () => {
  test('ends the game once the other side agrees; the record and the history say so', async () => {
    const { match, host, friend } = await duel();
    await say(match, host, OFFER_DRAW);
    await expect.poll(() => host.now.asked).toBeNull();
    await say(match, friend, ACCEPT_DRAW);
    for (const { now } of await settled(host, friend)) {
      expect(now.snapshot.view.outcome).toMatchObject({ winners: [] });
    }
    expect(host.now.rest?.record.setup).toMatchObject({ tournament: true });
    const [played] = await host.ask('match:list', {});
    expect(played).toMatchObject({ id: match, winners: [] });
    const { record } = await friend.ask('match:ended', { match });
    expect(record).toEqual(host.now.rest?.record);
  });

  test('is offered three times by each player, and play goes on where it was declined', async () => {
    const { match, host, friend } = await duel();
    for (let time = 0; time < 3; time++) {
      await say(match, host, OFFER_DRAW);
      await say(match, friend, DECLINE);
    }
    await canSay(host, 'pass');
    expect(placeOf(host, OFFER_DRAW)).toBe(-1);
    expect(host.now.snapshot.view.outcome).toBeNull();
  });

  test('is taken back by whoever offered it alone, before the answer, and that answer is late then', async () => {
    const { match, host, friend } = await duel();
    await say(match, host, OFFER_DRAW);
    await canSay(friend, ACCEPT_DRAW);
    const seen = friend.now;
    const accept = placeOf(friend, ACCEPT_DRAW);
    await host.ask('match:ask-back', { match });
    await canSay(host, OFFER_DRAW);
    expect(await friend.answer(match, seen, accept)).toMatchObject(REFUSED);
    expect(host.now.snapshot.view.outcome).toBeNull();
  });

  test('cannot be agreed to once it was declined, nor twice', async () => {
    const { match, host, friend } = await duel();
    await say(match, host, OFFER_DRAW);
    await canSay(friend, ACCEPT_DRAW);
    const first = friend.now;
    const accept = placeOf(friend, ACCEPT_DRAW);
    await say(match, friend, DECLINE);
    await canSay(host, OFFER_DRAW);
    expect(await friend.answer(match, first, accept)).toMatchObject(REFUSED);
    await say(match, host, OFFER_DRAW);
    await expect.poll(() => friend.now.asked).not.toBe(first.asked);
    await canSay(friend, ACCEPT_DRAW);
    // The answer to an earlier offer answers no later one.
    expect(await friend.answer(match, first, accept)).toMatchObject(REFUSED);
    const second = friend.now;
    const token = randomUUID();
    for (let time = 0; time < 2; time++) {
      expect(await friend.answer(match, second, accept, token)).toMatchObject({ ok: true });
    }
    await settled(host, friend);
    const { record } = await host.ask('match:ended', { match });
    expect(await friend.answer(match, second, accept)).toMatchObject(REFUSED);
    expect((await host.ask('match:ended', { match })).record).toEqual(record);
  });

  test('is offered and agreed to for nobody else', async () => {
    const { match, host, friend } = await duel();
    const stranger = await site.guest();
    const offer = { match, number: host.now.asked ?? -1, index: placeOf(host, OFFER_DRAW) };
    for (const player of [friend, stranger]) {
      const forged = { ...offer, token: randomUUID() };
      expect(await player.try('match:answer', forged)).toMatchObject(REFUSED);
      expect(await player.raw('match:answer', { ...forged, seat: 0 })).toMatchObject(REFUSED);
    }
    await say(match, host, OFFER_DRAW);
    await canSay(friend, ACCEPT_DRAW);
    const accept = { match, number: friend.now.asked ?? -1, index: placeOf(friend, ACCEPT_DRAW) };
    for (const player of [host, stranger]) {
      const forged = { ...accept, token: randomUUID() };
      expect(await player.try('match:answer', forged)).toMatchObject(REFUSED);
    }
    expect(host.now.snapshot.view.outcome).toBeNull();
  });

  test('is there only where people play each other', async () => {
    const host = await site.guest();
    const setup = { players: 2, first: 0 };
    const { code } = await host.ask('room:make', { game: 'sanguozhi', setup, listed: false });
    const { id: room } = await host.ask('room:enter', { code });
    await host.ask('room:seat-bot', { room, seat: 1, bot: 'greedy' });
    const { match } = await host.ask('room:start', { room });
    await host.join(match);
    await say(match, host, 'keep');
    await canSay(host, 'pass');
    expect(placeOf(host, OFFER_DRAW)).toBe(-1);
  });
});

/** Both, once they have heard that it is over. */
async function settled(...players: readonly TestPlayer[]): Promise<readonly TestPlayer[]> {
  for (const player of players) await expect.poll(() => player.now.rest).not.toBeNull();
  return players;
}
