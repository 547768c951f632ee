import type { ColumnType, Generated } from 'kysely';

// What the database holds, table by table. Migrations make it; nothing else does.

/** Set by whoever writes the row, or else by the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;
/** JSON: written as text, read as what it means. */
type Json<Value> = ColumnType<Value, string, string>;

/** What all servers of a site must agree on, such as what sessions are signed with. */
interface SettingRow {
  readonly name: string;
  readonly value: string;
}

/** A match: with its entries, all that is known of it. */
interface MatchRow {
  readonly id: string;
  readonly room: string | null;
  readonly game: string;
  /** Which engine plays it, to the end. */
  readonly version: string;
  readonly content: string;
  readonly setup: Json<unknown>;
  /** Never leaves the server before the end. */
  readonly seed: string;
  /** The digest of the seed, which everybody may have from the start: see `sealOf`. */
  readonly seal: string;
  /** How long one may think, and windows stay open (`MatchPace`). */
  readonly pace: Json<unknown>;
  /** When some server must look whether somebody's time is up; null where nobody counts. */
  readonly look_at: Date | null;
  /** Of which best of three it is a game; null where it stands alone. */
  readonly series: string | null;
  readonly started: Moment;
  readonly ended: ColumnType<Date | null, never, Date>;
  /** Once it has ended: who won, and how, or that it was called off (`Ending`). */
  readonly outcome: ColumnType<unknown, never, string>;
}

/** Who sits where in a match: a person or a bot. */
interface MatchSeatRow {
  readonly match: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  /** A person sat there who has deleted the account; if it was not over yet, the bot played on. */
  readonly gone: Generated<boolean>;
  /** What the person prefers in this game, as the page says it. */
  readonly preferences: ColumnType<unknown, never, string>;
}

/**
 * `time-out`: an answer that a seat did not give in time. `stand-in`: its player is not there, and so a
 * bot plays. `back`: its player has come back. `resume`: nobody served
 * the match, so that all who are asked have their time from the beginning. `ask-back`: a player wants to go back to
 * where there were so many answers; `agree-back` and `refuse-back` are what the others say. `call-off`: the match has ended
 * without an outcome; before that a player asks for it (`ask-call-off`) and others agree or refuse.
 */
export type EntryKind =
  | 'answer'
  | 'take-back'
  | 'time-out'
  | 'stand-in'
  | 'back'
  | 'resume'
  | 'ask-back'
  | 'agree-back'
  | 'refuse-back'
  | 'ask-call-off'
  | 'agree-call-off'
  | 'refuse-call-off'
  | 'call-off';

/** What became of a match, entry by entry: appended, and never changed. */
interface EntryRow {
  readonly match: string;
  /** From 0, without gaps. */
  readonly number: number;
  readonly kind: EntryKind;
  /**
   * An answer as a record holds it; of a take-back and a wish for one, how many answers are left; of `ask-call-off` and
   * `agree-call-off`, who has no say (`seatBits`); else 0.
   */
  readonly value: number;
  readonly seat: number;
  /** What whoever sent it calls it, so that it is known if it comes again. */
  readonly token: string | null;
  /** Of the table before it, where the writer looked. */
  readonly fingerprint: ColumnType<string | null, string | number | null, never>;
  readonly written: Moment;
}

/** A point of a match that is being played from which it can be played on; all of it follows from the entries. */
interface CheckpointRow {
  readonly match: string;
  /** How many entries lead to it. */
  readonly number: number;
  /** The point of this match before it; 0 for none. */
  readonly base: number;
  /** JSON of the steps since then (`TraceStep`). */
  readonly trace: string;
  /** JSON of the table, as the engine of the match writes it, and its fingerprint. */
  readonly state: string;
  readonly fingerprint: ColumnType<string, number, never>;
  /** JSON of the log since then, as the engine of the match writes it, and the number of its first node. */
  readonly log_from: number;
  readonly log: string;
  /** JSON of how long the log was at the point before it (`LogExtent`). */
  readonly extent: string;
  /** JSON of what readers were told since then. */
  readonly lines: string;
}

/** How well a person plays a game. */
interface RatingRow {
  readonly person: string;
  readonly game: string;
  /** Of the skill that the library assumes, and how unsure it is. */
  readonly mean: number;
  readonly deviation: number;
  /** What people are listed by: the mean less three deviations. */
  readonly ordinal: number;
  readonly played: number;
  readonly won: number;
}

/** Who wants to play with anybody, and has a page open that says so. */
interface SeekerRow {
  readonly person: string;
  readonly game: string;
  readonly players: number;
  /** Of their own, in games that have decks; null for any. */
  readonly deck: ColumnType<unknown, string | null, string | null>;
  /** `ordinal` of the ratings; null for whoever is not rated. */
  readonly rating: number | null;
  readonly since: Moment;
  /** When their page last said that it waits. */
  readonly seen: Moment;
  /** The letters of the room in which the match was found; null while it is sought. */
  readonly room: string | null;
}

/** A room: people and bots about to play, who play, or who have played. */
interface RoomRow {
  readonly id: string;
  /** Four letters to call it by, while it is open. */
  readonly code: string;
  readonly host: string;
  readonly game: string;
  readonly setup: Json<unknown>;
  readonly options: Json<unknown>;
  readonly listed: boolean;
  /** The match that is being played in it, or was last. */
  readonly match: string | null;
  /** One game, or best of three, and the series that is being played or was last. */
  readonly best_of: Generated<1 | 3>;
  readonly series: string | null;
  readonly opened: Moment;
  readonly used: Moment;
  readonly closed: ColumnType<Date | null, never, Date>;
}

/** The deck of a seat in a best of three: as it was last played, and as it will be; nobody else sees it meanwhile. */
interface SeriesDeckRow {
  readonly series: string;
  readonly seat: number;
  readonly before: Json<unknown>;
  readonly deck: Json<unknown>;
}

/** A seat of a room. */
interface RoomSeatRow {
  readonly room: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  /** When the person last came into the room, or went; null for not yet. */
  readonly seen: ColumnType<Date | null, never, Date>;
  /** Brought to the seat by whoever sits there, in games that have decks (`BroughtDeck`). */
  readonly deck: ColumnType<unknown, string | null | undefined, string | null>;
  /** With whom the person in it wants to swap seats. */
  readonly swap: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Who may not enter a room any more. */
interface RoomBanRow {
  readonly room: string;
  readonly person: string;
}

/** Whom a person does not want to hear. */
interface MuteRow {
  readonly person: string;
  readonly muted: string;
}

/** Whom nobody in a room is to hear, as its host wants it. */
interface RoomMuteRow {
  readonly room: string;
  readonly person: string;
}

/** Somebody told the operators of the site of somebody. */
interface ReportRow {
  readonly id: Generated<string>;
  readonly room: string | null;
  readonly match: string | null;
  readonly reporter: string | null;
  readonly about: string;
  readonly reason: string;
  /** What was last said in the room then. */
  readonly said: Json<unknown>;
  readonly made: Moment;
  readonly closed: ColumnType<Date | null, never, Date>;
}

/** Who has no session here any more. */
interface BanRow {
  readonly person: string;
  readonly made: Moment;
}

/** What a person asked and was done, by the name that their page gave the request. */
interface RequestRow {
  readonly person: string;
  readonly request: string;
  /** What came of it. */
  readonly value: Json<unknown>;
  readonly made: Moment;
}

/** What was said in a room. */
interface MessageRow {
  readonly id: Generated<string>;
  readonly room: string;
  readonly person: string;
  readonly text: string;
  readonly said: Moment;
}

// Those of the library that knows who somebody is; it writes them itself.

interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  readonly isAnonymous: boolean | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
}

export interface Schema {
  readonly settings: SettingRow;
  readonly matches: MatchRow;
  readonly match_seats: MatchSeatRow;
  readonly entries: EntryRow;
  readonly checkpoints: CheckpointRow;
  readonly ratings: RatingRow;
  readonly seekers: SeekerRow;
  readonly rooms: RoomRow;
  readonly room_seats: RoomSeatRow;
  readonly room_bans: RoomBanRow;
  readonly series_decks: SeriesDeckRow;
  readonly messages: MessageRow;
  readonly mutes: MuteRow;
  readonly room_mutes: RoomMuteRow;
  readonly reports: ReportRow;
  readonly bans: BanRow;
  readonly requests: RequestRow;
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly passkey: PasskeyRow;
}
