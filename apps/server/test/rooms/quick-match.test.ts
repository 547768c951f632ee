import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { groupOf } from '../../quick/group.ts';
import type { Seeker } from '../../quick/seekers.ts';
import { testSite } from '../support/test-site.ts';

// Those who want to play with anybody wait in the database; whichever server is asked next brings them together.

const site = testSite();
const guest = (server?: number) => site.guest(server);

const DUEL = { game: 'minxin', players: 2, deck: null };

describe('a quick match', { timeout: 120_000 }, () => {
  test('brings two together who wait at different servers, and both play', async () => {
    const [one, other] = [await guest(0), await guest(1)];
    expect(await one.ask('quick:seek', DUEL)).toMatchObject({ kind: 'seeking', seekers: 1 });
    const quest = await other.ask('quick:seek', DUEL);
    expect(quest.kind).toBe('found');
    await expect.poll(() => one.found).toMatch(/^[A-Z]{4}$/);
    expect(quest).toEqual({ kind: 'found', room: one.found });
    for (const player of [one, other]) {
      const room = await player.ask('room:enter', { code: one.found ?? '' });
      expect(room.playing).toBe(true);
      const frame = await player.join(room.match ?? '');
      expect(frame.snapshot.seat).toBe(player === one ? 0 : 1);
    }
  });

  test('is found also by whoever did not hear of it', async () => {
    const [one, other] = [await guest(), await guest()];
    await one.ask('quick:seek', DUEL);
    one.found = null;
    const { kind } = await other.ask('quick:seek', DUEL);
    expect(kind).toBe('found');
    expect(await one.ask('quick:wait', {})).toEqual(await other.ask('quick:wait', {}));
  });

  test('waits for as many as are to play, of the same game', async () => {
    const people = [await guest(), await guest(), await guest()];
    const three = { ...DUEL, players: 3 };
    await people[0].ask('quick:seek', three);
    const duel = await guest();
    expect(await duel.ask('quick:seek', DUEL)).toMatchObject({ kind: 'seeking', seekers: 1 });
    expect(await people[1].ask('quick:seek', three)).toMatchObject({ kind: 'seeking', seekers: 2 });
    expect(await people[2].ask('quick:seek', three)).toMatchObject({ kind: 'found' });
    await duel.ask('quick:leave', {});
  });

  test('is left again, and nobody is paired with whoever has left', async () => {
    const [one, other] = [await guest(), await guest()];
    await one.ask('quick:seek', DUEL);
    await one.ask('quick:leave', {});
    expect(await one.ask('quick:wait', {})).toEqual({ kind: 'none' });
    expect(await other.ask('quick:seek', DUEL)).toMatchObject({ kind: 'seeking', seekers: 1 });
    await other.ask('quick:leave', {});
  });

  test('does not wait for those whose page is gone', async () => {
    const [one, other] = [await guest(), await guest()];
    await one.ask('quick:seek', DUEL);
    const { db, close } = await openDatabase(site.database);
    await db
      .updateTable('seekers')
      .set({ seen: new Date(Date.now() - 60_000) })
      .execute();
    await close();
    expect(await other.ask('quick:seek', DUEL)).toMatchObject({ kind: 'seeking', seekers: 1 });
    // The page was asleep: it waits on.
    expect(await one.ask('quick:wait', {})).toMatchObject({ kind: 'found' });
  });

  test('is one match for each, however many seek at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, at) => guest(at % 2)));
    await Promise.all(people.map((player) => player.ask('quick:seek', DUEL)));
    await expect.poll(() => people.every(({ found }) => found !== null)).toBe(true);
    const rooms = people.map(({ found }) => found);
    for (const room of rooms) expect(rooms.filter((one) => one === room)).toHaveLength(2);
  });

  test('plays with the decks that its players bring', async () => {
    const [one, other] = [await guest(), await guest()];
    const duel = { game: 'evolve', players: 2 };
    await one.ask('quick:seek', { ...duel, deck: 'elf' });
    await other.ask('quick:seek', { ...duel, deck: 'royal' });
    await expect.poll(() => one.found).not.toBeNull();
    const room = await other.ask('room:enter', { code: one.found ?? '' });
    const { db, close } = await openDatabase(site.database);
    const row = await db.selectFrom('rooms').select('setup').where('id', '=', room.id).execute();
    await close();
    expect(row).toMatchObject([{ setup: { decks: ['elf', 'royal'] } }]);
    // To nobody's eyes but the servers'.
    expect(JSON.stringify([room, one.room, other.room])).not.toContain('royal');
  });

  test('is not sought with what nobody could play with', async () => {
    const player = await guest();
    const wrong = [
      { game: 'chess', players: 2, deck: null },
      { game: 'minxin', players: 16, deck: null },
      { game: 'evolve', players: 2, deck: 'no such deck' },
      { game: 'evolve', players: 16, deck: null },
      // Games in which `decks` are those of the set-up, which nobody chooses for strangers.
      { game: 'sanguosha', players: 5, deck: 'standard' },
      { game: 'sanguosha', players: 5, deck: 'promo' },
      // Nobody waits for numbers that nobody is offered.
      { game: 'sanguosha', players: 2, deck: null },
      { game: '__proto__', players: 2, deck: null },
      { game: 'evolve', players: 2, deck: { main: ['x'.repeat(1000)] } },
    ];
    for (const wish of wrong) {
      expect(await player.try('quick:seek', wish), JSON.stringify(wish)).toMatchObject({
        ok: false,
      });
    }
    expect(await player.ask('quick:wait', {})).toEqual({ kind: 'none' });
  });

  test('is sought no more often than a person would', async () => {
    const player = await guest();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => player.try('quick:seek', { ...DUEL, players: 4 })),
    );
    expect(replies.filter(({ ok }) => ok).length).toBeLessThan(15);
    expect(await player.ask('quick:wait', {})).toMatchObject({ kind: 'seeking', seekers: 1 });
    await player.ask('quick:leave', {});
  });
});

describe('those who are brought together', () => {
  const seeker = (person: string, rating: number | null, seconds = 0): Seeker => ({
    ...{ person, rating, deck: null },
    waited: seconds * 1000,
  });
  const names = (group: readonly Seeker[] | null) => group?.map(({ person }) => person) ?? null;

  test('are of about the same strength', () => {
    const seekers = [seeker('a', 0), seeker('b', 20), seeker('c', 3), seeker('d', 1)];
    expect(names(groupOf(seekers, 2))).toEqual(['a', 'd']);
    expect(names(groupOf(seekers, 3))).toEqual(['a', 'd', 'c']);
    expect(names(groupOf(seekers, 4))).toBeNull();
  });

  test('may differ more, the longer they have waited', () => {
    expect(names(groupOf([seeker('a', 0, 29), seeker('b', 20)], 2))).toBeNull();
    expect(names(groupOf([seeker('a', 0, 30), seeker('b', 20)], 2))).toEqual(['a', 'b']);
  });

  test('play without the one who waits longest, where nobody suits that one', () => {
    const seekers = [seeker('a', 40, 5), seeker('b', 0), seeker('c', 1)];
    expect(names(groupOf(seekers, 2))).toEqual(['b', 'c']);
  });

  test('may be anybody where somebody is not rated', () => {
    expect(names(groupOf([seeker('a', 40), seeker('b', null)], 2))).toEqual(['a', 'b']);
  });
});
