import { fetchReading } from '@lianhuan/cardtext';
import { type Engine, engineOf } from '@lianhuan/releases';
import { ENGINE_MODULES } from './engine-modules.ts';
import type { GameId } from './ids.ts';

/** What the worker plays each game with; one is fetched when it is first wanted. */
export const ENGINES: Readonly<Record<GameId, () => Promise<Engine>>> = {
  minxin: async () => engineOf(await ENGINE_MODULES.minxin()),
  sanguozhi: async () => engineOf(await ENGINE_MODULES.sanguozhi()),
  evolve: async () => engineOf(await ENGINE_MODULES.evolve()),
  sanguosha: async () => engineOf(await ENGINE_MODULES.sanguosha()),
};

/** The engine that opens such a match, with all it needs for that: of a scenario the one that knows the judge. */
export async function engineFor(game: GameId, setup: unknown): Promise<Engine> {
  if (setupBringsCards(setup)) await fetchReading();
  if (!isOfScenario(setup)) return ENGINES[game]();
  const { PROVING } = await import('./proving.ts');
  const { engine } = await PROVING[game]();
  return engine;
}

/** Does a match with this set-up begin where a scenario does? Whether it can, the judge says. */
export function isOfScenario(setup: unknown): setup is { readonly scenario: unknown } {
  return typeof setup === 'object' && setup !== null && 'scenario' in setup;
}

/** Does a set-up bring cards that somebody wrote? They are read after `fetchReading()`. */
export function setupBringsCards(setup: unknown): boolean {
  if (isOfScenario(setup)) return makesUpCards(String(setup.scenario));
  return Array.isArray((setup as { readonly cards?: unknown } | null | undefined)?.cards);
}

/** Only where it says so can a scenario have cards of its own. */
export function makesUpCards(scenario: string): boolean {
  return scenario.includes('cards');
}
