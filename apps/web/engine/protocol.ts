import type { CardSource } from '@lianhuan/cardtext';
import type { PracticeMoment, RecordedScenario } from '@lianhuan/judge/played';
import type { LogLine, MatchRecord, Problem, Seat, Seed, View } from '@lianhuan/kernel';
import type { CardMove, EngineMatch, Refusal } from '@lianhuan/releases';
import type { GameId } from '../games/ids.ts';
import type { PrintedAddition, ReadFiles } from './added-cards.ts';

/** Grows when page and worker of different builds would misunderstand each other. */
export const PROTOCOL_VERSION = 9;

/** Who sits in a seat: a person at this screen, or a bot by its name. */
export const SEAT_KINDS = ['human', 'strategist', 'adviser', 'greedy', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export type BotKind = Exclude<SeatKind, 'human'>;

/** The numbers, words and switches of a set-up, by the names that the game has for them. */
export type SetupSettings = Readonly<Record<string, number | string | boolean>>;

/** A new game as the players chose it. */
export interface NewGame {
  readonly game: GameId;
  /** The game's own set-up, e.g. how many play. */
  readonly setup: unknown;
  readonly seed: Seed;
  readonly seats: readonly SeatKind[];
}

/** What the player prefers in each game, by its id, in that game's own terms. */
export type Preferences = Readonly<Record<string, unknown>>;

/** What the page asks of the worker's match. Every request is answered by `done` or `failed`. */
export type Request =
  /** Fetches the engine of a game before it is needed; `proving`, what plays its proofs, too. */
  | { readonly type: 'prepare'; readonly game: GameId; readonly proving: boolean }
  | { readonly type: 'start'; readonly game: NewGame }
  /** Plays on from the end of the record. */
  | {
      readonly type: 'resume';
      readonly record: MatchRecord;
      readonly seats: readonly SeatKind[];
      /** Nothing that the record holds can be taken back. */
      readonly fixed?: true;
    }
  /** Shows the record from its start, to look through; nobody plays. */
  | { readonly type: 'replay'; readonly record: MatchRecord; readonly seat: Seat }
  /** `at` is the count of answers the player saw, so that a late click answers nothing else. */
  | { readonly type: 'answer'; readonly index: number; readonly at: number }
  /** Back to the player's previous decision. */
  | { readonly type: 'undo' }
  /** Shows the table after so many answers, without forgetting the later ones. */
  | { readonly type: 'show'; readonly answers: number }
  /** Looks from another seat (replays only). */
  | { readonly type: 'look'; readonly seat: Seat }
  /** Plays on from the point shown, with these in the seats; later answers are forgotten. */
  | { readonly type: 'play-on'; readonly seats: readonly SeatKind[] }
  /** Holds from now on, for all games. */
  | { readonly type: 'prefer'; readonly preferences: Preferences }
  /** Which option a greedy bot would pick here. */
  | { readonly type: 'hint' };

/** What the page asks of the worker about cards that somebody adds to a game; answered by `files`. */
export type CardRequest =
  /** Reads files of them. */
  | { readonly type: 'read-cards'; readonly game: GameId; readonly files: readonly CardSource[] }
  /** Prints those that were read before, if they still can be. */
  | { readonly type: 'print-cards'; readonly game: GameId; readonly cards: readonly unknown[] };

/** Plays a scenario, to be shown; answered by `proof`. */
export interface ProofRequest {
  readonly type: 'prove';
  readonly game: GameId;
  /** Its document, as it is written. */
  readonly scenario: string;
}

/** Asks the judge how far a player has come in a task; answered by `practice`. */
export interface PracticeRequest {
  readonly type: 'practise';
  readonly game: GameId;
  /** The document of the task, as it is written. */
  readonly scenario: string;
  /** All answers that were given since it was laid out. */
  readonly answers: readonly number[];
}

/** A puzzle: the game that was played up to it, and whose turn it is. */
export interface PosedPuzzle {
  readonly game: GameId;
  /** The record, as links hold it. */
  readonly link: string;
  readonly seat: Seat;
}

/** Asks for the position and the solution of a puzzle; answered by `proof`. */
export interface PuzzleRequest extends PosedPuzzle {
  readonly type: 'solve';
}

/** Asks how far a player has come in it; answered by `practice`. */
export interface PuzzleMomentRequest extends PosedPuzzle {
  readonly type: 'judge-puzzle';
  /** All answers of the record, and those that were given since. */
  readonly answers: readonly number[];
}

/** Whatever the worker is asked. */
export type AnyRequest =
  | Request
  | CardRequest
  | ProofRequest
  | PracticeRequest
  | PuzzleRequest
  | PuzzleMomentRequest;

/** A request on its way to the worker. */
export interface Envelope {
  readonly version: number;
  readonly id: number;
  readonly request: AnyRequest;
}

/** What the worker tells the page. */
export type Message =
  | { readonly type: 'done'; readonly id: number; readonly hint: number | null }
  | { readonly type: 'failed'; readonly id: number; readonly problems: readonly Problem[] }
  | { readonly type: 'files'; readonly id: number; readonly files: ReadFiles }
  | { readonly type: 'proof'; readonly id: number; readonly proof: RecordedScenario }
  | { readonly type: 'practice'; readonly id: number; readonly moment: PracticeMoment }
  /** The cards that were added to the match which is opened next: comes before all that tells of it. */
  | { readonly type: 'cards'; readonly cards: readonly PrintedAddition[] }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot; readonly log: LogNews }
  /** Lines that end before the first that the page has, should that be line `to`. */
  | { readonly type: 'earlier'; readonly to: number; readonly lines: readonly LogLine[] }
  | { readonly type: 'rest'; readonly rest: Rest };

/** Lines that follow the first `known` lines of the log; others that the page has from there are gone. */
export interface LogNews {
  readonly known: number;
  readonly lines: readonly LogLine[];
  /** What the page has of the lines before is gone, too: it may ask for them. */
  readonly anew: boolean;
}

/** Where the game stands when it waits for a person (or is over): what is worth saving. */
export interface Rest extends Pick<EngineMatch, 'round' | 'scores'> {
  readonly record: MatchRecord;
  readonly seats: readonly SeatKind[];
  readonly finished: boolean;
}

/** Which rules and cards a game is played by. */
export interface Rules {
  readonly version: string;
  readonly content: string;
  /** It is a released engine, not the one of this build. */
  readonly released: boolean;
}

/** How the seats stood from a moment on: one number for each, as `EngineMatch.scores` counts. */
export interface Standing {
  /** After so many answers. */
  readonly at: number;
  readonly scores: readonly number[];
}

/** What a session says of a moment: who looks at the table, and what they can do beside answering. */
export interface Glimpse {
  readonly mode: 'play' | 'replay';
  /** The rules it is played by: today's, or those of a released engine. */
  readonly rules: Rules;
  /** Whose eyes these are; `NOBODY` (−1) for a spectator. */
  readonly seat: Seat;
  readonly seats: readonly SeatKind[];
  /** Where people decided something (counts of answers before it): stops for the scrubber. */
  readonly marks: readonly number[];
  readonly canUndo: boolean;
  readonly refusals: readonly Refusal[];
  /** A bot (or an automatic answer) comes next; nothing is asked of a person. */
  readonly thinking: boolean;
}

/** Everything the table shows at one moment; one is sent after every answer of anybody. */
export interface Snapshot extends Glimpse {
  /** `view.decision` can be answered if `live`, and it is this seat's turn to decide. */
  readonly view: View;
  /** The game stands at its last answer and is being played; else an earlier point is shown. */
  readonly live: boolean;
  /** How many answers led here, and how many there are. */
  readonly answers: number;
  readonly total: number;
  /** Where each round began (counts of answers), the first round first. */
  readonly rounds: readonly number[];
  /** How the seats stood, whenever it changed, from the start on; empty until the game is over. */
  readonly standings: readonly Standing[];
  /** Who gave the last answer; `NOBODY` at the start and after a jump. */
  readonly answered: Seat;
  readonly moves: readonly CardMove[];
  /** Ids of the log lines that the last answer added. */
  readonly news: readonly number[];
}
