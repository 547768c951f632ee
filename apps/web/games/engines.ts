import { type Engine, engineOf } from '@lianhuan/releases';
import type { GameId } from './ids.ts';

/** What the worker plays each game with; one is fetched when it is first wanted. */
export const ENGINES: Readonly<Record<GameId, () => Promise<Engine>>> = {
  minxin: async () => engineOf((await import('./minxin/engine.ts')).minxinEngine),
  sanguozhi: async () => engineOf((await import('./sanguozhi/engine.ts')).sanguozhiEngine),
  evolve: async () => engineOf((await import('./evolve/engine.ts')).evolveEngine),
  sanguosha: async () => engineOf((await import('./sanguosha/engine.ts')).sanguoshaEngine),
};

/** The engine that opens such a match: of a scenario the one that knows the judge. */
export async function engineFor(game: GameId, setup: unknown): Promise<Engine> {
  if (!isOfScenario(setup)) return ENGINES[game]();
  const { PROVING } = await import('./proving.ts');
  const { engine } = await PROVING[game]();
  return engine;
}

/** Does a match with this set-up begin where a scenario does? Whether it can, the judge says. */
export function isOfScenario(setup: unknown): setup is { readonly scenario: unknown } {
  return typeof setup === 'object' && setup !== null && 'scenario' in setup;
}
