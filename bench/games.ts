import type { Game, Table } from '@lianhuan/kernel';

/** A game of ours that is measured. */
export interface MeasuredGame {
  readonly title: string;
  /** Loads this game's code and no other's. */
  load(): Promise<Game<Table>>;
  /** What its `readSetup` is given. */
  setup(players: number): unknown;
  /** With how many players forks and views are measured. */
  readonly latencies: readonly number[];
  /** A table in mid-game with so many cards in play, in games where they weigh on each other. */
  layOut?(cards: number): Promise<Table>;
}

/** The games by their ids. */
export const GAMES = {
  minxin: {
    title: '民心',
    load: async () => (await import('@lianhuan/minxin')).minxin as unknown as Game<Table>,
    setup: (players) => ({ players }),
    latencies: [2, 4],
  },
  sanguozhi: {
    title: '三国智',
    load: async () => (await import('@lianhuan/sanguozhi')).sanguozhi as unknown as Game<Table>,
    setup: (players) => ({ players }),
    latencies: [2, 4],
    layOut: async (cards) => (await import('./sanguozhi-board.ts')).layOutBoard(cards) as Table,
  },
  evolve: {
    title: '影之诗 EVOLVE',
    load: async () => (await import('@lianhuan/evolve')).evolve as unknown as Game<Table>,
    setup: (players) => ({ players }),
    latencies: [2],
    layOut: async (cards) => (await import('./evolve-board.ts')).layOutBoard(cards) as Table,
  },
  sanguosha: {
    title: '三国杀',
    load: async () => (await import('@lianhuan/sanguosha')).sanguosha as unknown as Game<Table>,
    setup: (players) => ({ players }),
    latencies: [5],
  },
} as const satisfies Record<string, MeasuredGame>;
export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];
