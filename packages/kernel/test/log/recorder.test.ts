import { describe, expect, test } from 'vitest';
import { type Cause, type Decision, type Flow, Match, type Seat, viewLog } from '../../index.ts';
import type { LineContent } from '../../log/line.ts';
import { Recorder } from '../../log/recorder.ts';
import { because, beginStep, citing, citingAll, withRuleContext } from '../../rules/citation.ts';
import { happen, type ToyTable, toyGame } from '../toy-game.ts';

// What is written down, under what, and which of it is a line.

const A = 0 as Seat;
const WORDS = { kind: 'event', type: 'said' } as LineContent;

/** Only what begins with a capital letter is told, and every cause. */
function recorder() {
  return new Recorder<string>({
    write: ({ event, cause }) => [cause !== null || /^[A-Z]/.test(event ?? '') ? WORDS : null],
  });
}

const shown = ({ nodes }: Recorder<string>) =>
  nodes.map(({ id, line, parent, event, cause }) => [
    id,
    line?.number ?? null,
    parent,
    event ?? cause?.kind,
  ]);

const cause = (kind: string): Cause => ({ kind });

describe('causes of which nothing came', () => {
  /** As a judge reads, who is told of them. */
  const judges = () =>
    new Recorder<string>({
      write: ({ event }) => [event === 'hidden' ? null : WORDS],
      tellsIdle: true,
    });
  const idle = (written: Recorder<string>) =>
    written.idle.map(({ parent, since, rules }) => [parent, since, ...rules]);

  test('are kept for a judge, with the cause around them and the lines before them', () => {
    const written = judges();
    written.happened('one');
    const outer = written.enter(cause('outer'));
    written.cite('1.1');
    written.leave(written.enter(cause('nothing')));
    written.happened('two');
    const busy = written.enter(cause('busy'));
    written.happened('three');
    written.leave(busy);
    written.leave(outer);
    expect(idle(written)).toEqual([[1, 1, '1.1']]);
  });

  test('are one with those in them, also with something in them that nobody is told', () => {
    const written = judges();
    const outer = written.enter(cause('outer'));
    written.leave(written.enter(cause('inner')));
    written.happened('hidden');
    written.leave(written.enter(cause('later')));
    written.leave(outer);
    expect(idle(written)).toEqual([[-1, 0]]);
  });

  test('are forgotten when the answers that led to them are taken back', () => {
    const written = judges();
    const mark = written.mark();
    written.leave(written.enter(cause('before')));
    written.answers = 1;
    written.leave(written.enter(cause('after')));
    written.rewind(mark, 1);
    expect(written.idle).toHaveLength(1);
  });

  test('are not kept where others read', () => {
    const written = recorder();
    written.leave(written.enter(cause('nothing')));
    expect(written.idle).toEqual([]);
  });
});

describe('lines', () => {
  test('of a cause in which somebody was asked keep their place, though nothing came of it', () => {
    const written = recorder();
    written.happened('One');
    const declined = written.enter(cause('asked'));
    const read = written.nodes.length;
    written.answers = 1;
    written.leave(declined);
    written.happened('Two');
    expect(shown(written).slice(read)).toEqual([[2, 1, -1, 'Two']]);
  });

  test('of a cause that is over at once give their place to what follows', () => {
    const written = recorder();
    written.leave(written.enter(cause('nothing')));
    written.happened('One');
    expect(shown(written)).toEqual([[0, 0, -1, 'One']]);
  });

  test('are numbered without what nobody is told', () => {
    const written = recorder();
    for (const event of ['One', 'hidden', 'Two']) written.happened(event);
    expect(shown(written)).toEqual([
      [0, 0, -1, 'One'],
      [1, null, -1, 'hidden'],
      [2, 1, -1, 'Two'],
    ]);
  });

  test('hang from the causes over them, which become lines with the first of them', () => {
    const written = recorder();
    const outer = written.enter(cause('outer'));
    const inner = written.enter(cause('inner'));
    expect(shown(written).map(([, line]) => line)).toEqual([null, null]);
    written.happened('hidden');
    written.happened('One');
    written.leave(inner);
    written.happened('Two');
    written.leave(outer);
    written.happened('Three');
    expect(shown(written)).toEqual([
      [0, 0, -1, 'outer'],
      [1, 1, 0, 'inner'],
      [2, null, 1, 'hidden'],
      [3, 2, 1, 'One'],
      [4, 3, 0, 'Two'],
      [5, 4, -1, 'Three'],
    ]);
    expect(written.nodes.map(({ line }) => line?.since)).toEqual([3, 3, undefined, 3, 4, 5]);
    expect(written.nodes.map(({ answers }) => answers)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('of a cause of which nothing came are none, and the cause is taken back', () => {
    const written = recorder();
    written.cite('1');
    const frame = written.enter(cause('nothing'));
    written.leave(frame);
    expect(written.nodes).toEqual([]);
    written.happened('One');
    expect(written.nodes[0]).toMatchObject({ parent: -1, rules: ['1'] });
  });

  test('where only rules are recorded, a cause stays if anything came of it', () => {
    const written = new Recorder<string>();
    for (const events of [[], ['hidden']]) {
      written.cite('before');
      const frame = written.enter(cause('outer'));
      for (const event of events) written.happened(event);
      written.cite('1');
      written.leave(frame);
    }
    written.happened('after');
    expect(shown(written).map(([, , parent, what]) => [parent, what])).toEqual([
      [-1, 'outer'],
      [0, 'hidden'],
      [-1, 'after'],
    ]);
    expect(written.nodes.map(({ rules }) => rules)).toEqual([['before'], [], []]);
  });
});

describe('the rules on a line', () => {
  test('are those cited since the last, each once, and for the same batch the same', () => {
    const written = recorder();
    for (const rule of ['1', '2', '1']) written.cite(rule);
    expect(written.waiting).toBe(2);
    written.happenedTogether(['One', 'Two']);
    written.happened('Three');
    expect(written.nodes.map(({ rules }) => rules)).toEqual([['1', '2'], ['1', '2'], []]);
    expect(shown(written).map(([, , , event]) => event)).toEqual(['One', 'Two', 'Three']);
  });

  test('are dropped when somebody is asked, and stay cited', () => {
    const written = recorder();
    written.cite('1');
    written.asked();
    written.cite('2', false);
    written.happened('One');
    expect(written.nodes[0].rules).toEqual([]);
    expect([...written.cited]).toEqual(['1', '2']);
  });

  test('stand on the cause that obeys them, and not on what follows from it', () => {
    const written = recorder();
    written.cite('1');
    const frame = written.enter(cause('outer'));
    written.happened('One');
    written.cite('2');
    written.leave(frame);
    written.happened('Two');
    expect(written.nodes.map(({ rules }) => rules)).toEqual([['1'], [], []]);
  });

  test('are not those that were gone through before the step began', () => {
    const written = recorder();
    const rule = citing<'1' | '2'>();
    withRuleContext({ recorder: written as never, off: new Set() }, () => {
      rule('1');
      beginStep();
      rule('2');
      written.happened('One');
    });
    expect(written.nodes[0].rules).toEqual(['2']);
  });

  test('that say the same are obeyed together: none of them may be off', () => {
    const obeys = citingAll<'1' | '2' | '3'>();
    const written = recorder();
    const obeyed = (off: readonly string[]) =>
      withRuleContext({ recorder: written as never, off: new Set(off) }, () =>
        obeys('1', '2', '3'),
      );
    expect(obeys('1')).toBe(true);
    expect(obeyed([])).toBe(true);
    for (const rule of ['1', '2', '3']) expect(obeyed([rule])).toBe(false);
    expect([...written.cited]).toEqual(['1', '2', '3']);
  });
});

test('decisions that nobody was asked are kept in the order in which they came', () => {
  const written = recorder();
  const [one, two] = ['one', 'two'].map((kind) => ({ kind }) as Decision);
  written.unasked(one);
  written.unasked(two);
  expect(written.forced).toEqual([one, two]);
});

test('a rewind takes back what was written since, and numbers on from there', () => {
  const written = recorder();
  written.answers = 1;
  written.happened('One');
  const mark = written.mark();
  written.answers = 2;
  written.enter(cause('outer'));
  written.happened('Two');
  written.cite('1');
  written.rewind(mark, 1);
  expect(written.answers).toBe(1);
  written.happened('Three');
  expect(shown(written)).toEqual([
    [0, 0, -1, 'One'],
    [1, 1, -1, 'Three'],
  ]);
  expect(written.nodes.map(({ answers, rules }) => [answers, rules])).toEqual([
    [1, []],
    [1, []],
  ]);
  written.rewind(0, 0);
  written.happened('Four');
  expect(written.nodes[0].line).toEqual({ number: 0, since: 0 });
});

describe('the log since some moment', () => {
  /** A cause that opens, with nothing to tell so far, and another below it. */
  function played() {
    const game: typeof toyGame = {
      ...toyGame,
      describeEvent: (_, event) =>
        event.type === 'lose' ? null : toyGame.describeEvent(_, event, A),
      *play(table: ToyTable): Flow {
        yield* happen(table, { type: 'next', seat: A });
        const hidden = happen(table, { type: 'lose', amount: 1 });
        yield* because({ kind: 'outer' }, inOrder(hidden, because({ kind: 'inner' }, told(table))));
        yield* happen(table, { type: 'next', seat: A });
      },
    };
    return new Match(game, { setup: { players: 2 }, seed: 1, recorded: true });
  }

  function* told(table: ToyTable): Flow {
    yield* happen(table, { type: 'lose', amount: 2 });
    yield* happen(table, { type: 'bid', seat: A, lot: 3 });
    yield* happen(table, { type: 'bid', seat: A, lot: 4 });
  }

  function* inOrder(...flows: readonly Flow<unknown>[]): Flow {
    for (const flow of flows) yield* flow;
  }

  const lines = (from: number) =>
    viewLog(played(), A, from).map(({ id, parent, type }) => [id, parent, type]);

  test('from the beginning is all of it', () => {
    expect(lines(0)).toEqual([
      [0, -1, 'next'],
      [1, -1, 'outer'],
      [2, 1, 'inner'],
      [3, 2, 'bid'],
      [4, 2, 'bid'],
      [5, -1, 'next'],
    ]);
  });

  test('begins with the causes that have become lines since, the outermost first', () => {
    // Nodes: next, outer, (lose), inner, (lose), bid, bid, next.
    expect(lines(5)).toEqual(lines(0).slice(1));
    expect(lines(3)).toEqual(lines(0).slice(1));
  });

  test('begins with the cause that was the first of all nodes, too', () => {
    const game: typeof toyGame = {
      ...toyGame,
      *play(table) {
        yield* because({ kind: 'first' }, told(table));
      },
    };
    const match = new Match(
      { ...game, describeEvent: played().game.describeEvent },
      { setup: { players: 2 }, seed: 1, recorded: true },
    );
    const types = (from: number) => viewLog(match, A, from).map(({ type }) => type);
    expect([types(0), types(1), types(2)]).toEqual(Array(3).fill(['first', 'bid', 'bid']));
  });

  test('does not repeat causes that were lines before', () => {
    expect(lines(6)).toEqual(lines(0).slice(4));
    expect(lines(7)).toEqual(lines(0).slice(5));
    expect(lines(8)).toEqual([]);
  });
});
