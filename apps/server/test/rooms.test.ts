import { readyDecks } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
import type { RoomFilter } from '../../web/online/protocol.ts';
import { testSite } from './test-site.ts';

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
