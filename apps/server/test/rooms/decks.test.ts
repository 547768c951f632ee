import { readyDecks } from '@lianhuan/sanguozhi';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { begin, type FriendsRoom, friendsRoom, lose } from '../support/friends-room.ts';
import { askAccounts, type TestPlayer } from '../support/test-player.ts';
import { testSite } from '../support/test-site.ts';

// Decks that those who sit in a room bring along: checked by the rules, played, and shown to nobody else.

const site = testSite({ log: 'silent' });
const REFUSED = { ok: false };
const [first, second, third] = readyDecks();

/** A general that a player wrote: a deck may hold fifty of it. */
const OWN = {
  id: 'lu-ning',
  name: '陆宁',
  kind: '将领',
  factions: ['孙权军'],
  needs: '0通用',
  stats: '3/3/2',
  limit: 50,
  text: '上场： 抓一张卡',
};
const OWN_DECK = { main: Array<string>(50).fill(OWN.name), side: [], events: third.events };

/** A room for 三国智 between two people at different servers. */
function table(players: 2 | 4 = 2): Promise<FriendsRoom> {
  const decks = [first.id, second.id, first.id, second.id].slice(0, players);
  return friendsRoom(site, { players, decks });
}

/** The main decks that were played, once a match has ended. */
async function playedDecks(player: TestPlayer, match: string) {
  const { record } = await player.ask('match:ended', { match });
  return (record.setup as { decks: (string | { main: string[] })[] }).decks;
}

const seatOf = ({ room }: TestPlayer, seat: number) => room?.seats[seat];

describe('a deck that somebody brings', { timeout: 240_000 }, () => {
  test('is the one that is played; others play that of the set-up', async () => {
    const at = await table();
    const { room, host, friend } = at;
    await friend.ask('room:ready', { room, ready: true });
    await expect.poll(() => seatOf(host, 1)).toMatchObject({ ready: true, brings: false });
    const wish = { room, seat: 1, deck: OWN_DECK, cards: [OWN] };
    await friend.ask('room:choose-deck', wish);
    // Whoever was ready was so for another deck.
    await expect.poll(() => seatOf(host, 1)).toMatchObject({ ready: false, brings: true });
    expect(await friend.ask('room:chosen-deck', { room, seat: 1 })).toEqual(OWN_DECK);
    const match = await begin(at);
    const { zones } = friend.now.snapshot.view;
    const hand = zones.find(({ name, owner }) => name === 'hand' && owner === 1)?.cards ?? [];
    expect(hand.map(({ definition }) => definition)).toEqual(Array(6).fill(OWN.id));
    // All at the table may read its faces, and nobody else.
    const [face] = await host.ask('match:cards', { match });
    expect(face).toMatchObject({ written: {}, info: { id: OWN.id, name: { zh: OWN.name } } });
    const stranger = await site.guest(0);
    expect(await stranger.try('match:cards', { match })).toMatchObject(REFUSED);
    await lose(match, friend, host);
    expect(await playedDecks(host, match)).toEqual([first.id, OWN_DECK]);
    // It stays for the next match, unless another is chosen; null is the deck of the set-up.
    await friend.ask('room:choose-deck', { room, seat: 1, deck: null, cards: [] });
    await host.ask('room:choose-deck', { room, seat: 0, deck: third.id, cards: [] });
    const again = await begin(at);
    await lose(again, friend, host);
    expect(await playedDecks(host, again)).toEqual([third.id, second.id]);
  });

  test('is checked by the rules, with the reason', async () => {
    const { room, friend } = await table();
    const choose = (deck: unknown, cards: object[] = []) =>
      friend.raw('room:choose-deck', { room, seat: 1, deck, cards });
    const short = { main: first.main.slice(0, 20), side: [], events: first.events };
    expect(await choose(short)).toMatchObject({
      ok: false,
      problem: { zh: expect.stringContaining('至少') },
    });
    const twice = { ...short, main: [...first.main, first.main[0]] };
    expect(await choose(twice)).toMatchObject({
      ok: false,
      problem: { zh: expect.stringContaining(first.main[0]) },
    });
    expect(await choose(OWN_DECK)).toMatchObject(REFUSED);
    expect(await choose('no-such-deck')).toMatchObject(REFUSED);
    expect(await choose(OWN_DECK, [{ ...OWN, text: '这不是卡牌的话' }])).toMatchObject(REFUSED);
    expect(await friend.ask('room:chosen-deck', { room, seat: 1 })).toBeNull();
    expect(await choose(first.id)).toMatchObject({ ok: true });
  });

  test('is told to nobody else: neither by what they ask, nor by what they hear', async () => {
    const at = await table();
    const { room, code, host, friend } = at;
    const [onlooker, stranger] = [await site.guest(0), await site.guest(1)];
    await onlooker.ask('room:enter', { code });
    const heard: unknown[] = [];
    for (const player of [host, onlooker, stranger]) player.onAny((...all) => heard.push(all));
    await friend.ask('room:choose-deck', { room, seat: 1, deck: OWN_DECK, cards: [OWN] });
    await expect.poll(() => seatOf(onlooker, 1)).toMatchObject({ brings: true });
    for (const player of [host, onlooker, stranger]) {
      const ask = { room, seat: 1 };
      expect(await player.try('room:chosen-deck', ask)).toMatchObject(REFUSED);
      expect(await player.try('room:deck', { room })).toMatchObject(REFUSED);
      heard.push(await player.try('room:enter', { code }), await player.try('room:list', ALL));
    }
    expect(heard.length).toBeGreaterThan(8);
    for (const card of [OWN.name, OWN.id, third.events[0]]) {
      expect(JSON.stringify(heard)).not.toContain(card);
    }
    // Nor with the match, until it has ended: no more is told of it than of any deck.
    const match = await begin(at);
    expect(JSON.stringify(host.frames)).not.toContain('"decks"');
    expect(JSON.stringify(host.frames)).not.toContain(third.events[0]);
    for (const player of [onlooker, host]) {
      expect(await player.try('match:ended', { match })).toMatchObject(REFUSED);
      expect(await player.try('room:chosen-deck', { room, seat: 1 })).toMatchObject(REFUSED);
    }
  });

  test('is chosen for oneself alone; for bots by the host', async () => {
    const { room, code, host, friend } = await table(4);
    const [onlooker, stranger] = [await site.guest(0), await site.guest(0)];
    await onlooker.ask('room:enter', { code });
    const choose = (player: TestPlayer, seat: number) =>
      player.try('room:choose-deck', { room, seat, deck: third.id, cards: [] });
    await host.ask('room:seat-bot', { room, seat: 2, bot: 'greedy' });
    for (const [player, seat] of [
      [host, 1],
      [friend, 0],
      [friend, 2],
      [onlooker, 1],
      [onlooker, 2],
      [stranger, 1],
      [host, 3],
      [host, 9],
    ] as const) {
      expect(await choose(player, seat)).toMatchObject(REFUSED);
    }
    expect(host.room?.seats.some((seat) => 'brings' in seat && seat.brings)).toBe(false);
    expect(await choose(host, 2)).toMatchObject({ ok: true });
    await expect.poll(() => seatOf(friend, 2)).toMatchObject({ kind: 'bot', brings: true });
    expect(await host.ask('room:chosen-deck', { room, seat: 2 })).toBe(third.id);
    expect(await friend.try('room:chosen-deck', { room, seat: 2 })).toMatchObject(REFUSED);
    // With the bot its deck goes.
    await host.ask('room:seat-bot', { room, seat: 2, bot: 'random' });
    expect(await host.ask('room:chosen-deck', { room, seat: 2 })).toBeNull();
  });

  test('goes along to another seat, and with whoever stands up', async () => {
    const { room, code, host, friend } = await table(4);
    const mine = (seat: number) => friend.ask('room:chosen-deck', { room, seat });
    await friend.ask('room:choose-deck', { room, seat: 1, deck: third.id, cards: [] });
    await friend.ask('room:sit', { room, seat: 3 });
    expect(await mine(3)).toBe(third.id);
    await friend.ask('room:stand', { room });
    const other = await site.guest(0);
    await other.ask('room:enter', { code });
    await other.ask('room:sit', { room, seat: 3 });
    expect(await other.ask('room:chosen-deck', { room, seat: 3 })).toBeNull();
    await expect.poll(() => seatOf(host, 3)).toMatchObject({ brings: false });
    await friend.ask('room:sit', { room, seat: 1 });
    expect(await mine(1)).toBeNull();
  });

  test('does not stay in the seat of somebody who deletes the account', async () => {
    const { room, host, friend } = await table();
    await friend.ask('room:choose-deck', { room, seat: 1, deck: OWN_DECK, cards: [OWN] });
    const kept = () => rows(`select deck from room_seats where room = $1 and seat = 1`, room);
    expect(JSON.stringify(await kept())).toContain(OWN.name);
    const gone = await askAccounts(site.url, 'delete-anonymous-user', {}, friend.cookie);
    expect(gone.status).toBe(200);
    await expect.poll(() => seatOf(host, 1)).toMatchObject({ kind: 'open' });
    expect(await kept()).toEqual([{ deck: null }]);
  });

  test('is that of a whole best of three, whatever is done between its games', async () => {
    const at = await table();
    const { room, host, friend } = at;
    await host.ask('room:best-of', { room, bestOf: 3 });
    const wish = { room, seat: 1, deck: { ...OWN_DECK, side: [second.main[0]] }, cards: [OWN] };
    await friend.ask('room:choose-deck', wish);
    await lose(await begin(at), friend, host);
    await expect.poll(() => host.room?.series?.games.length).toBe(1);
    const other = { room, seat: 1, deck: third.id, cards: [] };
    expect(await friend.try('room:choose-deck', other)).toMatchObject(REFUSED);
    await friend.ask('room:exchange', { room, out: [OWN.name], into: [second.main[0]] });
    // Whoever stands up takes the deck along, but the match of several games goes on with it.
    await friend.ask('room:stand', { room });
    await friend.ask('room:sit', { room, seat: 1 });
    expect((await friend.ask('room:deck', { room })).deck).toMatchObject({ side: [OWN.name] });
    await friend.ask('room:exchange', { room, out: [], into: [] });
    const two = await begin(at);
    await lose(two, friend, host);
    const [, theirs] = await playedDecks(host, two);
    expect((theirs as { main: string[] }).main).toEqual(OWN_DECK.main);
    await expect.poll(() => host.room?.series?.winners).toEqual([0]);
    await friend.ask('room:choose-deck', other);
    const three = await begin(at);
    await lose(three, friend, host);
    const [, now] = await playedDecks(host, three);
    expect(now).toMatchObject({ main: third.main });
  });

  test('two may bring the same card of their own, but not two that have one name', async () => {
    const { room, host, friend } = await table();
    await host.ask('room:choose-deck', { room, seat: 0, deck: OWN_DECK, cards: [OWN] });
    const other = { ...OWN, stats: '9/9/9' };
    const wish = { room, seat: 1, deck: OWN_DECK };
    expect(await friend.try('room:choose-deck', { ...wish, cards: [other] })).toMatchObject({
      ok: false,
      problem: { zh: expect.stringContaining('同桌') },
    });
    await friend.ask('room:choose-deck', { ...wish, cards: [OWN] });
  });

  test('games without decks of one’s own take none', async () => {
    const host = await site.guest();
    const setup = { players: 2 };
    const { code } = await host.ask('room:make', { game: 'minxin', setup, listed: false });
    const { id: room } = await host.ask('room:enter', { code });
    const wish = { room, seat: 0, deck: first.id, cards: [] };
    expect(await host.try('room:choose-deck', wish)).toMatchObject(REFUSED);
  });

  test('nobody changes it while the match is played', async () => {
    const at = await table();
    await begin(at);
    for (const [player, seat] of [
      [at.host, 0],
      [at.friend, 1],
    ] as const) {
      const wish = { room: at.room, seat, deck: third.id, cards: [] };
      expect(await player.try('room:choose-deck', wish)).toMatchObject(REFUSED);
    }
  });
});

describe('what is no deck', { timeout: 240_000 }, () => {
  test('is refused, however it is made, and the room stays what it was', async () => {
    const { room, host, friend } = await table();
    const nested = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    const polluted = JSON.parse('{"__proto__": {"main": ["关羽"]}, "constructor": {"a": 1}}');
    for (const deck of [
      undefined,
      7,
      [],
      ['cao-cao'],
      {},
      polluted,
      { ...OWN_DECK, __proto__: null },
      { main: nested },
      { main: { length: 1e9 } },
      { main: Array(5000).fill(first.main[0]) },
      { main: [`${first.main[0]} x999999999`] },
      { main: ['\u0000'], events: [] },
      { main: first.main, side: [], events: ['\ud800'] },
      'x'.repeat(5000),
    ]) {
      const wish = { room, seat: 1, deck, cards: [] };
      expect(await friend.raw('room:choose-deck', wish)).toMatchObject(REFUSED);
    }
    for (const cards of [
      null,
      {},
      'cards',
      [null],
      [7],
      [nested],
      Array(301).fill(OWN),
      [{ ...OWN, text: '抓一张卡。'.repeat(10_000) }],
      [{ ...OWN, text: '\u0000' }],
      [JSON.parse('{"__proto__": {"name": "陆宁"}}')],
    ]) {
      const wish = { room, seat: 1, deck: OWN_DECK, cards };
      expect(await friend.raw('room:choose-deck', wish)).toMatchObject(REFUSED);
    }
    const forged = { room, seat: 1, deck: first.id, cards: [], person: 'somebody' };
    expect(await friend.raw('room:choose-deck', forged)).toMatchObject(REFUSED);
    expect(({} as { main?: unknown }).main).toBeUndefined();
    expect(await friend.ask('room:chosen-deck', { room, seat: 1 })).toBeNull();
    expect(seatOf(host, 1)).toMatchObject({ kind: 'person', brings: false });
    expect(friend.isConnected).toBe(true);
  });

  test('what else stands beside a deck is not kept', async () => {
    const { room, friend } = await table();
    const { main, side, events } = first;
    const polluted = JSON.parse(JSON.stringify({ main, side, events, name: '别人的', more: [1] }));
    Object.defineProperty(polluted, '__proto__', { value: { main: [] }, enumerable: true });
    await friend.ask('room:choose-deck', { room, seat: 1, deck: polluted, cards: [OWN] });
    expect(await friend.ask('room:chosen-deck', { room, seat: 1 })).toEqual({ main, side, events });
    // A card of one's own comes along only with a deck that needs it.
    const [row] = await rows(`select deck from room_seats where room = $1 and seat = 1`, room);
    expect(row).toEqual({ deck: { deck: { main, side, events }, cards: [] } });
  });

  test('whoever tries many is told to slow down', async () => {
    const { room, friend } = await table();
    const wish = { room, seat: 1, deck: first.id, cards: [] };
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => friend.try('room:choose-deck', wish)),
    );
    expect(replies.filter(({ ok }) => !ok).length).toBeGreaterThan(10);
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(10);
  });
});

describe('a database of before', () => {
  test('is brought up to date with its rooms: nobody has brought a deck', async () => {
    const { room, host } = await table();
    // As it was before seats had decks.
    await rows(`alter table room_seats drop column deck, drop column swap, drop column seen`);
    await rows(`drop table requests, checkpoints`);
    await rows(`delete from kysely_migration where name >= '0010'`);
    const again = await openDatabase(site.database);
    await again.close();
    expect(await rows(`select deck from room_seats where room = $1`, room)).toEqual([
      { deck: null },
      { deck: null },
    ]);
    await host.ask('room:choose-deck', { room, seat: 0, deck: third.id, cards: [] });
  });
});

const ALL = { game: null, time: null, free: false } as const;
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(site.database);
  await client.connect();
});
afterAll(() => client.end());

async function rows(statement: string, ...values: unknown[]): Promise<object[]> {
  const { rows: found } = await client.query(statement, values);
  return found;
}
