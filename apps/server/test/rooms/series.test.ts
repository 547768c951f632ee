import { readyDecks } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { begin, type FriendsRoom, friendsRoom, lose } from '../support/friends-room.ts';
import { askAccounts } from '../support/test-player.ts';
import { testSite } from '../support/test-site.ts';

// 三盘两胜 in a room (100.6a, 103.2): the games follow each other, with side decks that nobody else sees in between.

const site = testSite({ log: 'silent' });
const REFUSED = { ok: false };
const [first, second] = readyDecks();

/** A room for a best of three between two people at different servers. */
async function table(): Promise<FriendsRoom> {
  const made = await friendsRoom(site, { players: 2, decks: [first.id, second.id] });
  await made.host.ask('room:best-of', { room: made.room, bestOf: 3 });
  return made;
}

describe('best of three', { timeout: 240_000 }, () => {
  test('goes on from game to game until one has won two; the loser says who begins', async () => {
    const at = await table();
    const { host, friend } = at;
    await expect.poll(() => friend.room?.bestOf).toBe(3);
    expect(friend.room?.series).toBeNull();
    const one = await begin(at);
    await lose(one, friend, host);
    await expect
      .poll(() => friend.room?.series)
      .toEqual({ games: [{ match: one, winners: [0] }], chooser: 1, winners: null });

    const two = await begin(at);
    const asked = () => friend.now.snapshot.view.decision?.kind;
    await expect.poll(asked).toBe('go-first');
    expect(host.now.asked).toBeNull();
    await lose(two, friend, host);
    const games = [one, two].map((match) => ({ match, winners: [0] }));
    await expect.poll(() => host.room?.series).toEqual({ games, chooser: 1, winners: [0] });
    expect((await host.ask('match:list', {})).map(({ series }) => series)).toEqual([
      { game: 2, won: 2, lost: 0 },
      { game: 1, won: 1, lost: 0 },
    ]);
    expect((await friend.ask('match:list', {}))[0].series).toEqual({ game: 2, won: 0, lost: 2 });

    // What comes after is another match.
    const three = await begin(at);
    await expect.poll(() => host.room?.series?.games).toEqual([{ match: three, winners: null }]);
  });

  test('plays a game again that was called off, which counts for nothing', async () => {
    const at = await table();
    const { room, host, friend } = at;
    const callOff = async (match: string) => {
      await host.ask('match:ask-call-off', { match });
      await friend.ask('match:answer-call-off', { match, agrees: 'yes' });
      await expect.poll(() => [host.room?.playing, friend.room?.playing]).toEqual([false, false]);
    };
    await callOff(await begin(at));
    expect(friend.room?.series).toBeNull();
    const one = await begin(at);
    await lose(one, friend, host);
    await callOff(await begin(at));
    const games = [{ match: one, winners: [0] }];
    await expect.poll(() => host.room?.series).toEqual({ games, chooser: 1, winners: null });
    // Cards may be exchanged before it is played again, and the loser still says who begins.
    await friend.ask('room:exchange', { room, out: [second.main[0]], into: [second.side[0]] });
    const two = await begin(at);
    await expect.poll(() => friend.now.snapshot.view.decision?.kind).toBe('go-first');
    await lose(two, friend, host);
    await expect.poll(() => host.room?.series).toMatchObject({ winners: [0] });
    const history = await host.ask('match:list', {});
    expect(history.map(({ calledOff, series }) => [calledOff, series])).toEqual([
      [false, { game: 2, won: 2, lost: 0 }],
      [true, { game: 2, won: 1, lost: 0 }],
      [false, { game: 1, won: 1, lost: 0 }],
      [true, { game: 1, won: 0, lost: 0 }],
    ]);
  });

  test('cards are exchanged for as many of the side deck between two games, and played from then on', async () => {
    const at = await table();
    const { room, host, friend } = at;
    const swap = { room, out: [second.main[0]], into: [second.side[0]] };
    // Not before the first game, nor while one is played.
    expect(await friend.try('room:exchange', swap)).toMatchObject(REFUSED);
    const one = await begin(at);
    expect(await friend.try('room:exchange', swap)).toMatchObject(REFUSED);
    await lose(one, friend, host);
    const other = { room, out: [second.main[1]], into: [second.side[1]] };
    await friend.raw('room:exchange', other, 'an exchange');
    // Each time from what was played last.
    await friend.ask('room:exchange', swap);
    // What is done already is not done again by a server that gets the request late.
    const there = await site.page(friend.cookie, 0).connected();
    expect(await there.raw('room:exchange', other, 'an exchange')).toEqual({
      ok: true,
      value: null,
    });
    const { before, deck } = await friend.ask('room:deck', { room });
    expect(before).toMatchObject({ main: second.main, side: second.side });
    expect(deck).toMatchObject({
      main: [...second.main.slice(1), second.side[0]],
      side: [...second.side.slice(1), second.main[0]],
    });
    const two = await begin(at);
    await lose(two, host, friend);
    const { record } = await host.ask('match:ended', { match: two });
    const [ours, theirs] = (record.setup as { decks: { main: string[] }[] }).decks;
    expect(ours.main).toEqual(first.main);
    expect(theirs.main).toContain(second.side[0]);
    expect(theirs.main).not.toContain(second.main[0]);
  });

  test('an exchange adds no cards, takes none that are not there, and keeps a deck a deck', async () => {
    const at = await table();
    const { room, host, friend } = at;
    await lose(await begin(at), friend, host);
    const [out, into] = [second.main[0], second.side[0]];
    const foreign = first.main.find((card) => ![...second.main, ...second.side].includes(card));
    for (const [from, to] of [
      [[], [foreign ?? '']],
      [[out], [foreign ?? '']],
      [[out], [into, into, into]],
      [['没有这张卡'], [into]],
      [second.main.slice(0, 20), []],
    ]) {
      const wish = { room, out: from, into: to };
      expect(await friend.try('room:exchange', wish)).toMatchObject(REFUSED);
    }
    const forged = { room, out: [out], into: [into], seat: 0 };
    expect(await friend.raw('room:exchange', forged)).toMatchObject(REFUSED);
    const { before, deck } = await friend.ask('room:deck', { room });
    expect(deck).toEqual(before);
  });

  test('nobody is shown what another exchanges, and nobody else exchanges anything', async () => {
    const at = await table();
    const { room, code, host, friend } = at;
    const [onlooker, stranger] = [await site.guest(), await site.guest()];
    await onlooker.ask('room:enter', { code });
    await lose(await begin(at), friend, host);
    const heard = [host, onlooker].map(({ room: seen }) => JSON.stringify(seen));
    const swap = { room, out: [second.main[0]], into: [second.side[0]] };
    await friend.ask('room:exchange', swap);
    for (const player of [onlooker, stranger]) {
      expect(await player.try('room:deck', { room })).toMatchObject(REFUSED);
      expect(await player.try('room:exchange', swap)).toMatchObject(REFUSED);
    }
    expect((await host.ask('room:deck', { room })).deck).toMatchObject({ main: first.main });
    const { seats: _, ...told } = await host.ask('room:enter', { code });
    const { seats: __, ...before } = JSON.parse(heard[0]);
    expect(told).toEqual(before);
    // While the next game is played, either: its set-up is told with its record alone.
    await begin(at);
    expect(JSON.stringify(host.frames)).not.toContain('"decks"');
    expect(await host.try('room:deck', { room })).toMatchObject(REFUSED);
  });

  test('is over where a player leaves for good, whose deck goes along', async () => {
    const at = await table();
    const { room, host, friend } = at;
    const one = await begin(at);
    const left = await askAccounts(site.url, 'delete-anonymous-user', {}, friend.cookie);
    expect(left.status).toBe(200);
    const { db, close } = await openDatabase(site.database);
    const decks = await db
      .selectFrom('series_decks')
      .innerJoin('matches', 'matches.series', 'series_decks.series')
      .select('seat')
      .where('matches.id', '=', one)
      .execute();
    await close();
    expect(decks).toEqual([{ seat: 0 }]);
    // The bot that plays on is not the one who sat there, though it sits there from now on.
    await lose(one, host, host);
    await host.ask('room:seat-bot', { room, seat: 1, bot: 'greedy' });
    const { match: two } = await host.ask('room:start', { room });
    await expect.poll(() => host.room?.series?.games).toEqual([{ match: two, winners: null }]);
  });

  test('is the host’s to choose, for games that have it, and ends where others sit down', async () => {
    const at = await table();
    const { room, host, friend } = at;
    expect(await friend.try('room:best-of', { room, bestOf: 1 })).toMatchObject(REFUSED);
    const setup = { players: 2 };
    const other = await host.ask('room:make', { game: 'minxin', setup, listed: false });
    const { id } = await host.ask('room:enter', other);
    expect(await host.try('room:best-of', { room: id, bestOf: 3 })).toMatchObject(REFUSED);

    await lose(await begin(at), friend, host);
    await host.ask('room:enter', { code: at.code });
    await friend.ask('room:stand', { room });
    await expect.poll(() => host.room?.id === room && host.room.series).toBeNull();
    const third = await site.guest();
    await third.ask('room:enter', { code: at.code });
    await third.ask('room:sit', { room, seat: 1 });
    expect(await third.try('room:deck', { room })).toMatchObject(REFUSED);
  });
});
