import { type Game, Match, type Table } from '@lianhuan/kernel';
import type { Play, StartPlay } from './contestants.ts';
import { GAMES, type GameId } from './games.ts';

class EnginePlay implements Play {
  readonly #match: Match<Table>;

  constructor(match: Match<Table>) {
    this.#match = match;
  }

  countMoves(): number {
    return countOptions(this.#match);
  }

  move(index: number): void {
    this.#match.answerNext(index);
  }
}

/** Starts matches of a game. @param seed any 32-bit integer. */
export type StartMatch = (seed: number) => Match<Table>;

/** Plays of a game that nothing records and nobody will rewind. */
export async function loadPlays(game: GameId, players: number): Promise<StartPlay> {
  const start = await loadMatches(game, players, { checkpointEvery: 0 });
  return (seed) => new EnginePlay(start(seed));
}

/** Matches of a game. Unlike a bare play, one with checkpoints can be forked from near by. */
export async function loadMatches(
  id: GameId,
  players: number,
  options: { readonly checkpointEvery?: number } = {},
): Promise<StartMatch> {
  const game: Game<Table> = await GAMES[id].load();
  const setup = game.readSetup(GAMES[id].setup(players));
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  return (seed) => new Match(game, { setup: setup.value, seed, ...options });
}

/** The options of all seats that are asked, in a row. */
export function countOptions({ pending }: Match<Table>): number {
  let count = 0;
  for (const { options } of pending) count += options.length;
  return count;
}
