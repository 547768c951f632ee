import type { Scenario } from '@lianhuan/judge';
import type { Check } from './checks.ts';

/**
 * What the suite asks of every enforced rule of a game: a scenario that lists it passes and comes to code that cites
 * it, and one, unless the rule is the shape of the code, fails when it is switched off.
 */
export async function proofsOf(game: string, scenarios: readonly Scenario[]): Promise<Check[]> {
  const { GAMES } = await import('@lianhuan/judge');
  const enforced = Object.entries(GAMES[game].rules).filter(
    ([, { standing }]) => standing === 'enforced',
  );
  const checks = enforced.map(async ([id, { shape = null }]): Promise<Check> => {
    const listing = scenarios.filter(({ rules }) => rules.includes(id));
    const run = await proofOf(id, listing, shape === null);
    return { sort: 'proof', name: `rule ${id} is proven`, forwards: null, run };
  });
  return Promise.all(checks);
}

/** A run that crashes without the rule proves nothing of it. */
async function proofOf(
  id: string,
  listing: readonly Scenario[],
  ablating: boolean,
): Promise<() => void> {
  const { runScenario } = await import('@lianhuan/judge');
  const isCited = (scenario: Scenario): boolean => {
    const { passed, cited } = runScenario(scenario);
    return passed && cited.has(id);
  };
  const isMissed = (scenario: Scenario): boolean => {
    const { failure } = runScenario(scenario, { off: [id] });
    return failure !== null && failure.kind !== 'fault' && runScenario(scenario).passed;
  };
  return () => {
    if (!listing.some(isCited)) throw new Error('no scenario that lists it comes to it');
    if (ablating && !listing.some(isMissed)) throw new Error('switched off, nobody misses it');
  };
}
