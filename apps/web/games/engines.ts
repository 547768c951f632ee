import { type Engine, engineOf } from '@lianhuan/releases';
import type { GameId } from './ids.ts';

/** What the worker plays each game with; one is fetched when it is first wanted. */
export const ENGINES: Readonly<Record<GameId, () => Promise<Engine>>> = {
  minxin: async () => engineOf((await import('./minxin/engine.ts')).minxinEngine),
  sanguozhi: async () => engineOf((await import('./sanguozhi/engine.ts')).sanguozhiEngine),
  evolve: async () => engineOf((await import('./evolve/engine.ts')).evolveEngine),
  sanguosha: async () => engineOf((await import('./sanguosha/engine.ts')).sanguoshaEngine),
};
