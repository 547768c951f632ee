import type { Secrets } from '../knowledge/secrets.ts';
import type { Game } from '../match/game.ts';
import { Match } from '../match/match.ts';
import type { Table } from '../table/table.ts';

/** What a rulebook must say of itself so that anybody can play random games of it and look. */
export interface TestedGame<T extends Table = Table, Setup = unknown, Event = unknown> {
  readonly game: Game<T, Setup, Event>;
  /** How many players there can be, in rising order. */
  readonly players: readonly number[];
  /**
   * What is set up besides the players, where one set-up is not enough (e.g. random decks);
   * whatever chance decides follows from the seed.
   */
  setUp?(players: number, seed: number): object;
  /**
   * Begins to watch a match. What it gives is called after each answer, and gives a line for each
   * thing that does not hold then, or, when the game is over, that should not end so.
   */
  watch(match: Match<T, Setup, Event>): () => readonly string[];
  readonly secrets: Secrets<T, Event>;
}

export interface Beginning {
  readonly players: number;
  readonly seed: number;
  readonly recorded?: boolean;
  /** Laid over the game's own set-up, e.g. to make a shorter game. */
  readonly setup?: object;
}

/** A match at its beginning. */
export function beginMatch<T extends Table, Setup, Event>(
  { game, setUp }: TestedGame<T, Setup, Event>,
  { players, seed, recorded = false, setup }: Beginning,
): Match<T, Setup, Event> {
  const read = game.readSetup({ players, ...setUp?.(players, seed), ...setup });
  if (!read.ok) throw new Error(read.problems[0].text.en);
  return new Match(game, { setup: read.value, seed, recorded });
}
