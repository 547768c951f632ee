import { expect } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { readScenarios } from '../../reading/read-scenarios.ts';
import { runScenario } from '../../running/run-scenario.ts';

/** Why each scenario of a text fails, by its title; null for those that pass. */
export function failuresOf(text: string): readonly [string, string | null][] {
  const { scenarios, problems } = readScenarios(text, '例.yaml', GAMES);
  expect(problems).toEqual([]);
  return scenarios.map((scenario) => {
    const { failure } = runScenario(scenario);
    return [scenario.title, failure && `${failure.line} ${failure.text.zh}`];
  });
}
