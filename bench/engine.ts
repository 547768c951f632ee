import { type Game, Match, SURRENDER, type Table } from '@lianhuan/kernel';
import type { Play, StartPlay } from './contestants.ts';
import { GAMES, type GameId, type MeasuredGame } from './games.ts';

class EnginePlay implements Play {
  readonly #match: Match<Table>;
  #movesLeft: number;

  /** @param moves after how many it counts as over, whatever is still to be done */
  constructor(match: Match<Table>, moves = Number.POSITIVE_INFINITY) {
    this.#match = match;
    this.#movesLeft = moves;
  }

  countMoves(): number {
    return this.#movesLeft === 0 ? 0 : countOptions(this.#match);
  }

  move(index: number): void {
    this.#movesLeft -= 1;
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

/** So many moves from a board laid out, as many cards as it has in play stay about the same. */
const STRETCH = 100;

/** Plays of two players that begin in mid-game, with so many cards in play. @throws Error for a game without such boards */
export async function loadStretches(id: GameId, cards: number): Promise<StartPlay> {
  const { load, layOut, setup }: MeasuredGame = GAMES[id];
  const [game, table] = [await load(), await layOut?.(cards)];
  const read = game.readSetup(setup(2));
  if (!read.ok || !table) throw new Error(`${id} has no board of ${cards} cards`);
  const options = { setup: read.value, checkpointEvery: 0 };
  return (seed) =>
    new EnginePlay(new Match(game, { ...options, seed }, { table, answers: [] }), STRETCH);
}

/**
 * Matches of a game. Unlike a bare play, a match keeps checkpoints, so a fork starts from a recent one.
 * @throws Error for a set-up that may not be played
 */
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

/**
 * The options of all seats that are asked, in a row, but not that of giving up: it would end every
 * random game at once. It stands last, and whoever may give up is asked alone.
 */
export function countOptions({ pending }: Match<Table>): number {
  let count = 0;
  for (const { options } of pending) count += options.length;
  return pending.at(-1)?.options.at(-1)?.verb === SURRENDER ? count - 1 : count;
}
