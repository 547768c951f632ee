import { describe, expect, test } from 'vitest';
import { type Contender, leadOf, stillIn } from '../search/contest.ts';

const contender = (option: number, values: readonly number[]): Contender => ({
  option,
  values: [...values],
});
const optionsOf = (contenders: readonly Contender[]) => contenders.map(({ option }) => option);

/** So many chances about a half, that differ from match to match. */
const chances = (matches: number) =>
  Array.from({ length: matches }, (_, match) => 0.5 + 0.1 * Math.sin(match));

describe('who stays in a contest', () => {
  test('all, while few matches tell of them', () => {
    const all = [contender(0, [0.9, 0.9, 0.9]), contender(1, [0.1, 0.1, 0.1])];
    expect(stillIn(all, all[0])).toBe(all);
  });

  test('nobody who is clearly behind the best, be it what looked best', () => {
    const good = chances(8);
    const bad = good.map((chance) => chance - 0.2 - 0.01 * chance);
    const all = [contender(0, bad), contender(1, good)];
    expect(optionsOf(stillIn(all, all[0]))).toEqual([1]);
    expect(leadOf(all[1], all[0])).toBeGreaterThan(2);
  });

  test('an option that comes to the same as what looks best only until that is sure', () => {
    const all = (matches: number) => [
      contender(0, chances(matches)),
      contender(3, chances(matches)),
    ];
    const few = all(11);
    expect(stillIn(few, few[0])).toHaveLength(2);
    const enough = all(12);
    expect(optionsOf(stillIn(enough, enough[0]))).toEqual([0]);
  });

  test('an option that may yet be better, however many matches there were', () => {
    const sight = chances(40);
    const other = sight.map((chance, match) => chance + (match % 2 === 0 ? 0.1 : -0.09));
    const all = [contender(0, sight), contender(1, other)];
    expect(optionsOf(stillIn(all, all[0]))).toEqual([0, 1]);
  });

  test('somebody, once what looked best has dropped out', () => {
    const rest = [contender(1, chances(30)), contender(2, chances(30))];
    // Hardly worse, yet surely so: too few matches tell of it to drop the others for that.
    const sight = contender(
      0,
      chances(6).map((chance) => chance - 0.001),
    );
    expect(optionsOf(stillIn(rest, sight))).toEqual([1, 2]);
  });
});
