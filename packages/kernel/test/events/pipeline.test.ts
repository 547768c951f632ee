import { describe, expect, test } from 'vitest';
import { type Flow, pipeline } from '../../index.ts';
import { Recorder } from '../../log/recorder.ts';
import { withRuleContext } from '../../rules/citation.ts';
import {
  happen,
  happenTogether,
  impose,
  rule,
  type ToyBody,
  type ToyEvent,
  type ToyTable,
  toyTable,
} from '../toy-game.ts';

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

describe('an effect that is asked whether it has to do with an event', () => {
  /** Effects that go through a rule before they say whether it is about what they are about. */
  const consulted = pipeline<ToyTable, ToyEvent, ToyBody>({
    prohibitionsOn: () => [],
    replacementsOn: (table) => table.effects.replace,
    triggersOn: (table) => ({ lookingBack: [], hearing: table.effects.trigger }),
    commute: () => false,
    mayConcernEffects: () => true,
    forbids: () => false,
    replaces: (_, { body }, event) => rule('2') && body.on === event.type,
    affected: () => 0 as never,
    choose: () => {
      throw new Error('nothing is to be chosen');
    },
    *replace(): Flow<null> {
      return null;
    },
    apply: () => {},
    hears: (_, { body }, event) => rule('3') && body.on === event.type,
    *schedule() {},
  });

  /** The rules on the line of the event. */
  const rulesOf = (table: ToyTable): readonly string[] => {
    const recorder = new Recorder<ToyEvent>();
    withRuleContext({ recorder, off: new Set() }, () => run(consulted.happen(table, lose)));
    expect([...recorder.cited]).toEqual(expect.arrayContaining(['2']));
    return recorder.nodes.flatMap(({ rules }) => rules);
  };

  test('and has not leaves the rules that it went through off the line of the event', () => {
    const table = toyTable(2, 1);
    impose(table, 'replace', { on: 'bid', doing: 'prevent' });
    impose(table, 'trigger', { on: 'bid', doing: 'count' });
    expect(rulesOf(table)).toEqual([]);
    expect(consulted.replacementsOf(table, lose)).toEqual([]);
  });

  test('and has is one of those that replace it, with its rules', () => {
    const table = toyTable(2, 1);
    impose(table, 'replace', { on: 'bid', doing: 'prevent' });
    impose(table, 'replace', { on: 'lose', doing: 'prevent' });
    expect(consulted.replacementsOf(table, lose)).toEqual([table.effects.replace[1]]);
    expect(rulesOf(table)).toEqual(['2']);
  });
});
