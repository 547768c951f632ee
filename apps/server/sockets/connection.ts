import { NOBODY, type Seat } from '@lianhuan/kernel';
import type { Frame, Reply } from '../../web/online/protocol.ts';
import { canBeKept } from '../database/kept-values.ts';
import { addedCardsOf } from '../matches/added-cards.ts';
import { linesBefore } from '../matches/earlier-lines.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { writePreferences } from '../matches/store.ts';
import { mutersOf } from '../people/mutes.ts';
import { cleanMessage } from '../people/name.ts';
import { endedMatch, listMatches } from '../results/history.ts';
import { listRatings } from '../results/ratings.ts';
import { listRivals } from '../results/rivals.ts';
import * as brings from '../rooms/brought-decks.ts';
import { changeWish } from '../rooms/change-wish.ts';
import { readCode } from '../rooms/code.ts';
import { listRooms } from '../rooms/list.ts';
import * as rooms from '../rooms/rooms.ts';
import * as seats from '../rooms/seats.ts';
import {
  addMessage,
  lastMessages,
  noteSeen,
  readMessage,
  readRoom,
  roomByCode,
  tellRoom,
} from '../rooms/store.ts';
import { isBanned } from '../site/bans.ts';
import { AGAIN, ASKS, type Ask } from './asks.ts';
import { conductHandlers } from './conduct-asks.ts';
import { MOST_PAGES } from './limits.ts';
import { onceFor } from './once.ts';
import { operatorHandlers } from './operator-asks.ts';
import { quickHandlers } from './quick-asks.ts';
import {
  type Handlers,
  type PlayerSocket,
  personOf,
  roomOf,
  type Site,
  sessionOf,
} from './site.ts';
import { standIn } from './stand-in.ts';
import { seatIn } from './viewers.ts';
import { wishHandlers } from './wish-asks.ts';

const WORDS = {
  malformed: {
    zh: '页面与服务器的版本不合，请刷新',
    en: 'Page and server do not understand each other: reload',
  },
  tooMuch: { zh: '请慢一点', en: 'Please slow down' },
  failed: {
    zh: '服务器一时做不到，请再试一次',
    en: 'The server could not do that just now: try again',
  },
  noRoom: { zh: '没有这个房间', en: 'There is no such room' },
  notIn: { zh: '你不在这个房间里', en: 'You are not in that room' },
  notAt: { zh: '你不在这张牌桌上', en: 'You are not at that table' },
  playing: { zh: '这局还没有结束', en: 'This match is still being played' },
  notAsked: { zh: '现在不轮到你选择', en: 'You are not asked anything now' },
  muted: { zh: '房主不让你在这个房间里说话', en: 'The host has silenced you in this room' },
  empty: { zh: '什么也没有说', en: 'Nothing was said' },
} as const;

const no = (problem: (typeof WORDS)[keyof typeof WORDS]) => ({ ok: false, problem }) as const;
const DONE = { ok: true, value: null } as const;

const LOOKS: ReadonlySet<Ask> = new Set<Ask>([
  'match:join',
  'match:ended',
  'match:log',
  'match:cards',
  'match:hint',
  'match:prefer',
]);

/** Serves what a page asks over its socket: known requests of the right form, not too many. */
export function serveSocket(site: Site, socket: PlayerSocket): void {
  const { person, address, session } = socket.data;
  const { limits } = site;
  if (site.pagesOf(person.id) >= MOST_PAGES) return void socket.disconnect(true);
  const handlers = handlersOf(site, socket);
  const mayGuess = () => limits.guesses.take(person.id) && limits.guessesFrom.take(address);
  void socket.join([personOf(person.id), sessionOf(session)]);
  // They may have been banned while the line was being made.
  isBanned(site.database.db, person.id).then(
    (banned) => banned && socket.disconnect(true),
    () => socket.disconnect(true),
  );

  socket.onAny(async (name: unknown, ...parts: unknown[]) => {
    const reply = parts.pop();
    if (typeof reply !== 'function') return;
    const [ask, named] = parts;
    const isName = typeof named === 'string' && named.length <= 64 && canBeKept(named);
    const request = isName ? named : null;
    const answer = (result: Reply<unknown>) => reply(result);
    if (!limits.requests.take(person.id)) return answer(no(WORDS.tooMuch));
    if (typeof name !== 'string' || !Object.hasOwn(ASKS, name)) return answer(no(WORDS.malformed));
    const known = name as Ask;
    if (LOOKS.has(known) && !limits.looks.take(person.id)) return answer(no(WORDS.tooMuch));
    if (known === 'room:enter' && !mayGuess()) return answer(no(WORDS.tooMuch));
    try {
      // Within: what is nested too deeply to be looked at must not end the server.
      const read = ASKS[known].safeParse(ask);
      if (!read.success) return answer(no(WORDS.malformed));
      const handle = handlers[known] as (asked: unknown, known: unknown) => Promise<Reply<unknown>>;
      // A page that calls two requests the same is answered about each.
      const called = request === null ? null : `${known} ${request}`;
      const ways = { once: onceFor(site.database.db, person.id, called), entry: called };
      answer(await handle(read.data, { ...ways, same: null, reads: null }[AGAIN[known]]));
    } catch (error) {
      site.log.error({ error, ask: known }, 'a request failed');
      answer(no(WORDS.failed));
    }
  });

  socket.on('disconnecting', () => {
    site.viewers.leaveAll(socket.id);
    site.spectators.leaveAll(socket.id);
    for (const room of enteredBy(socket)) {
      void cameOrWent(site, room, person.id).catch(() => {});
    }
  });
}

async function cameOrWent({ database: { db } }: Site, room: string, person: string): Promise<void> {
  await noteSeen(db, room, person);
  await tellRoom(db, room);
}

/** The rooms of players that a socket is in. */
function enteredBy(socket: PlayerSocket): readonly string[] {
  const prefix = roomOf('');
  return [...socket.rooms]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

function handlersOf(site: Site, socket: PlayerSocket): Handlers {
  const { database, matches, viewers } = site;
  const { db } = database;
  const { person } = socket.data;
  const me = person.id;
  /** Where this person sits, whether or not this socket looks on: a page whose line was cut may answer at once. */
  const seatAt = async (match: string) => {
    const stored = await matches.stored(match);
    const seat = stored.ok ? seatIn(stored.value, me) : NOBODY;
    return seat === NOBODY ? null : seat;
  };
  const leaveMatch = (match: string) => {
    viewers.leave(match, socket.id);
    site.spectators.leave(match, socket.id);
  };
  const isIn = (room: string) => socket.rooms.has(roomOf(room));
  /** From where this person may look at a match, and how much later than those who play; a problem if they may not. */
  const lookerAt = async (match: string) => {
    const read = await matches.stored(match);
    if (!read.ok) return { ok: false, problem: read.problems[0].text } as const;
    const { value: stored } = read;
    const { room, pace } = stored;
    const seat = seatIn(stored, me);
    // Whoever does not play looks on from the room.
    if (seat === NOBODY && (room === null || !isIn(room))) return no(WORDS.notAt);
    const delay = seat === NOBODY ? pace.delay : 0;
    return { ok: true, value: { seat, room, delay, stored } } as const;
  };

  return {
    ...quickHandlers(site, socket),
    ...conductHandlers(site, socket),
    ...operatorHandlers(site, socket),
    ...wishHandlers(site, socket),
    'room:make': (wish, once) =>
      once((trx) => {
        if (!site.limits.rooms.take(me)) return no(WORDS.tooMuch);
        return rooms.makeRoom(trx, me, { ...wish, setup: wish.setup ?? null });
      }),
    async 'room:list'(filter) {
      return { ok: true, value: await listRooms(db, filter, site.attended) };
    },
    async 'room:enter'({ code }) {
      const known = readCode(code);
      const id = known === null ? null : await roomByCode(db, known);
      if (id === null) return no(WORDS.noRoom);
      const may = await seats.mayEnter(db, id, me);
      if (!may.ok) return may;
      await socket.join(roomOf(id));
      // They may have been got out meanwhile.
      const still = await seats.mayEnter(db, id, me);
      if (!still.ok) {
        await socket.leave(roomOf(id));
        return still;
      }
      const room = await readRoom(db, id, await site.peopleIn(id));
      if (!room) return no(WORDS.noRoom);
      await cameOrWent(site, id, me);
      return { ok: true, value: room };
    },
    async 'room:leave'({ room }) {
      if (!isIn(room)) return DONE;
      await socket.leave(roomOf(room));
      await cameOrWent(site, room, me);
      return DONE;
    },
    'room:sit': ({ room, seat }, once) =>
      once((trx) => (isIn(room) ? seats.sit(trx, room, me, seat) : no(WORDS.notIn))),
    'room:stand': ({ room }, once) =>
      once((trx) => (isIn(room) ? seats.stand(trx, room, me) : no(WORDS.notIn))),
    'room:ready': ({ room, ready }, once) =>
      once((trx) => (isIn(room) ? seats.getReady(trx, room, me, ready) : no(WORDS.notIn))),
    'room:seat-bot': ({ room, seat, bot }, once) =>
      once((trx) => seats.seatBot(trx, room, me, seat, bot)),
    'room:ask-swap': ({ room, person: other }, once) =>
      once((trx) => (isIn(room) ? seats.askSwap(trx, room, me, other) : no(WORDS.notIn))),
    'room:answer-swap': ({ room, person: other, agrees }, once) =>
      once((trx) =>
        isIn(room) ? seats.answerSwap(trx, room, me, other, agrees) : no(WORDS.notIn),
      ),
    'room:move-bot': ({ room, seat, to }, once) =>
      once((trx) => seats.moveBot(trx, room, me, seat, to)),
    'room:lead': ({ room }, once) =>
      once(async (trx) => {
        if (!isIn(room)) return no(WORDS.notIn);
        // Nobody takes a room over because a server did not say that the host is there.
        return rooms.lead(trx, room, me, await site.allIn(room));
      }),
    async 'room:kick'({ room, person: other }, once) {
      const reply = await once((trx) => seats.kick(trx, room, me, other));
      if (reply.ok) site.putOut(room, other);
      return reply;
    },
    async 'room:change'({ room, listed, game, setup }, once) {
      const reply = await once((trx) => {
        if (setup !== undefined && !site.limits.setups.take(me)) return no(WORDS.tooMuch);
        const wish = { listed, setup, ...(game !== undefined && { game }) };
        return changeWish(trx, room, me, wish);
      });
      if (!reply.ok) return reply;
      for (const { person: owner, why } of reply.value) site.tell(owner, 'dropped', room, why);
      return DONE;
    },
    'room:pace': ({ room, pace }, once) => once((trx) => rooms.changePace(trx, room, me, pace)),
    'room:best-of': ({ room, bestOf }, once) =>
      once((trx) => rooms.changeBestOf(trx, room, me, bestOf)),
    'room:deck': ({ room }) => rooms.ownDeck(db, room, me),
    'room:exchange': ({ room, out, into }, once) =>
      once((trx) => rooms.exchangeCards(trx, room, me, { out, into })),
    'room:choose-deck': ({ room, seat, deck, cards }, once) =>
      once((trx) => {
        if (!isIn(room)) return no(WORDS.notIn);
        if (!site.limits.setups.take(me)) return no(WORDS.tooMuch);
        const brought = deck === null ? null : { deck, cards };
        return brings.chooseDeck(trx, room, me, { seat, brought });
      }),
    'room:chosen-deck': ({ room, seat }) =>
      isIn(room) ? brings.chosenDeck(db, room, me, seat) : no(WORDS.notIn),
    async 'room:start'({ room }, once) {
      const reply = await once((trx) => rooms.start(trx, room, me));
      if (reply.ok) matches.advance(reply.value.match);
      return reply;
    },
    async 'room:said'({ room }) {
      if (!isIn(room)) return no(WORDS.notIn);
      return { ok: true, value: await lastMessages(db, room) };
    },
    async 'room:say'({ room, text }, once) {
      const reply = await once(async (trx) => {
        if (!isIn(room)) return no(WORDS.notIn);
        if (!site.limits.words.take(me)) return no(WORDS.tooMuch);
        if (await rooms.isMutedIn(trx, room, me)) return no(WORDS.muted);
        const words = cleanMessage(text);
        if (words === null) return no(WORDS.empty);
        return { ok: true, value: await addMessage(trx, room, me, words) };
      });
      if (!reply.ok) return reply;
      // Also if it comes again: whoever wrote it may have been killed before the others heard of it.
      const said = await readMessage(db, reply.value);
      if (said !== null) site.sayTo(room, said, await mutersOf(db, me));
      return DONE;
    },
    async 'match:join'({ match, ...has }) {
      const looker = await lookerAt(match);
      if (!looker.ok) return looker;
      const { seat, room, delay } = looker.value;
      const page = { seat, send: (frame: Frame) => void socket.emit('frame', match, frame) };
      const joined = await (delay > 0
        ? site.delayed.with(match, delay, (live, now) =>
            site.spectators.join(live, socket.id, page, { now, has }),
          )
        : matches.with(match, (live) =>
            viewers.join(live, socket.id, page, { now: matches.clock.now, has }),
          ));
      // The room may have been left meanwhile.
      if (seat === NOBODY && room !== null && !isIn(room)) leaveMatch(match);
      return joined.ok ? joined : { ok: false, problem: joined.problems[0].text };
    },
    async 'match:log'({ match, to }) {
      const looker = await lookerAt(match);
      if (!looker.ok) return looker;
      const { seat, delay } = looker.value;
      const read = (live: LiveMatch) => linesBefore(db, live, seat, to);
      const lines = await (delay > 0
        ? site.delayed.with(match, delay, read)
        : matches.with(match, read));
      return lines.ok ? lines : { ok: false, problem: lines.problems[0].text };
    },
    async 'match:cards'({ match }) {
      const looker = await lookerAt(match);
      if (!looker.ok) return looker;
      return { ok: true, value: await addedCardsOf(looker.value.stored) };
    },
    async 'match:list'() {
      return { ok: true, value: await listMatches(db, me) };
    },
    async 'match:ended'({ match }) {
      const ended = await matches.with(match, (live) => {
        if (!live.isOver) return null;
        const { stored, callOffs, match: played } = live;
        return { record: played.record(), seat: seatIn(stored, me), calledOff: callOffs.done };
      });
      if (!ended.ok) return { ok: false, problem: ended.problems[0].text };
      if (ended.value === null) return no(WORDS.playing);
      return { ok: true, value: await endedMatch(db, match, ended.value) };
    },
    async 'rival:list'() {
      return { ok: true, value: await listRivals(db, me) };
    },
    async 'rating:list'({ game }) {
      return { ok: true, value: await listRatings(db, game, me) };
    },
    'match:leave'({ match }) {
      leaveMatch(match);
      return DONE;
    },
    async 'match:answer'({ match, number, index, token }) {
      const seat = await seatAt(match);
      if (seat === null) return no(WORDS.notAt);
      return matches.answer(match, seat, number, index, token);
    },
    async 'match:prefer'({ match, preferences }, once) {
      const seat = await seatAt(match);
      if (seat === null) return no(WORDS.notAt);
      await once(async (trx) => {
        await writePreferences(trx, match, seat, preferences ?? null);
        return DONE;
      });
      const done = await matches.preferred(match);
      return done.ok ? DONE : { ok: false, problem: done.problems[0].text };
    },
    async 'match:back'({ match }) {
      const seat = await seatAt(match);
      if (seat === null) return no(WORDS.notAt);
      const done = await matches.comeBack(match, seat);
      return done.ok ? DONE : { ok: false, problem: done.problems[0].text };
    },
    async 'match:stand-in'({ match, seat }) {
      if ((await seatAt(match)) === null) return no(WORDS.notAt);
      const stored = await matches.stored(match);
      if (!stored.ok) return { ok: false, problem: stored.problems[0].text };
      return standIn(site, stored.value, seat as Seat);
    },
    async 'match:hint'({ match }) {
      const seat = await seatAt(match);
      if (seat === null) return no(WORDS.notAt);
      const hint = await matches.with(match, (live) =>
        live.askedAt(seat) === null ? null : live.botChoice(seat, 'greedy'),
      );
      if (!hint.ok) return { ok: false, problem: hint.problems[0].text };
      if (hint.value === null) return no(WORDS.notAsked);
      return hint.value.ok
        ? { ok: true, value: hint.value.value }
        : { ok: false, problem: hint.value.problems[0].text };
    },
  };
}
