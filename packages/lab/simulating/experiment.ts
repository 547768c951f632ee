import { botNamed, createBot } from '@lianhuan/bots';
import type { AddedCard } from '@lianhuan/cardtext';
import { fail, type Result, succeed } from '@lianhuan/kernel';
import { findGame, readMode } from '../games/index.ts';
import { chosenFrom, readDecks } from './lineup.ts';

/** What is to be simulated; the result follows from it alone. */
export interface Experiment {
  /** The id of a game. */
  readonly game: string;
  readonly players: number;
  /** The mode of play, in games that have several. */
  readonly mode?: string;
  readonly games: number;
  /** The bot at each seat. */
  readonly bots: readonly string[];
  /**
   * The ready decks that meet, in games that have them: all unless said. The seats change, so that
   * each deck sits everywhere; {@link games} counts the games of all of them together.
   */
  readonly decks?: readonly string[];
  /** Decks somebody wrote, by the names under which {@link decks} calls them. */
  readonly written?: Readonly<Record<string, object>>;
  /** Cards that are played beside the game's own, as its set-up takes them; the written decks may hold them. */
  readonly added?: readonly AddedCard[];
  /** Any 32-bit integer; every game's own seed follows from it. */
  readonly seed: number;
}

/** An experiment in which nothing is left open. */
export type ReadExperiment = Required<Omit<Experiment, 'added' | 'mode'>> &
  Pick<Experiment, 'added' | 'mode'>;

/** Reads what a person asked for; one bot stands for all seats. */
export function readExperiment(wanted: Experiment): Result<ReadExperiment> {
  const { players, games, seed } = wanted;
  const found = findGame(wanted.game);
  if (!found.ok) return found;
  const mode = readMode(found.value, wanted.mode);
  if (!mode.ok) return mode;
  const { written = {}, added = [] } = wanted;
  const named = readDecks(found.value, wanted.decks, Object.keys(written));
  if (!named.ok) return named;
  const decks = [...new Set(named.value)];
  // Set-ups are read in which every deck sits somewhere, so that each deck is checked.
  for (let deck = 0; deck < Math.max(1, decks.length); deck++) {
    const lineup = Array.from(
      decks.length === 0 ? [] : { length: players },
      (_, seat) => decks[(deck + seat) % decks.length],
    );
    const setup = found.value.game.readSetup(
      found.value.setup(players, chosenFrom(lineup, written), added, wanted.mode),
    );
    if (!setup.ok) return setup;
  }
  if (!Number.isInteger(games) || games < 1) {
    return fail(
      '局数应当是不小于 1 的整数',
      'The number of games is a whole number from 1',
      'games',
    );
  }
  if (!Number.isInteger(seed)) {
    return fail('随机种子应当是整数', 'The seed is a whole number', 'seed');
  }
  const bots = wanted.bots.length === 1 ? Array(players).fill(wanted.bots[0]) : wanted.bots;
  if (bots.length !== players) {
    return fail(
      `${players} 名玩家需要 ${players} 个电脑玩家（或只写一个，用于所有座位），这里有 ${bots.length} 个`,
      `${players} players need ${players} bots (or one for all seats); there are ${bots.length}`,
      'bots',
    );
  }
  for (const name of bots) {
    const bot = createBot(name, wanted.game, seed);
    if (!bot.ok) return bot;
  }
  const known = bots.map((name) => botNamed(name) ?? name);
  return succeed({ ...wanted, bots: known, decks, written });
}
