import type { GameId } from './ids.ts';

/** The modules that the games are played with; one is fetched when it is first wanted. */
export const ENGINE_MODULES = {
  minxin: async () => (await import('./minxin/engine.ts')).minxinEngine,
  sanguozhi: async () => (await import('./sanguozhi/engine.ts')).sanguozhiEngine,
  evolve: async () => (await import('./evolve/engine.ts')).evolveEngine,
  sanguosha: async () => (await import('./sanguosha/engine.ts')).sanguoshaEngine,
} satisfies Record<GameId, () => Promise<unknown>>;
