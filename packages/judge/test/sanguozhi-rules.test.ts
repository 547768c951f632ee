import { describe, expect, test } from 'vitest';
import { coverage } from '../files.ts';

describe('the rulebook of 三国智', () => {
  const { summary, rules } = coverage('sanguozhi');

  test('is whole: all 1,200 numbers', () => {
    expect(summary.total).toBe(1200);
  });

  test('is cited, proven, and missed when switched off, rule by rule', () => {
    const lacking = rules.filter(({ lacks }) => lacks.length > 0);
    expect(lacking.map(({ id, lacks }) => `${id}: ${lacks.join(', ')}`)).toEqual([]);
  });

  test('is not ablated where it says it is the shape of the code', () => {
    expect(rules.filter(({ shape, ablated }) => shape !== null && ablated)).toEqual([]);
  });
});
