import { describe, expect, test } from 'vitest';
import { coverage, scenariosOf } from '../files.ts';
import { MODES, playInMode } from '../modes.ts';

// The arrows run from the games to the judge, so the scenarios of 民心 are tried from here.

const { scenarios, problems } = scenariosOf('minxin');

test('every scenario file of 民心 can be read', () => {
  expect(problems).toEqual([]);
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
});

describe.each(MODES)('民心 %s', (mode) => {
  test.each(scenarios.map((scenario) => [scenario.rules.join(' '), scenario.title, scenario]))(
    '%s %s',
    (_, __, scenario) => {
      expect(playInMode(scenario, mode)).toEqual([]);
    },
  );
});

describe('the rulebook of 民心', () => {
  const { summary, rules } = coverage('minxin');

  test('is whole: all 43 numbers', () => {
    expect(summary.total).toBe(43);
  });

  test('is cited, proven, and missed when switched off, rule by rule', () => {
    const lacking = rules.filter(({ lacks }) => lacks.length > 0);
    expect(lacking.map(({ id, lacks }) => `${id}: ${lacks.join(', ')}`)).toEqual([]);
  });

  test('is not ablated where it says it is the shape of the code', () => {
    expect(rules.filter(({ shape, ablated }) => shape !== null && ablated)).toEqual([]);
  });
});
