import type { ThinkingGame } from '@lianhuan/bots';
import type { GameId } from './ids.ts';

/** How each game is thought about; one is fetched when it is first wanted. */
export const THINKING_GAMES: Readonly<Record<GameId, () => Promise<ThinkingGame>>> = {
  minxin: async () => (await import('./minxin/thinking.ts')).thinking,
  sanguozhi: async () => (await import('./sanguozhi/thinking.ts')).thinking,
  evolve: async () => (await import('./evolve/thinking.ts')).thinking,
  sanguosha: async () => (await import('./sanguosha/thinking.ts')).thinking,
};
