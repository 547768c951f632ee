import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAMES, readScenarios, runScenario } from '@lianhuan/judge';
import { describe, expect, test } from 'vitest';
import { type FuzzCase, runFuzzCase, runFuzzPosition } from '../../scripts/fuzz-case.ts';

// Cases that once broke something (see scripts/fuzz.ts), each named for what it broke: what a seed
// gives, or, where that would change with the cards and with chance, a scenario that leads up to it.

const folder = import.meta.dirname;
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('what once broke something, played to its end', () => {
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    test(basename(file, '.json'), () => {
      expect(runFuzzCase(JSON.parse(textOf(file)) as FuzzCase).outcome).not.toBeNull();
    });
  }
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const { scenarios, problems } = readScenarios(textOf(file), file, GAMES);
    test(`${basename(file, '.yaml')}: can be read`, () => expect(problems).toEqual([]));
    test.each(['greedy', 'random'] as const)(`${basename(file, '.yaml')}: %s`, (player) => {
      for (const scenario of scenarios) {
        const { match, failure } = runScenario(scenario);
        expect(failure).toBeNull();
        if (match === null) throw new Error('the scenario did not begin');
        runFuzzPosition(match, player);
        expect(match.outcome).not.toBeNull();
      }
    });
  }
});
