import { expect, test } from 'vitest';
import { scenariosOf } from '../files.ts';
import { MODES, playInMode } from '../modes.ts';

// The arrows run from the games to the judge, so the scenarios of 三国智 are tried from here.

const { scenarios, problems } = scenariosOf('sanguozhi');

test('every scenario file of 三国智 can be read', () => {
  expect(problems).toEqual([]);
  expect(scenarios.length).toBeGreaterThanOrEqual(400);
});

test.each(
  scenarios.map((scenario) => [scenario.rules.slice(0, 4).join(' '), scenario.title, scenario]),
)(
  '三国智 %s %s',
  (_, __, scenario) => {
    const failures = MODES.flatMap((mode) =>
      playInMode(scenario, mode).map((failure) => ({ mode, failure })),
    );
    expect(failures).toEqual([]);
  },
  30_000,
);
