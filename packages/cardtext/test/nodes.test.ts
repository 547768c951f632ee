import { describe, expect, it } from 'vitest';
import {
  childrenOf,
  compares,
  marksOf,
  type Node,
  placedAt,
  uncovered,
  withoutSpans,
} from '../index.ts';
import { isNode } from '../nodes/tree.ts';

/** Trees of card text, and what is asked of them. */

const leaf = (kind: string, start: number, end: number) => ({ kind, span: [start, end] }) as const;
const [one, two, three] = [leaf('one', 0, 2), leaf('two', 2, 4), leaf('three', 5, 6)];
const TREE = {
  kind: 'all',
  span: [0, 6],
  name: '甲',
  first: one,
  rest: [two, three],
  none: null,
} as const;

describe('a tree', () => {
  it.each<[unknown, boolean]>([
    [one, true],
    [null, false],
    ['one', false],
    [{ kind: 'one' }, false],
    [{ span: [0, 1] }, false],
  ])('%j is a node: %s', (value, is) => {
    expect(isNode(value)).toBe(is);
  });

  it('has the nodes right inside it, in the order of its fields and lists', () => {
    expect(childrenOf(TREE)).toEqual([one, two, three]);
    expect(childrenOf(one)).toEqual([]);
  });

  it('has a mark for each node, outer ones first', () => {
    const inner = { ...TREE, first: { ...one, deeper: leaf('deep', 1, 2) } } as unknown as Node;
    expect(marksOf([inner]).map(({ kind }) => kind)).toEqual([
      'all',
      'one',
      'deep',
      'two',
      'three',
    ]);
  });

  it('leaves characters uncovered that belong to no node, but for breaks', () => {
    expect(uncovered('一二三四五六', marksOf([one, two, three]))).toEqual([[4, 5]]);
    expect(uncovered('一二三四\n六', marksOf([three, two, one]))).toEqual([]);
    expect(uncovered('一二三四五六七八', marksOf([TREE]))).toEqual([[6, 8]]);
    expect(uncovered('一二三四五六', marksOf([TREE]))).toEqual([]);
    expect(uncovered('一二', [])).toEqual([[0, 2]]);
    // A node within another covers nothing twice.
    expect(uncovered('一二三四五六', [leaf('all', 0, 6), leaf('in', 1, 2)])).toEqual([]);
  });

  it('means the same without its spans', () => {
    expect(withoutSpans(TREE)).toEqual({
      kind: 'all',
      name: '甲',
      first: { kind: 'one' },
      rest: [{ kind: 'two' }, { kind: 'three' }],
      none: null,
    });
    expect(withoutSpans([one, 3, '甲', null])).toEqual([{ kind: 'one' }, 3, '甲', null]);
  });

  it('may be placed where one word stands for it', () => {
    expect(placedAt(TREE as unknown as Node, [7, 9])).toEqual({
      ...TREE,
      span: [7, 9],
      first: leaf('one', 7, 9),
      rest: [leaf('two', 7, 9), leaf('three', 7, 9)],
    });
    expect(TREE.first.span).toEqual([0, 2]);
  });
});

describe('a number compared with another', () => {
  it.each([
    ['at-least', [false, true, true]],
    ['at-most', [true, true, false]],
    ['more-than', [false, false, true]],
    ['less-than', [true, false, false]],
    ['exactly', [false, true, false]],
  ] as const)('%s 3: 2, 3 and 4 are %j', (comparison, held) => {
    expect([2, 3, 4].map((value) => compares(value, comparison, 3))).toEqual(held);
  });
});
