import type { Flow } from '@lianhuan/kernel';
import { expect, it } from 'vitest';
import { MOST_ROUNDS, repeatedly } from '../../index.ts';

// Repetitions inside each other, which multiply.

interface Counted {
  /** How often what is inside all of them was done, and how often their end was told. */
  done: number;
  ended: number;
}

/** `levels` repetitions inside each other, each of so many rounds. */
function* nested(table: Counted, levels: number, times: number): Flow {
  if (levels === 0) {
    table.done += 1;
    return;
  }
  const inside = () => nested(table, levels - 1, times);
  yield* repeatedly(table, times, inside, function* end() {
    table.ended += 1;
  });
}

function run(levels: number, times: number, table: Counted = { done: 0, ended: 0 }): Counted {
  expect(nested(table, levels, times).next().done).toBe(true);
  return table;
}

it('are done as often as they say', () => {
  expect(run(0, 5)).toEqual({ done: 1, ended: 0 });
  expect(run(1, 0)).toEqual({ done: 0, ended: 0 });
  expect(run(2, 30)).toEqual({ done: 900, ended: 0 });
  expect(run(1, MOST_ROUNDS)).toEqual({ done: MOST_ROUNDS, ended: 0 });
});

it('have so many rounds in all, and are told once to end', () => {
  expect(run(1, MOST_ROUNDS + 1)).toEqual({ done: MOST_ROUNDS, ended: 1 });
  const { done, ended } = run(50, 60);
  expect(done).toBeLessThan(MOST_ROUNDS);
  expect(done).toBeGreaterThan(MOST_ROUNDS * 0.9);
  expect(ended).toBe(1);
});

it('begin anew once the outermost is over', () => {
  const table = run(3, 60);
  run(2, 20, table);
  expect(table.ended).toBe(1);
  const other = run(2, 20, run(2, 20));
  expect(other).toEqual({ done: 800, ended: 0 });
});
