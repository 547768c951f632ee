import { describe, expect, test } from 'vitest';
import type { TestPlayer } from '../support/test-player.ts';
import { testSite } from '../support/test-site.ts';

// Who sits where: two swap if both want to, the host moves bots, and seats of a team are known before the start.

const site = testSite({ log: 'silent' });
const REFUSED = { ok: false };

/** A room for 三国智, two against two, with two people at different servers in the first seats. */
async function table() {
  const [host, friend] = await Promise.all([site.guest(0), site.guest(1)]);
  const wish = { game: 'sanguozhi', setup: { players: 4 }, listed: false };
  const { code } = await host.ask('room:make', wish);
  const { id: room } = await host.ask('room:enter', { code });
  await host.ask('room:pace', { room, pace: { pause: 0 } });
  await friend.ask('room:enter', { code });
  await friend.ask('room:sit', { room, seat: 1 });
  await expect.poll(() => host.room?.seats[1].kind).toBe('person');
  const idOf = (seat: number) => {
    const sitter = host.room?.seats[seat];
    return sitter?.kind === 'person' ? sitter.person.id : '';
  };
  return { room, code, host, friend, hostId: idOf(0), friendId: idOf(1) };
}

/** Who sits where, as a player is shown it: ids of people, names of bots. */
function sitters({ room }: TestPlayer): readonly (string | null)[] {
  return (room?.seats ?? []).map((seat) => {
    if (seat.kind === 'person') return seat.person.id;
    return seat.kind === 'bot' ? seat.bot : null;
  });
}

describe('two who sit', { timeout: 120_000 }, () => {
  test('swap seats if the other agrees, and take along what they play', async () => {
    const { room, host, friend, hostId, friendId } = await table();
    await friend.ask('room:choose-deck', { room, seat: 1, deck: 'liu-bei', cards: [] });
    await friend.ask('room:ready', { room, ready: true });
    await friend.ask('room:ask-swap', { room, person: hostId });
    await expect.poll(() => host.room?.seats[1]).toMatchObject({ swap: hostId, ready: true });
    await host.ask('room:answer-swap', { room, person: friendId, agrees: 'no' });
    await expect.poll(() => friend.room?.seats[1]).toMatchObject({ swap: null, ready: true });
    expect(sitters(friend)).toEqual([hostId, friendId, null, null]);

    await friend.ask('room:ask-swap', { room, person: hostId });
    await host.ask('room:answer-swap', { room, person: friendId, agrees: 'yes' });
    await expect.poll(() => sitters(friend)).toEqual([friendId, hostId, null, null]);
    expect(friend.room?.seats[0]).toMatchObject({ brings: true, ready: false, swap: null });
    expect(friend.room?.seats[1]).toMatchObject({ brings: false, swap: null });
    expect(await friend.ask('room:chosen-deck', { room, seat: 0 })).toBe('liu-bei');
    // Whoever both ask need not answer.
    await friend.ask('room:ask-swap', { room, person: hostId });
    await host.ask('room:ask-swap', { room, person: friendId });
    await expect.poll(() => sitters(friend)).toEqual([hostId, friendId, null, null]);
  });

  test('are asked nothing any more once one of them has left the seat, or it was taken back', async () => {
    const { room, host, friend, hostId, friendId } = await table();
    const agree = { room, person: friendId, agrees: 'yes' } as const;
    await friend.ask('room:ask-swap', { room, person: hostId });
    await friend.ask('room:ask-swap', { room, person: null });
    expect(await host.try('room:answer-swap', agree)).toMatchObject(REFUSED);
    await friend.ask('room:ask-swap', { room, person: hostId });
    await friend.ask('room:sit', { room, seat: 3 });
    expect(await host.try('room:answer-swap', agree)).toMatchObject(REFUSED);
    await friend.ask('room:ask-swap', { room, person: hostId });
    await host.ask('room:stand', { room });
    await expect.poll(() => friend.room?.seats[3]).toMatchObject({ swap: null });
    expect(await host.try('room:answer-swap', agree)).toMatchObject(REFUSED);
    expect(await friend.try('room:ask-swap', { room, person: hostId })).toMatchObject(REFUSED);
    expect(sitters(friend)).toEqual([null, null, null, friendId]);
  });

  test('are the only ones who say so', async () => {
    const { room, code, host, friend, hostId, friendId } = await table();
    const [onlooker, stranger] = [await site.guest(0), await site.guest(1)];
    await onlooker.ask('room:enter', { code });
    await friend.ask('room:ask-swap', { room, person: hostId });
    for (const player of [onlooker, stranger, friend]) {
      const agree = { room, person: friendId, agrees: 'yes' } as const;
      expect(await player.try('room:answer-swap', agree)).toMatchObject(REFUSED);
    }
    for (const player of [onlooker, stranger]) {
      expect(await player.try('room:ask-swap', { room, person: hostId })).toMatchObject(REFUSED);
    }
    expect(await host.try('room:ask-swap', { room, person: hostId })).toMatchObject(REFUSED);
    const forged = { room, person: hostId, for: friendId };
    expect(await host.raw('room:ask-swap', forged)).toMatchObject(REFUSED);
    expect(sitters(host)).toEqual([hostId, friendId, null, null]);
  });

  test('do not swap while the match is played', async () => {
    const { room, host, friend, hostId, friendId } = await table();
    for (const seat of [2, 3]) await host.ask('room:seat-bot', { room, seat, bot: 'random' });
    await friend.ask('room:ready', { room, ready: true });
    await friend.ask('room:ask-swap', { room, person: hostId });
    await host.ask('room:start', { room });
    const agree = { room, person: friendId, agrees: 'yes' } as const;
    expect(await host.try('room:answer-swap', agree)).toMatchObject(REFUSED);
    expect(await friend.try('room:ask-swap', { room, person: hostId })).toMatchObject(REFUSED);
    expect(await host.try('room:move-bot', { room, seat: 2, to: 0 })).toMatchObject(REFUSED);
  });
});

describe('the host', { timeout: 120_000 }, () => {
  test('moves bots to free seats, to those of bots, and to the own one, with their decks', async () => {
    const { room, host, friend, hostId, friendId } = await table();
    await host.ask('room:seat-bot', { room, seat: 2, bot: 'random' });
    await host.ask('room:choose-deck', { room, seat: 2, deck: 'liu-bei', cards: [] });
    await host.ask('room:move-bot', { room, seat: 2, to: 3 });
    await expect.poll(() => sitters(friend)).toEqual([hostId, friendId, null, 'random']);
    expect(await host.ask('room:chosen-deck', { room, seat: 3 })).toBe('liu-bei');
    await host.ask('room:seat-bot', { room, seat: 2, bot: 'greedy' });
    await host.ask('room:move-bot', { room, seat: 2, to: 3 });
    await host.ask('room:move-bot', { room, seat: 3, to: 0 });
    await expect.poll(() => sitters(friend)).toEqual(['greedy', friendId, 'random', hostId]);
    expect(await host.ask('room:chosen-deck', { room, seat: 2 })).toBe('liu-bei');
    for (const [player, seat, to] of [
      [friend, 2, 1],
      [host, 2, 1],
      [host, 1, 2],
      [host, 2, 2],
      [host, 2, 9],
    ] as const) {
      expect(await player.try('room:move-bot', { room, seat, to })).toMatchObject(REFUSED);
    }
    expect(sitters(host)).toEqual(['greedy', friendId, 'random', hostId]);
  });
});

test('seats have teams where two play against two, as they are played', async () => {
  const { room, host, friend } = await table();
  await expect.poll(() => friend.room?.teams).toEqual([0, 1, 0, 1]);
  for (const seat of [2, 3]) await host.ask('room:seat-bot', { room, seat, bot: 'random' });
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  const { state } = (await friend.join(match)).snapshot.view;
  const { players } = state as { readonly players: readonly { readonly team: number }[] };
  expect(players.map(({ team }) => team)).toEqual(friend.room?.teams);
  const duel = { game: 'sanguozhi', setup: { players: 2 }, listed: false };
  for (const wish of [duel, { ...duel, game: 'minxin', setup: { players: 4 } }]) {
    const { code } = await host.ask('room:make', wish);
    expect(await host.ask('room:enter', { code })).toMatchObject({ teams: null });
  }
}, 60_000);
