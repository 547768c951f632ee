import { describe, expect, test } from 'vitest';
import type { Flow } from '../../index.ts';
import { happen, happenTogether, impose, type ToyEvent, toyTable } from '../toy-game.ts';

/** Runs a flow, giving the same answers in turn. */
function run<T>(flow: Flow<T>, answers: number[] = []): { result: T; asked: number } {
  let asked = 0;
  let step = flow.next(0);
  while (!step.done) step = flow.next(answers[asked++] ?? 0);
  return { result: step.value, asked };
}

const lose: ToyEvent = { type: 'lose', amount: 3 };

describe('an event', () => {
  test('is applied, and moves the clock on', () => {
    const table = toyTable(2, 1);
    const { clock } = table;
    expect(run(happen(table, lose)).result).toEqual(lose);
    expect(table.state.lost).toBe(3);
    expect(table.clock).toBe(clock + 1);
  });

  test('does not happen when it is forbidden', () => {
    const table = toyTable(2, 1);
    impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
    expect(run(happen(table, lose)).result).toBeNull();
    expect(table.state.lost).toBe(0);
  });

  test('is forbidden before it can be replaced', () => {
    const table = toyTable(2, 1);
    impose(table, 'replace', { on: 'lose', doing: 'double' });
    impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
    expect(run(happen(table, lose)).result).toBeNull();
  });

  test('is replaced once by each effect, in the order the affected player chooses', () => {
    const table = toyTable(2, 1);
    impose(table, 'replace', { on: 'lose', doing: 'double' });
    impose(table, 'replace', { on: 'lose', doing: 'double' });
    const { asked } = run(happen(table, lose), [1]);
    expect(table.state.lost).toBe(12);
    expect(asked).toBe(1);
  });

  test('does not happen when it is prevented, and nothing hears it', () => {
    const table = toyTable(2, 1);
    impose(table, 'replace', { on: 'lose', doing: 'prevent' });
    impose(table, 'trigger', { on: 'lose', doing: 'count' });
    expect(run(happen(table, lose)).result).toBeNull();
    expect(table.state.turns).toBe(0);
  });

  test('is heard once by each trigger, after it was applied', () => {
    const table = toyTable(2, 1);
    impose(table, 'trigger', { on: 'lose', doing: 'count' });
    run(happen(table, lose));
    expect(table.state.turns).toBe(100);
    run(happen(table, { type: 'bid', seat: table.state.active, lot: 1 }));
    expect(table.state.turns).toBe(100);
  });
});

test('of several events at once, all are applied before any is heard', () => {
  const table = toyTable(2, 1);
  impose(table, 'trigger', { on: 'lose', doing: 'count' });
  const { result } = run(happenTogether(table, [lose, lose]));
  expect(result).toHaveLength(2);
  expect(table.state.lost).toBe(6);
  expect(table.state.turns).toBe(200);
});
