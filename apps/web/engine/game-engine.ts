import type { Bot } from '@lianhuan/bots';
import type { Game, Result, Seat, Seed, Table, View } from '@lianhuan/kernel';
import type { BotKind, Refusal } from './protocol.ts';

/** What the worker must know of a game to play it at the screen. */
export interface GameEngine<T extends Table = Table> {
  readonly game: Game<T>;
  /** The round (or turn) the table is in, from 1; 0 before the first. */
  round(table: T): number;
  /** One number for each seat, by which a player tells saved games apart. */
  scores(table: T): readonly number[];
  /** Why cards this seat sees cannot be used now. */
  refusals(table: T, seat: Seat): readonly Refusal[];
  /** @param seed what the bot leaves to chance follows from it. */
  bot(kind: BotKind, seed: Seed): Result<Bot>;
  /**
   * The answer a person wants given without being asked, or null to ask. It is computed from what
   * that person sees (`seen.decision` is not null) and prefers.
   * @param preferences what the page stored for this game, which may be nothing or out of date
   * @param watched other people look at the same screen: that it was given unasked is no secret
   */
  automatic(seen: View, preferences: unknown, watched: boolean): number | null;
}
