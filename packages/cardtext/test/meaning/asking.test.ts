import { type CardId, citing, Recorder, type Seat, withRuleContext } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { asking, asksWhether, type Node } from '../../index.ts';

/** Words that ask other words, and players. */

const rule = citing<'1' | '2' | '3'>();

/** What a word was asked, behind its own rule. */
const told = (...what: readonly unknown[]) => JSON.stringify(what);
const asked: string[] = [];
const WORDS = {
  conditions: {
    dry: {
      holds(table: Table, node: Node, scope: string) {
        asked.push(told(table.name, node.kind, scope));
        return rule('1') && table.dry;
      },
    },
  },
  counts: {
    coins: { count: (table: Table, _: Node, scope: string) => table.coins + scope.length },
  },
  qualities: {
    red: {
      fits: (_: Table, __: Node, card: CardId, scope: string) =>
        rule('2') && told(card, scope) === '[7,"s"]',
    },
  },
};
interface Table {
  readonly name: string;
  readonly dry: boolean;
  readonly coins: number;
  readonly procedures: { readonly words: typeof WORDS };
}
const table = (dry: boolean): Table => ({
  name: 't',
  dry,
  coins: -5,
  procedures: { words: WORDS },
});
const node = (kind: string): Node => ({ kind, span: [0, 1] });
const { holds, count, hasQuality } = asking<never, Node, Node, Node, string>();

/** The answer, and the rules that the next event obeys. */
function citedBy(body: () => unknown): [unknown, readonly string[]] {
  const recorder = new Recorder<string>();
  const answer = withRuleContext({ recorder, off: new Set() }, () => {
    rule('3');
    const found = body();
    recorder.happened('something');
    return found;
  });
  return [answer, recorder.nodes[0].rules];
}

describe('words that ask words', () => {
  it('a condition, by the word of its kind; what did not decide is not cited', () => {
    const isDry = (dry: boolean) => citedBy(() => holds(table(dry) as never, node('dry'), 's'));
    expect(isDry(true)).toEqual([true, ['3', '1']]);
    expect(isDry(false)).toEqual([false, ['3']]);
    expect(asked).toEqual(Array(2).fill(told('t', 'dry', 's')));
  });

  it('a number, which may be below 0', () => {
    expect(count(table(true) as never, node('coins'), 's')).toBe(-4);
  });

  it('what a card is like; what did not decide is not cited', () => {
    const isRed = (card: number) =>
      citedBy(() => hasQuality(table(true) as never, node('red'), card as CardId, 's'));
    expect(isRed(7)).toEqual([true, ['3', '2']]);
    expect(isRed(8)).toEqual([false, ['3']]);
  });
});

describe('whether to do something', () => {
  it.each([
    [0, true],
    [1, false],
  ])('option %i: %s', (pick, does) => {
    const offer = {
      seat: 1 as Seat,
      kind: 'may',
      about: 7 as CardId,
      amount: 4,
      verbs: ['do', 'do-not'],
      rule: '1',
    } as const;
    const flow = asksWhether(offer);
    const { verbs: _, ...decision } = offer;
    const { value } = flow.next();
    expect(value).toMatchObject({ ...decision, idle: false });
    expect(value).toMatchObject({
      options: [
        { verb: 'do', seat: 1 },
        { verb: 'do-not', seat: 1 },
      ],
    });
    expect(flow.next(pick)).toEqual({ done: true, value: does });
  });
});
