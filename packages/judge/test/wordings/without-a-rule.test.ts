import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { readScenarios } from '../../reading/read-scenarios.ts';
import { runScenario } from '../../running/run-scenario.ts';

// A run without some rule reads no log: lines mean in it what they mean where all rules are in force. Else a rule that no
// code goes through would seem to be missed.

const here = new URL('.', import.meta.url);

describe('a rule that is never gone through, switched off, changes no run', () => {
  test.each(readdirSync(here).filter((file) => file.endsWith('.yaml')))('of %s', (file) => {
    const { scenarios } = readScenarios(readFileSync(new URL(file, here), 'utf8'), file, GAMES);
    const changed = scenarios.filter((scenario) => {
      const [usual, without] = [[], ['0']].map((off) => runScenario(scenario, { off }));
      const answers = [usual, without].map(({ match }) => JSON.stringify(match?.answers));
      return !usual.passed || !without.passed || answers[0] !== answers[1];
    });
    expect(changed.map(({ title }) => title)).toEqual([]);
  });
});
