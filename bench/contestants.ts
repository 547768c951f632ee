import { GAMES, type GameId } from './games.ts';
import type { SmallSetup, StartSmallMatch } from './small/match.ts';

/** A game in progress, as a random player sees it. */
export interface Play {
  /** How many legal moves there are now; 0 when the game is over. */
  countMoves(): number;
  move(index: number): void;
}

/** Starts a game. @param seed any 32-bit integer, for the shuffling. */
export type StartPlay = (seed: number) => Play;

export interface Contestant {
  readonly title: string;
  readonly game: 'small' | 'showdown' | GameId;
  /** How many moves a second it should at least make; null for those it is compared with. */
  readonly goal?: number | null;
  /** How many whole games a second it should at least play; where it is not given, games say nothing of it. */
  readonly gamesGoal?: number;
  /** Loads this contestant's code and no other's. */
  load(): Promise<StartPlay>;
}

const SMALL: SmallSetup = { players: 2, shuffled: true };

const small = (start: StartSmallMatch): StartPlay => {
  return (seed) => start(SMALL, seed);
};

const SANGUOZHI_GOAL = 20_000;
const EVOLVE_GOAL = 20_000;
const SANGUOSHA_GOAL = 20_000;

const ours = (game: GameId, players: number, goal: number | null = null): Contestant => ({
  title: `${GAMES[game].title}, ${players} players`,
  game,
  goal,
  load: async () => (await import('./engine.ts')).loadPlays(game, players),
});

/** FreeKill with its own AI in every seat, 25 standard generals, on such a machine: games a second, by players. */
const FREEKILL = { 5: 0.63, 8: 0.32 } as const;
/** So many times as many games as FreeKill are the aim. */
const TIMES_FREEKILL = 50;

const greedy = (players: keyof typeof FREEKILL): Contestant => ({
  title: `${GAMES.sanguosha.title}, ${players} greedy players, the standard generals and deck`,
  game: 'sanguosha',
  gamesGoal: FREEKILL[players] * TIMES_FREEKILL,
  load: async () => (await import('./greedy-games.ts')).loadGreedyGames(players),
});

const board = (game: GameId, cards: number): Contestant => ({
  title: `${GAMES[game].title}, 2 players, ${cards} cards in play`,
  game,
  load: async () => (await import('./engine.ts')).loadStretches(game, cards),
});

/** Who is measured, by the names that reports use. */
export const CONTESTANTS = {
  'small/by-hand': {
    title: '小民心 by hand, no engine: the floor',
    game: 'small',
    load: async () => small((await import('./small/by-hand.ts')).startByHand),
  },
  'small/kernel': {
    title: '小民心 on the kernel',
    game: 'small',
    load: async () => small((await import('./small/kernel.ts')).startOnKernel),
  },
  'small/boardgame.io': {
    title: '小民心 on boardgame.io (its reducer)',
    game: 'small',
    load: async () => small((await import('./small/boardgame-io.ts')).startOnBoardgameIo),
  },
  'showdown/gen1': {
    title: '@pkmn/sim: random battles of the first generation',
    game: 'showdown',
    load: async () => (await import('./showdown/battle.ts')).loadBattles(),
  },
  'minxin/2': ours('minxin', 2),
  'minxin/4': ours('minxin', 4),
  'sanguozhi/2': ours('sanguozhi', 2, SANGUOZHI_GOAL),
  'sanguozhi/4': ours('sanguozhi', 4, SANGUOZHI_GOAL),
  'sanguozhi/10-cards': board('sanguozhi', 10),
  'sanguozhi/40-cards': board('sanguozhi', 40),
  'sanguozhi/160-cards': board('sanguozhi', 160),
  'evolve/2': ours('evolve', 2, EVOLVE_GOAL),
  'evolve/10-cards': board('evolve', 10),
  'sanguosha/5': ours('sanguosha', 5, SANGUOSHA_GOAL),
  'sanguosha/8': ours('sanguosha', 8, SANGUOSHA_GOAL),
  'sanguosha/5-greedy': greedy(5),
  'sanguosha/8-greedy': greedy(8),
} as const satisfies Record<string, Contestant>;
export type ContestantId = keyof typeof CONTESTANTS;

/** What is compared with what; `goal` is what the ratio should at least be. */
export const RATIOS: readonly {
  readonly of: ContestantId;
  readonly to: ContestantId;
  readonly goal?: number;
}[] = [
  { of: 'minxin/2', to: 'small/boardgame.io', goal: 35 },
  { of: 'minxin/4', to: 'small/boardgame.io', goal: 20 },
  { of: 'small/kernel', to: 'small/boardgame.io', goal: 100 },
  { of: 'small/by-hand', to: 'small/kernel' },
  { of: 'sanguozhi/2', to: 'showdown/gen1', goal: 12 },
  { of: 'sanguozhi/4', to: 'showdown/gen1' },
  { of: 'evolve/2', to: 'showdown/gen1', goal: 12 },
  { of: 'sanguozhi/160-cards', to: 'sanguozhi/40-cards', goal: 0.5 },
];
