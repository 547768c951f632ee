import { readyDecks } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
import type { RoomFilter } from '../../../web/online/protocol.ts';
import { testSite } from '../support/test-site.ts';

// The list of public rooms, and what its host makes of a room.

const site = testSite({ log: 'silent' });
const ALL: RoomFilter = { game: null, time: null, free: false };

describe('the list of rooms', { timeout: 120_000 }, () => {
  test('says what is played and how fast, for how many, and since when; and no deck', async () => {
    const host = await site.guest(0);
    const [deck] = readyDecks();
    const { main, side, events } = deck;
    const setup = { players: 2, decks: [{ main, side, events }, deck.id], grain: 12 };
    const { code } = await host.ask('room:make', { game: 'sanguozhi', setup, listed: true });
    const { id: room } = await host.ask('room:enter', { code });
    await host.ask('room:pace', { room, pace: { time: 'blitz' } });
    await host.ask('room:best-of', { room, bestOf: 3 });
    const listed = await (await site.guest(1)).ask('room:list', ALL);
    expect(listed).toEqual([
      {
        ...{ code, game: 'sanguozhi', host: expect.any(String), seats: 2, free: 1 },
        ...{ settings: { players: 2, grain: 12 }, bestOf: 3, time: 'blitz', playing: false },
        age: expect.any(Number),
      },
    ]);
    expect(listed[0].age).toBeGreaterThan(0);
    expect(listed[0].age).toBeLessThan(60_000);
    expect(JSON.stringify(listed)).not.toContain(main[0]);
    await host.ask('room:close', { room });
  });

  test('leads nobody to a room in which nobody is, but where people have days', async () => {
    const [host, other] = [await site.guest(0), await site.guest(1)];
    const make = async (time: 'none' | 'days') => {
      const wish = { game: 'minxin', setup: { players: 2 }, listed: true };
      const { code } = await host.ask('room:make', wish);
      const { id: room } = await host.ask('room:enter', { code });
      await host.ask('room:pace', { room, pace: { time } });
      return { code, room };
    };
    const [quick, slow] = [await make('none'), await make('days')];
    const codes = async () => (await other.ask('room:list', ALL)).map(({ code }) => code).sort();
    expect(await codes()).toEqual([quick.code, slow.code].sort());
    for (const { room } of [quick, slow]) await host.ask('room:leave', { room });
    await expect.poll(codes).toEqual([slow.code]);
    for (const { code, room } of [quick, slow]) {
      await host.ask('room:enter', { code });
      await host.ask('room:close', { room });
    }
  });

  test('is looked through by game, by time to think, and for free seats', async () => {
    const host = await site.guest(0);
    const make = async (game: string, time: 'none' | 'days' | null) => {
      const setup = { players: 2 };
      const { code } = await host.ask('room:make', { game, setup, listed: true });
      const { id: room } = await host.ask('room:enter', { code });
      if (time !== null) await host.ask('room:pace', { room, pace: { time } });
      return { code, room };
    };
    // Where nothing was said the time is the usual one.
    const usual = await make('minxin', null);
    const slow = await make('minxin', 'days');
    const full = await make('evolve', 'none');
    await host.ask('room:seat-bot', { room: full.room, seat: 1, bot: 'random' });
    const found = async (filter: Partial<RoomFilter>) =>
      (await host.ask('room:list', { ...ALL, ...filter })).map(({ code }) => code).sort();
    const codes = (...rooms: readonly { readonly code: string }[]) =>
      rooms.map(({ code }) => code).sort();
    expect(await found({})).toEqual(codes(usual, slow, full));
    expect(await found({ game: 'minxin' })).toEqual(codes(usual, slow));
    expect(await found({ time: 'none' })).toEqual(codes(usual, full));
    expect(await found({ time: 'days' })).toEqual(codes(slow));
    expect(await found({ free: true })).toEqual(codes(usual, slow));
    expect(await found({ game: 'evolve', time: 'none', free: true })).toEqual([]);
    // Nobody sits down where a match is played.
    await host.ask('room:seat-bot', { room: usual.room, seat: 1, bot: 'random' });
    await host.ask('room:start', { room: usual.room });
    await host.ask('room:seat-bot', { room: slow.room, seat: 1, bot: 'random' });
    expect(await found({ free: true })).toEqual([]);
    const forged = { ...ALL, time: 'none’ or true' };
    expect(await host.raw('room:list', forged)).toMatchObject({ ok: false });
  });
});

describe('the host', { timeout: 120_000 }, () => {
  test('changes game and set-up: people stay, as far as there are seats, and get ready anew', async () => {
    const [host, friend, third] = [await site.guest(0), await site.guest(1), await site.guest(0)];
    const wish = { game: 'minxin', setup: { players: 4 }, listed: false };
    const { code } = await host.ask('room:make', wish);
    const { id: room } = await host.ask('room:enter', { code });
    const names = () =>
      host.room?.seats.map((seat) => (seat.kind === 'person' ? seat.person.id : seat.kind));
    for (const [player, seat] of [
      [friend, 3],
      [third, 2],
    ] as const) {
      await player.ask('room:enter', { code });
      await player.ask('room:sit', { room, seat });
      await player.ask('room:ready', { room, ready: true });
    }
    await host.ask('room:seat-bot', { room, seat: 1, bot: 'greedy' });
    await expect
      .poll(names)
      .toEqual([expect.any(String), 'bot', expect.any(String), expect.any(String)]);
    const [hostId, , thirdId, friendId] = names() ?? [];
    const change = {
      room,
      listed: false,
      game: 'sanguosha',
      setup: { mode: 'landlord', players: 3 },
    };
    await host.ask('room:change', change);
    // Of the bot's seat there is need, and whoever was ready was so for something else.
    await expect.poll(names).toEqual([hostId, friendId, thirdId]);
    expect(friend.room).toMatchObject({ game: 'sanguosha', settings: { mode: 'landlord' } });
    expect(friend.room?.seats[1]).toMatchObject({ ready: false });
    // Two seats are too few for three: the last stands up.
    await host.ask('room:change', { ...change, game: 'evolve', setup: { players: 2 } });
    await expect.poll(names).toEqual([hostId, friendId]);
    await expect.poll(() => friend.room?.watchers.map(({ id }) => id)).toEqual([thirdId]);
    for (const [player, wrong] of [
      [friend, change],
      [host, { ...change, game: 'no game' }],
      [host, { ...change, setup: { players: 99 } }],
      [host, { room, listed: false, game: 'minxin' }],
    ] as const) {
      expect(await player.try('room:change', wrong)).toMatchObject({ ok: false });
    }
    expect(friend.room).toMatchObject({ game: 'evolve' });
    await friend.ask('room:ready', { room, ready: true });
    const { match } = await host.ask('room:start', { room });
    expect((await friend.join(match)).snapshot.view.game).toBe('evolve');
    expect(await host.try('room:change', change)).toMatchObject({ ok: false });
  });

  test('tells those whose decks do not fit any more, and nobody else', async () => {
    const [host, friend] = [await site.guest(0), await site.guest(1)];
    const wish = { game: 'sanguozhi', setup: { players: 2 }, listed: false };
    const { code } = await host.ask('room:make', wish);
    const { id: room } = await host.ask('room:enter', { code });
    await friend.ask('room:enter', { code });
    await friend.ask('room:sit', { room, seat: 1 });
    const told: { who: string; what: unknown }[] = [];
    for (const [who, player] of Object.entries({ host, friend })) {
      player.onAny((...what) => what[0] === 'dropped' && told.push({ who, what }));
    }
    const [deck] = readyDecks();
    await friend.ask('room:choose-deck', { room, seat: 1, deck: deck.id, cards: [] });
    await host.ask('room:best-of', { room, bestOf: 3 });
    // It fits a shorter game of the same.
    const change = { room, listed: false, game: 'sanguozhi', setup: { players: 2, grain: 10 } };
    await host.ask('room:change', change);
    await expect.poll(() => friend.room?.settings.grain).toBe(10);
    expect(friend.room?.seats[1]).toMatchObject({ brings: true });
    expect(friend.room?.bestOf).toBe(3);
    expect(told).toEqual([]);
    await host.ask('room:change', { ...change, game: 'evolve', setup: { players: 2 } });
    await expect.poll(() => friend.room?.seats[1]).toMatchObject({ brings: false });
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toMatchObject({ who: 'friend', what: ['dropped', room, { zh: '换了游戏' }] });
    expect(friend.room?.bestOf).toBe(1);
    expect(await friend.ask('room:chosen-deck', { room, seat: 1 })).toBeNull();
  });
});
