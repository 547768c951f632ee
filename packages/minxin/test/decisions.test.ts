import { type Decision, type Flow, Recorder, withRuleContext } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { happen } from '../events/pipeline.ts';
import { recruit } from '../flow/recruit.ts';
import { gain } from '../flow/resources.ts';
import { routByRange, routWithoutCost } from '../flow/rout.ts';
import type { MinxinTable } from '../table/table.ts';
import { A, find, lay, perform, type Side, use } from './text/scene.ts';

/** What each decision is about: the card its prompt names, and the number it speaks of. */

/** The first decision of a flow. */
function asked(flow: Flow<unknown>): Decision {
  const { done, value } = flow.next();
  if (done) throw new Error('nobody was asked');
  return value as Decision;
}

const scheme = (name: string, text: string) => ({ name, kind: '计略', text });

function laid(cards: readonly ReturnType<typeof scheme>[], own: Side = {}) {
  return lay({
    cards: [...cards, { name: '贼', kind: '乱军', text: '招募条件：你场上没有领土。' }],
    sides: [{ ...own, schemes: cards.map(({ name }) => name) }, { hand: ['民兵'] }],
    row: ['斥候', '贼'],
  });
}

describe('what a decision is about', () => {
  it('a recruitable 乱军: that card, and no number', () => {
    const table = laid([]);
    const card = find(table, '贼');
    expect(asked(routWithoutCost(table, A, card))).toMatchObject({ about: card, amount: 0 });
  });

  it('an answer: what is answered, and how many such windows are open', () => {
    const table = laid([], { renown: 9 });
    const card = find(table, '斥候');
    expect(asked(recruit(table, A, card))).toMatchObject({ about: card, amount: 1 });
  });

  it('several triggers: the first of them, and how many there are', () => {
    const glad = '每当你获得民心时，你可以弃置1张手牌。';
    const table = laid([scheme('甲', glad), scheme('乙', glad)], { hand: ['民兵'] });
    const about = find(table, '甲');
    expect(asked(gain(table, A, 'favor', 1))).toMatchObject({ about, amount: 2 });
  });

  it('several changes of one event: the first of them, and how many there are', () => {
    const change = (amount: number) => `你将获得民心时，改为获得的民心为${amount}。`;
    const table = laid([scheme('甲', change(2)), scheme('乙', change(3))]);
    const about = find(table, '甲');
    expect(asked(gain(table, A, 'favor', 1))).toMatchObject({ about, amount: 2 });
  });

  it('击溃X: the card that says so, and X', () => {
    const table = lay({
      cards: [scheme('箭', '闪电进场：击溃2。')],
      sides: [{ schemes: ['箭'] }, { troops: ['斥候', '民兵'] }],
    });
    const about = find(table, '箭');
    expect(asked(routByRange(table, A, about, 2))).toMatchObject({ about, amount: 2 });
  });

  it('目标玩家: the card that speaks of them, and no number', () => {
    const table = lay({
      cards: [scheme('令', '闪电进场：目标玩家声望+1。')],
      sides: [{ schemes: ['令'] }, {}, {}],
    });
    const { asked: prompts } = use(table, '令', ['C']);
    expect(prompts[0]).toContain('令：选择目标玩家：');
  });
});

describe('what the log gives as the cause', () => {
  /** The words of the card that each cause names. */
  function causesIn(table: MinxinTable, name: string, picks: readonly string[] = []): string[] {
    const recorder = new Recorder();
    withRuleContext({ recorder, off: new Set() }, () => use(table, name, picks));
    const { text } = table.library[table.cards[find(table, name)].definition];
    return recorder.nodes.flatMap(({ cause }) => {
      const span = (cause as { readonly span?: readonly [number, number] } | null)?.span;
      return span === undefined ? [] : [text.slice(...span)];
    });
  }

  it.each([
    ['战力+1，声望+1。', [], ['战力+1', '声望+1']],
    ['若你场上没有领土，战力+1。', [], ['战力+1']],
    ['你可以战力+1。', ['执行'], ['战力+1']],
    ['每有1张你场上的计略，战力+1。', [], ['战力+1']],
    ['选择一项：①战力+1；②声望+1。', ['声望'], ['声望+1']],
  ])('%s: the ability, and the words that do something', (effect, picks, words) => {
    const text = `闪电进场：${effect}`;
    const table = lay({ cards: [scheme('令', text)], sides: [{ schemes: ['令'] }, {}] });
    expect(causesIn(table, '令', picks)).toEqual([text, ...words]);
  });

  it('a loop names its cards, even one alone', () => {
    const text = '每当你获得声望时，战力+1。每当你获得战力时，声望+1。';
    const table = lay({ cards: [scheme('循', text)], sides: [{ schemes: ['循'] }, {}] });
    const recorder = new Recorder<{ readonly type: string; readonly cards?: readonly number[] }>();
    withRuleContext({ recorder, off: new Set() }, () => {
      perform(table, happen(table, { type: 'gain', seat: A, resource: 'renown', amount: 1 }));
    });
    const loops = recorder.nodes.flatMap(({ event }) => (event?.type === 'loop' ? [event] : []));
    expect(loops).toEqual([{ type: 'loop', cards: [find(table, '循')] }]);
  });
});
