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
}

/** The games by their ids. */
export const GAMES = {
  minxin: {
    title: '民心',
    load: async () => (await import('@lianhuan/minxin')).minxin as unknown as Game<Table>,
    setup: (players) => ({ players }),
    latencies: [2, 4],
  },
} as const satisfies Record<string, MeasuredGame>;
export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];
