import type { GameEngine } from '../engine/game-engine.ts';
import type { GameId } from './ids.ts';

/** What the worker plays each game with; one is fetched when it is first wanted. */
export const ENGINES: Readonly<Record<GameId, () => Promise<GameEngine>>> = {
  minxin: async () => (await import('./minxin/engine.ts')).minxinEngine,
  sanguozhi: async () => (await import('./sanguozhi/engine.ts')).sanguozhiEngine,
  evolve: async () => (await import('./evolve/engine.ts')).evolveEngine,
};
