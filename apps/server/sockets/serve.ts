import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import { type Heard, NOBODY_KNOWN } from '../../web/online/protocol.ts';
import { listen } from '../database/news.ts';
import type { Database } from '../database/open.ts';
import { DelayedMatches } from '../matches/delayed.ts';
import { Matches } from '../matches/matches.ts';
import type { Visitor } from '../people/auth.ts';
import { readRoom } from '../rooms/store.ts';
import { AdapterLine } from './adapter-line.ts';
import { rememberedFor } from './attendance.ts';
import { serveSocket } from './connection.ts';
import { newLimits } from './limits.ts';
import { runsAgain } from './runs-again.ts';
import {
  type PlayerSocket,
  personOf,
  roomOf,
  type Site,
  type SocketData,
  sessionOf,
} from './site.ts';
import { Viewers } from './viewers.ts';

/** The sockets of a server at work. */
export interface Sockets {
  readonly matches: Matches;
  readonly viewers: Viewers;
  stop(): Promise<void>;
}

interface SocketSettings {
  readonly database: Database;
  readonly log: Logger;
  /** The user names of those who look after the site. */
  readonly operators: readonly string[];
  /** Whose session a request carries; null for none. */
  visitorOf(headers: Headers): Promise<Visitor | null>;
  /** How many new guests may come from one address in a minute. */
  readonly guests: number;
  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string;
  /** Does a request come from a page of this site? */
  isOwnPage(headers: Readonly<Record<string, string | string[] | undefined>>): boolean;
}

/** When a room is read again of which one could not say how it is, in milliseconds. */
const AGAIN_MS = 3000;

/** After how long another server of which nothing is heard is one that is not there, in milliseconds. */
const SILENT_MS = 20_000;
/** How long after something was not heard pages are made to come again, in milliseconds. */
const COME_AGAIN_MS = 2000;

/** A set-up with decks and cards of one's own is the largest that a page sends. */
const MOST_BYTES = 300_000;

const CLOSED = { zh: '这个房间已经关闭', en: 'This room has been closed' };

type AnyEvents = Record<string, never>;

/** Serves pages that play, on a server for HTTP. Any of several servers serves any page. */
export async function serveSockets(
  http: HttpServer,
  { database, log, operators, guests, visitorOf, addressOf, isOwnPage }: SocketSettings,
): Promise<Sockets> {
  const line = new AdapterLine(database);
  const io = new Server<AnyEvents, Heard, Heard, SocketData>(http, {
    // Sockets alone: a page may come to another server with every request of another transport.
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    serveClient: false,
    pingInterval: 10_000,
    pingTimeout: 10_000,
    // A whole log is a long message: most of what there is to gain is gained quickly.
    perMessageDeflate: { threshold: 2048, zlibDeflateOptions: { level: 3 } },
    // A page of another site could open a socket with the cookies of this one.
    allowRequest: ({ headers }, decide) => decide(null, isOwnPage(headers)),
    adapter: createAdapter(line.pool, {
      // Longer than it takes to notice that it is this server which hears nothing.
      heartbeatTimeout: SILENT_MS,
      errorHandler: (error) => log.warn({ error }, 'the adapter of the sockets'),
    }),
  });
  const viewers = new Viewers();
  const matches = new Matches(database, {
    played: (live, step) => viewers.show(live, step, matches.clock.now),
    failed: (match, error) => log.error({ match, error }, 'a match failed'),
    isWatched: (match) => viewers.has(match),
  });
  const spectators = new Viewers((match) => delayed.look(match));
  const delayed: DelayedMatches = new DelayedMatches(database, {
    played: (live, step) => spectators.show(live, step, matches.clock.now - live.stored.pace.delay),
    failed: (match, error) => log.error({ match, error }, 'a delayed match failed'),
    isWatched: (match) => spectators.has(match),
  });
  // Whoever was got out of a room looks on no more, whichever server got them out.
  io.of('/').adapter.on('leave-room', (room: string, socket: string) => {
    if (!room.startsWith(roomOf(''))) return;
    for (const pages of [viewers, spectators])
      pages.leaveRoom(room.slice(roomOf('').length), socket);
  });

  const site: Site = {
    database,
    matches,
    viewers,
    delayed,
    spectators,
    log,
    limits: newLimits(guests),
    async allIn(room) {
      // Whoever hears no other server would take itself for the only one.
      if (!line.isHearing) throw new Error('this server does not hear the others');
      return peopleOf(await io.in(roomOf(room)).fetchSockets());
    },
    peopleIn: (room) =>
      site.allIn(room).catch(async (error) => {
        // Another server has died just now, or is very busy: whoever is here is shown, the others a little later.
        log.warn({ error }, 'another server did not say who is in a room');
        setTimeout(() => showRoom(room), AGAIN_MS).unref();
        return peopleOf(await io.local.in(roomOf(room)).fetchSockets());
      }),
    attended: rememberedFor(async (rooms) => {
      try {
        const pages = await io.in(rooms.map(roomOf)).fetchSockets();
        const names = new Set(pages.flatMap((page) => [...page.rooms]));
        return new Set(rooms.filter((room) => names.has(roomOf(room))));
      } catch (error) {
        log.warn({ error }, 'another server did not say which rooms people are in');
        return new Set(rooms);
      }
    }),
    say: (room, name, ...what) => void io.in(roomOf(room)).emit(name, ...what),
    tell: (person, name, ...what) => void io.in(personOf(person)).emit(name, ...what),
    pagesOf: (person) => io.sockets.adapter.rooms.get(personOf(person))?.size ?? 0,
    async closeRoom(room) {
      // What is said in a room is said once other servers have it; by then all may have left.
      for (const person of await site.peopleIn(room)) {
        io.in(personOf(person)).emit('out', room, CLOSED);
      }
      io.in(roomOf(room)).socketsLeave(roomOf(room));
    },
    sayTo: (room, said, without) =>
      void io.in(roomOf(room)).except(without.map(personOf)).emit('said', room, said),
    putOut(room, person) {
      const why = { zh: '房主请你离开了这个房间', en: 'The host has asked you to leave this room' };
      io.in(personOf(person)).emit('out', room, why);
      io.in(personOf(person)).socketsLeave(roomOf(room));
    },
  };

  io.use((socket, next) => {
    const { cookie = '' } = socket.handshake.headers;
    visitorOf(new Headers({ cookie })).then(
      (visitor) => {
        if (!visitor) return next(new Error(NOBODY_KNOWN));
        const { person, username, session } = visitor;
        const isOperator = username !== null && operators.includes(username);
        socket.data = { person, isOperator, session, address: addressOf(socket.request) };
        next();
      },
      (error) => {
        log.error({ error }, 'whose page it is could not be told');
        next(new Error('not now'));
      },
    );
  });
  io.on('connection', (socket) => serveSocket(site, socket as PlayerSocket));

  /** Pages of this server that are in a room are shown how it is now; what was read first is shown first. */
  const showRoom = runsAgain(async (id) => {
    if (!io.sockets.adapter.rooms.has(roomOf(id))) return;
    try {
      const room = await readRoom(database.db, id, await site.peopleIn(id));
      if (room) io.local.in(roomOf(id)).emit('room', room);
    } catch (error) {
      log.error({ error }, 'a room could not be read');
      setTimeout(() => showRoom(id), AGAIN_MS).unref();
    }
  });

  /** The same for all rooms in which this server has pages. */
  function showRooms(): void {
    const prefix = roomOf('');
    for (const name of io.sockets.adapter.rooms.keys()) {
      if (name.startsWith(prefix)) showRoom(name.slice(prefix.length));
    }
  }

  /**
   * Pages come again, and are told anew what may have been said meanwhile: that somebody was got out of a room, has lost a
   * session or was banned.
   */
  let comingAgain: NodeJS.Timeout | undefined;
  function letComeAgain(): void {
    clearTimeout(comingAgain);
    comingAgain = setTimeout(() => io.local.disconnectSockets(true), COME_AGAIN_MS);
    comingAgain.unref();
  }

  line.onHearing = (again) => {
    // All other servers say that they are there.
    io.of('/').adapter.init();
    if (again) letComeAgain();
  };

  const news = await listen(
    database.url,
    (one) => {
      if ('match' in one) {
        matches.heard(one.match, one.entries);
        delayed.heard(one.match);
      }
      if ('sitters' in one) matches.readAgain(one.sitters);
      // Every server hears of it, and cuts its own.
      if ('session' in one) io.local.in(sessionOf(one.session)).disconnectSockets(true);
      if ('gone' in one) io.local.in(personOf(one.gone)).disconnectSockets(true);
      if ('room' in one) showRoom(one.room);
    },
    () => {
      matches.heardNothing();
      delayed.heardNothing();
      showRooms();
      letComeAgain();
    },
  );

  return {
    matches,
    viewers,
    async stop() {
      clearTimeout(comingAgain);
      await new Promise<void>((resolve) => void io.close(() => resolve()));
      await line.close();
      await matches.stop();
      await delayed.stop();
      await news.stop();
    },
  };
}

function peopleOf(sockets: readonly { readonly data: SocketData }[]): ReadonlySet<string> {
  return new Set(sockets.map(({ data }) => data.person.id));
}
