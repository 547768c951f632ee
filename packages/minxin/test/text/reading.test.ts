import { describe, expect, it } from 'vitest';
import type { CardKind } from '../../cards/definition.ts';
import type { Ability } from '../../text/nodes/nodes.ts';
import { minxinText } from '../../text/reading/language.ts';

const NAMES: ReadonlySet<string> = new Set(['黄巾余孽']);

function read(text: string, kind: CardKind | null = null) {
  return minxinText.parse(text, { kind, names: NAMES });
}

function ability(text: string): Ability {
  const { tree, diagnostics } = read(text);
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  return tree[0];
}

describe('abilities', () => {
  it('闪电 before any of them', () => {
    expect(ability('闪电进场：摸1张牌。')).toMatchObject({ timing: 'enter', flash: true });
    expect(ability('进场：摸1张牌。')).toMatchObject({ timing: 'enter', flash: false });
  });

  it('a limit and a cost', () => {
    expect(ability('本回合限2次，弃置1张手牌：民心+1。')).toMatchObject({
      timing: 'limited',
      limit: 2,
      cost: { kind: 'discard', count: 1 },
      effect: { kind: 'gain', resource: 'favor' },
    });
    expect(ability('本回合限1次：民心+1。')).toMatchObject({ cost: null });
  });

  it.each([
    ['1张手牌', { from: 'hand', count: 1, upTo: false, filter: null }],
    ['至多2张手牌', { from: 'hand', count: 2, upTo: true, filter: null }],
    ['任意张手牌', { from: 'hand', count: 'any', upTo: true, filter: null }],
    ['所有手牌', { from: 'hand', count: 'all', upTo: false, filter: null }],
    ['你弃牌堆的任意张部曲', { from: 'discard', count: 'any', upTo: true }],
    ['你弃牌堆的所有部曲', { from: 'discard', count: 'all', upTo: false }],
    ['你弃牌堆的1张部曲', { from: 'discard', count: 1, upTo: false }],
    ['你弃牌堆的至多2张部曲', { from: 'discard', count: 2, upTo: true }],
  ])('放逐 %s', (what, selection) => {
    expect(ability(`进场：放逐${what}。`)).toMatchObject({
      effect: { kind: 'exile', what: selection },
    });
  });

  it('本回合限 is not 本回合', () => {
    expect(ability('进场：本回合你的手牌上限+1。本回合限1次：战力+1。')).toMatchObject({
      timing: 'enter',
      effect: { kind: 'begin', period: 'turn' },
    });
  });

  it('a sentence without a head belongs to the ability before it, lasting words do not', () => {
    expect(read('进场：战力+1。摸1张牌。').tree).toHaveLength(1);
    expect(read('进场：战力+1。此牌不能被击溃。').tree.map(({ timing }) => timing)).toEqual([
      'enter',
      'static',
    ]);
  });
});

describe('where two words begin alike', () => {
  it.each([
    ['击溃X and 击溃 of a card', '击溃2', 'rout-range'],
    ['', '击溃周围的1张乱军', 'rout-card'],
    ['放逐此牌 and 放逐 of a card', '放逐此牌', 'exile-this'],
    ['', '放逐1张手牌', 'exile'],
    ['战力 and 攻城战力', '攻城战力+1', 'gain'],
    ['你可以 and 你 doing it', '你可以摸1张牌', 'may'],
    ['', '你摸1张牌', 'by'],
    ['目标玩家 and 目标牌', '目标玩家摸1张牌', 'by'],
    ['从…获取 and 获得', '从目标玩家获取2民心', 'seize'],
    ['', '获得2张锦囊', 'pouches'],
  ])('%s: %s', (_, text, kind) => {
    expect(ability(`闪电进场：${text}。`)).toMatchObject({ effect: { kind } });
  });

  it('每位玩家 and 每位其他玩家', () => {
    expect(ability('进场：每位其他玩家摸1张牌。')).toMatchObject({ effect: { who: 'others' } });
    expect(ability('进场：每位玩家摸1张牌。')).toMatchObject({ effect: { who: 'each' } });
  });

  it('a cost for one player and a cost for all', () => {
    expect(ability('你招募计略的费用-1。')).toMatchObject({ word: { kind: 'payment-change' } });
    expect(ability('计略的费用-1。')).toMatchObject({ word: { kind: 'cost-change' } });
  });
});

it('an effect without a head is no ability', () => {
  expect(read('每位其他玩家放逐其弃牌堆的至多2张牌。').diagnostics).not.toEqual([]);
});
