import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { Heard, Person, Said } from '../../web/online/protocol.ts';
import type { Database } from '../database/open.ts';
import type { DelayedMatches } from '../matches/delayed.ts';
import type { Matches } from '../matches/matches.ts';
import type { AGAIN, Answered, Ask, Asked } from './asks.ts';
import type { Attendance } from './attendance.ts';
import type { Limits } from './limits.ts';
import type { Once } from './once.ts';
import type { Viewers } from './viewers.ts';

/** What a socket carries. */
export interface SocketData {
  readonly person: Person;
  /** The session by which it was opened. */
  readonly session: string;
  /** Where they come from. */
  readonly address: string;
  /** Looks after the site. */
  readonly isOperator: boolean;
}
export type PlayerSocket = Socket<Record<string, never>, Heard, Heard, SocketData>;

/** What the connections of a server share. */
export interface Site {
  readonly database: Database;
  readonly matches: Matches;
  readonly viewers: Viewers;
  /** Matches that spectators see later than those who play, and the pages of these spectators. */
  readonly delayed: DelayedMatches;
  readonly spectators: Viewers;
  readonly log: Logger;
  readonly limits: Limits;
  /** People who have a page open in a room, on any server. Rejects where one of the servers does not say. */
  allIn(room: string): Promise<ReadonlySet<string>>;
  /** The same, or those on this server where another does not say. */
  peopleIn(room: string): Promise<ReadonlySet<string>>;
  /** Those of some rooms in which anybody has a page open, on any server; all where another does not say. */
  readonly attended: Attendance;
  /** Tells all pages in a room, on any server. */
  say<Name extends keyof Heard>(room: string, name: Name, ...what: Parameters<Heard[Name]>): void;
  /** Tells all pages of a person, on any server. */
  tell<Name extends keyof Heard>(
    person: string,
    name: Name,
    ...what: Parameters<Heard[Name]>
  ): void;
  /** How many pages of a person are open at this server. */
  pagesOf(person: string): number;
  /** Everybody is got out of a room, on any server. */
  closeRoom(room: string): Promise<void>;
  /** Says in a room what a person says, on any server, to all but some people. */
  sayTo(room: string, said: Said, without: readonly string[]): void;
  /** Gets a person out of a room, on any server. */
  putOut(room: string, person: string): void;
}

/** How a request is known if it comes again, for those that must not be done twice: see `AGAIN`. */
interface Known {
  readonly once: Once;
  /** Its name; null where it has none. */
  readonly entry: string | null;
  readonly same: null;
  readonly reads: null;
}

export type Handlers = {
  readonly [Name in Ask]: (
    asked: Asked<Name>,
    known: Known[(typeof AGAIN)[Name]],
  ) => Promise<Answered<Name>> | Answered<Name>;
};

/** Names the room of sockets that are in a room of players. */
export const roomOf = (room: string) => `room:${room}`;
export const personOf = (person: string) => `person:${person}`;
export const sessionOf = (session: string) => `session:${session}`;
