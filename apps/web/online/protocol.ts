import type { LogLine, MatchRecord, Seat, Text } from '@lianhuan/kernel';
import type { PrintedAddition } from '../engine/added-cards.ts';
import type { LogNews, Rest, SetupSettings, Snapshot } from '../engine/protocol.ts';
import type { Pace, PaceChange, TimeControlName } from './pace.ts';

/** Why a server lets a page in no more whose person it does not know: it would not the next time, either. */
export const NOBODY_KNOWN = 'nobody';

// What pages and servers say to each other over a socket. A page asks by an event with one argument and is
// answered by a `Reply`; what it is told unasked are the events of `Heard`.

/** What a seat is sent of one moment of a match. */
export interface Frame {
  /** How many entries the match has: grows with every frame. */
  readonly entries: number;
  /** By what number this seat's answer is known; null if it is not asked. */
  readonly asked: number | null;
  readonly snapshot: Snapshot;
  readonly log: LogNews;
  /** The whole game, once it has ended. */
  readonly rest: Rest | null;
  /** SHA-256 of the seed, which is told when the match has ended. */
  readonly seal: string;
  /** How the time runs; null where nobody counts. */
  readonly clock: ClockView | null;
  /** A player wants to take the last answer back; null for nothing. */
  readonly takeBack: TakeBackWish | null;
  /** A player wants to call the match off; null for nothing. */
  readonly callOff: CallOffWish | null;
  /** It has ended without an outcome: it was called off. */
  readonly calledOff: boolean;
  /** Players who did not answer in time, and for whom bots play. */
  readonly away: readonly Seat[];
}

/** What a player asks of the others who play; it is done once all who have a say agree. */
export interface Wish {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** A player wants to take the last answer back. */
export interface TakeBackWish extends Wish {
  /** How many answers would be left. */
  readonly to: number;
  /** Since then this player has come to see cards that were hidden before. */
  readonly sawMore: boolean;
}

/** A player wants to call the match off: it ends without an outcome, and counts for nothing. */
export interface CallOffWish extends Wish {
  /** Those who have yet to agree; whoever is not there has no say. */
  readonly awaited: readonly Seat[];
}

/** The time that people have, as it is when this is sent; in milliseconds. */
export interface ClockView {
  readonly perDecision: number;
  /** What each seat has besides, for the rest of the match. */
  readonly reserves: readonly number[];
  /** People who are asked, and how long ago they were. */
  readonly asked: readonly { readonly seat: Seat; readonly ago: number }[];
}

/** What came of a request. */
export type Reply<Value = null> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Text };

/**
 * What became of an answer: it is in the match, or the match went on while it had to wait, so that it means nothing any
 * more.
 */
export type GivenAnswer = 'taken' | 'overtaken';

/** Somebody at a table. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** An icon of the icon set; null for none. */
  readonly image: string | null;
  /** Has not made an account. */
  readonly guest: boolean;
}

/** A seat of a room. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly bot: string;
      /** The host has chosen its deck. */
      readonly brings: boolean;
    }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly ready: boolean;
      /** Has a page open here. */
      readonly here: boolean;
      /** For how long they have had none, in milliseconds; 0 for whoever is here. */
      readonly awayFor: number;
      /** Has brought a deck. Which one nobody else is told. */
      readonly brings: boolean;
      /** The person with whom they want to swap seats; null for nobody. */
      readonly swap: string | null;
    };

/** A room, as anybody in it sees it: not all of its set-up, in which the decks of all stand. */
export interface Room {
  readonly id: string;
  /** Four letters to call it by. */
  readonly code: string;
  readonly game: string;
  readonly settings: SetupSettings;
  readonly listed: boolean;
  readonly pace: Pace;
  readonly host: string;
  readonly seats: readonly RoomSeat[];
  /** The team of each seat, where seats have teams; null elsewhere. */
  readonly teams: readonly number[] | null;
  /** The match that is played in it, or was last. */
  readonly match: string | null;
  readonly playing: boolean;
  /** One game, or best of three. */
  readonly bestOf: 1 | 3;
  /** How it stands between those who sit there; null before the first game. */
  readonly series: RoomSeries | null;
  /** Those in it who have no seat. */
  readonly watchers: readonly Person[];
  /** Whom the host has silenced. */
  readonly muted: readonly string[];
}

/** A best of three in a room, with all that everybody may know. */
export interface RoomSeries {
  /** Those that were begun, in order, but for those that were called off; `winners` is null for one that is played. */
  readonly games: readonly { readonly match: string; readonly winners: readonly Seat[] | null }[];
  /** Who says who begins the next game; null where that is drawn by lot. */
  readonly chooser: Seat | null;
  /** Who has won; null while it goes on. */
  readonly winners: readonly Seat[] | null;
}

/** One’s own deck between two games of a best of three: as it was last played, and as it will be. */
export interface OwnDeck {
  readonly before: unknown;
  readonly deck: unknown;
}

/** A room in the list of all that are open to everybody. */
export interface ListedRoom {
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly settings: SetupSettings;
  readonly bestOf: 1 | 3;
  readonly time: TimeControlName;
  readonly seats: number;
  readonly free: number;
  readonly playing: boolean;
  /** How long it has been open, in milliseconds. */
  readonly age: number;
}

/** Which rooms are looked for; null is any. */
export interface RoomFilter {
  readonly game: string | null;
  readonly time: TimeControlName | null;
  /** Only those in which one may sit down. */
  readonly free: boolean;
}

/** How it stands with somebody who wants to play with anybody. */
export type Quest =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'seeking';
      readonly game: string;
      readonly players: number;
      /** How long, in milliseconds. */
      readonly waited: number;
      /** How many seek the same, whoever asks among them. */
      readonly seekers: number;
    }
  /** The letters of the room in which the match has begun. */
  | { readonly kind: 'found'; readonly room: string };

/** What was said in a room that somebody reported. */
export interface ReportedLine {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** What somebody reported to the operators of the site. */
export interface Report {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly made: number;
  /** Who did; null for somebody who is gone. */
  readonly reporter: string | null;
  readonly about: string;
  /** What the reported person is called. */
  readonly name: string;
  readonly banned: boolean;
  readonly reason: string;
  readonly said: readonly ReportedLine[];
  /** The room, while it is open. */
  readonly room: string | null;
  /** The match that was played, once it has ended. */
  readonly match: string | null;
}

/** What is said in a room. */
export interface Said {
  /** A whole number: what is said later has a larger one. */
  readonly id: string;
  readonly person: Person;
  readonly text: string;
}

/** What a player is called who has deleted the account. */
export const NAMELESS = '';

/** A match that somebody plays or has played. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly started: number;
  /** Where they sit. */
  readonly seat: Seat;
  /** Who sits where; null for bots, `NAMELESS` for those who are gone. */
  readonly names: readonly (string | null)[];
  /** None is a draw. Null without an outcome: it is still played, or was called off. */
  readonly winners: readonly Seat[] | null;
  readonly calledOff: boolean;
  /** Where it is a game of a best of three: which, and the games won and lost with it; null where it is none. */
  readonly series: { readonly game: number; readonly won: number; readonly lost: number } | null;
  /** The letters of its room, while it is played there. */
  readonly room: string | null;
}

/** A match that has ended: all of it. */
export interface EndedMatch {
  readonly record: MatchRecord;
  readonly names: readonly (string | null)[];
  /** It ended without an outcome. */
  readonly calledOff: boolean;
  /** Where whoever asks sat; `NOBODY` if nowhere. */
  readonly seat: Seat;
}

/** Somebody one has played with, and how that went. */
export interface Rival {
  readonly name: string;
  readonly image: string | null;
  /** Matches with both that have ended. */
  readonly played: number;
  /** Of these: those that whoever asks won and the other did not. */
  readonly won: number;
  /** Of these: those that the other won and whoever asks did not. */
  readonly lost: number;
}

/** Somebody in the list of those who play a game best. */
export interface RatedPerson {
  readonly name: string;
  readonly rating: number;
  readonly played: number;
  readonly won: number;
  /** It is whoever asks. */
  readonly mine: boolean;
}

/** What a page may ask, and what it gets. */
export interface Asks {
  'room:make': (ask: {
    readonly game: string;
    readonly setup: unknown;
    readonly listed: boolean;
  }) => Reply<{ readonly code: string }>;
  'room:list': (ask: RoomFilter) => Reply<readonly ListedRoom[]>;
  /** Watches a room from now on. */
  'room:enter': (ask: { readonly code: string }) => Reply<Room>;
  'room:leave': (ask: { readonly room: string }) => Reply;
  'room:sit': (ask: { readonly room: string; readonly seat: number }) => Reply;
  'room:stand': (ask: { readonly room: string }) => Reply;
  'room:ready': (ask: { readonly room: string; readonly ready: boolean }) => Reply;
  /** The host: a bot in a seat, or nobody (`bot: null`). */
  'room:seat-bot': (ask: {
    readonly room: string;
    readonly seat: number;
    readonly bot: string | null;
  }) => Reply;
  /** Whoever sits asks another who sits to swap seats, or nobody any more. */
  'room:ask-swap': (ask: { readonly room: string; readonly person: string | null }) => Reply;
  'room:answer-swap': (ask: {
    readonly room: string;
    /** Who asked. */
    readonly person: string;
    readonly agrees: 'yes' | 'no';
  }) => Reply;
  /** The host: a bot goes to another seat that is free, or of a bot, or the host’s own, and swaps with whoever sits there. */
  'room:move-bot': (ask: {
    readonly room: string;
    readonly seat: number;
    readonly to: number;
  }) => Reply;
  /** Whoever sits there takes the room over from a host who has no page open in it. */
  'room:lead': (ask: { readonly room: string }) => Reply;
  /** The host: gets a person out of the room; not while they play. */
  'room:kick': (ask: { readonly room: string; readonly person: string }) => Reply;
  /** The host: whether it stands in the list, and what is played; a set-up that is left out stays. */
  'room:change': (ask: {
    readonly room: string;
    /** With a set-up of that game. */
    readonly game?: string;
    readonly setup?: unknown;
    readonly listed: boolean;
  }) => Reply;
  /** The host: how fast matches in it are played; what is left out stays. */
  'room:pace': (ask: { readonly room: string; readonly pace: PaceChange }) => Reply;
  /** The host: one game, or best of three; what was played so far counts no more. */
  'room:best-of': (ask: { readonly room: string; readonly bestOf: 1 | 3 }) => Reply;
  /** One’s own deck between two games of a best of three. */
  'room:deck': (ask: { readonly room: string }) => Reply<OwnDeck>;
  /** Changes cards of one’s main deck, as it was last played, for those of the side deck. */
  'room:exchange': (ask: {
    readonly room: string;
    readonly out: readonly string[];
    readonly into: readonly string[];
  }) => Reply;
  /**
   * What is played in a seat instead of the deck of the set-up (null for that one): by oneself where one sits, or by a bot
   * where one is the host. `cards`: those added to the game that the deck needs.
   */
  'room:choose-deck': (ask: {
    readonly room: string;
    readonly seat: number;
    readonly deck: unknown;
    readonly cards: readonly Readonly<Record<string, unknown>>[];
  }) => Reply;
  /** The deck that was so chosen, for whoever may; null for none. */
  'room:chosen-deck': (ask: {
    readonly room: string;
    readonly seat: number;
  }) => Reply<string | object | null>;
  'room:start': (ask: { readonly room: string }) => Reply<{ readonly match: string }>;
  /** What was said last in a room that one is in, the oldest first. */
  'room:said': (ask: { readonly room: string }) => Reply<readonly Said[]>;
  'room:say': (ask: { readonly room: string; readonly text: string }) => Reply;
  /** The host: nobody in the room hears that person any more. */
  'room:mute': (ask: {
    readonly room: string;
    readonly person: string;
    readonly muted: boolean;
  }) => Reply;
  /** The host, while nobody plays: all are got out of it. */
  'room:close': (ask: { readonly room: string }) => Reply;
  /** Tells the operators of the site of somebody, with what was said and the match. */
  'room:report': (ask: {
    readonly room: string;
    readonly person: string;
    readonly reason: string;
  }) => Reply;
  /** One does not want to hear that person, in any room. */
  'chat:mute': (ask: { readonly person: string; readonly muted: boolean }) => Reply;
  /** What one may do here, and whom one does not want to hear. */
  'site:me': (ask: Readonly<Record<never, never>>) => Reply<{
    readonly operator: boolean;
    readonly muted: readonly string[];
  }>;
  /** All of what follows: operators of the site. */
  'site:reports': (ask: Readonly<Record<never, never>>) => Reply<readonly Report[]>;
  'site:close-report': (ask: { readonly report: string }) => Reply;
  'site:ban': (ask: { readonly person: string; readonly banned: boolean }) => Reply;
  'site:delete-message': (ask: { readonly message: string }) => Reply;
  'site:close-room': (ask: { readonly room: string }) => Reply;
  /** Wants to play with anybody: so many at the table, with a deck of one’s own or any (null). */
  'quick:seek': (ask: {
    readonly game: string;
    readonly players: number;
    readonly deck: unknown;
  }) => Reply<Quest>;
  /** Goes on waiting, and is told how it stands. Whoever does not say so for a while waits no longer. */
  'quick:wait': (ask: Readonly<Record<never, never>>) => Reply<Quest>;
  'quick:leave': (ask: Readonly<Record<never, never>>) => Reply;
  /** One’s own matches, the latest first. */
  'match:list': (ask: Readonly<Record<never, never>>) => Reply<readonly PlayedMatch[]>;
  'rival:list': (ask: Readonly<Record<never, never>>) => Reply<readonly Rival[]>;
  /** Whoever has its address sees a match that has ended. */
  'match:ended': (ask: { readonly match: string }) => Reply<EndedMatch>;
  'rating:list': (ask: { readonly game: string }) => Reply<readonly RatedPerson[]>;
  /**
   * Watches a match from now on. `logged`: how many lines of the log the page has, of this match and seat; `entries`: those
   * of the last frame it was sent, 0 for none.
   */
  'match:join': (ask: {
    readonly match: string;
    readonly logged: number;
    readonly entries: number;
  }) => Reply<Frame>;
  /** The cards that were added to a match which one may join: their faces are in no book of the game. */
  'match:cards': (ask: { readonly match: string }) => Reply<readonly PrintedAddition[]>;
  /** Lines of the log that end before line `to`, the last ones if there are many; none if there are none. */
  'match:log': (ask: { readonly match: string; readonly to: number }) => Reply<readonly LogLine[]>;
  'match:leave': (ask: { readonly match: string }) => Reply;
  'match:answer': (ask: {
    readonly match: string;
    /** `Frame.asked` of what was seen. */
    readonly number: number;
    readonly index: number;
    /** What this page calls the answer: the same when it is sent again. */
    readonly token: string;
  }) => Reply<GivenAnswer>;
  'match:prefer': (ask: { readonly match: string; readonly preferences: unknown }) => Reply;
  /** A player who has no page open for `ABSENT_MS`, in a match without time, is played for until they are back. */
  'match:stand-in': (ask: { readonly match: string; readonly seat: Seat }) => Reply;
  /** A player for whom a bot plays is back. */
  'match:back': (ask: { readonly match: string }) => Reply;
  /** A player asks to take the last answer back; the others who play say whether they agree. */
  'match:ask-back': (ask: { readonly match: string }) => Reply;
  'match:answer-back': (ask: { readonly match: string; readonly agrees: 'yes' | 'no' }) => Reply;
  /**
   * A player asks to call the match off. Bots have no say, nor has whoever is banned or has had no page open for `ABSENT_MS`;
   * asked again, it holds for whoever is not there by now. Whoever is asked already agrees.
   */
  'match:ask-call-off': (ask: { readonly match: string }) => Reply;
  /** Whoever refuses ends the request, as does the one who asked. */
  'match:answer-call-off': (ask: {
    readonly match: string;
    readonly agrees: 'yes' | 'no';
  }) => Reply;
  /** The option a greedy bot would pick. */
  'match:hint': (ask: { readonly match: string }) => Reply<number>;
}

/** What a page hears unasked. */
export interface Heard {
  frame: (match: string, frame: Frame) => void;
  room: (room: Room) => void;
  said: (room: string, said: Said) => void;
  /** What was said in a room is taken away. */
  unsaid: (room: string, said: string) => void;
  /** A deck that one has chosen there does not fit what is played from now on. */
  dropped: (room: string, why: Text) => void;
  /** A match was found for whoever wanted to play with anybody. */
  found: (code: string) => void;
  /** The person may not be in that room any more, or the room is closed. */
  out: (room: string, why: Text) => void;
}
