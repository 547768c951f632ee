import { moveTo, NOBODY } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { endingWithContest, endingWithTurn, staysOnField } from '../../effects/active-effects.ts';
import { costFor, defenceOf, handLimit } from '../../effects/characteristics.ts';
import { endEffect } from '../../events/events.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { recruit } from '../../flow/recruit.ts';
import { gain } from '../../flow/resources.ts';
import { revealEvent } from '../../flow/reveal.ts';
import { routByRange, routForPower } from '../../flow/rout.ts';
import { besiege } from '../../flow/siege.ts';
import { cardsIn, player } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { A, B, find, lay, perform, type Scene, use, whereIs } from './scene.ts';

/** A card with these words on A's field. */
function standing(text: string, scene: Partial<Scene> = {}) {
  const [own = {}, ...others] = scene.sides ?? [{}, {}];
  return lay({
    ...scene,
    cards: [{ name: '测试', kind: '计略', text }, ...(scene.cards ?? [])],
    sides: [{ ...own, schemes: ['测试'] }, ...(others.length > 0 ? others : [{}])],
  });
}

describe('words that change numbers', () => {
  it('a cost, for everybody, 0 at the least; 1 for a rebel that always comes back', () => {
    const table = standing('乱军的费用-9。', { row: ['黑山贼', '斥候'] });
    expect(costFor(table, find(table, '黑山贼'), B)).toBe(0);
    expect(costFor(table, find(table, '山贼'), B)).toBe(1);
    expect(costFor(table, find(table, '斥候'), B)).toBe(2);
  });

  it('a cost for one player only', () => {
    const table = standing('你招募部曲的费用-1。', { row: ['黑山贼', '斥候'] });
    expect(costFor(table, find(table, '斥候'), A)).toBe(1);
    expect(costFor(table, find(table, '斥候'), B)).toBe(2);
    expect(costFor(table, find(table, '斥候'), NOBODY)).toBe(2);
  });

  it('what is set comes before what is added, whichever began first', () => {
    const table = standing('部曲的费用+1。', {
      cards: [{ name: '均价', kind: '事件', text: '部曲的费用为4。' }],
      shared: { 'event-area': ['均价'] },
      row: ['斥候'],
    });
    expect(costFor(table, find(table, '斥候'), A)).toBe(5);
  });

  it('what stands around a card of the row, from the row only', () => {
    const scene = {
      cards: [{ name: '贼', kind: '乱军', text: '周围的牌费用+1。部曲的费用+5。' }],
      sides: [{}, {}],
    };
    const table = lay({ ...scene, row: ['贼', '斥候', '井阑'] });
    expect(costFor(table, find(table, '斥候'), A)).toBe(3);
    expect(costFor(table, find(table, '井阑'), A)).toBe(2);
  });

  it('守备 of one’s own territories', () => {
    const table = standing('你的领土守备+2。', {
      sides: [{ territories: ['长安'] }, { territories: ['洛阳'] }],
    });
    const printed = (name: string) =>
      table.library[table.cards[find(table, name)].definition].defence;
    expect(defenceOf(table, find(table, '长安'))).toBe(printed('长安') + 2);
    expect(defenceOf(table, find(table, '洛阳'))).toBe(printed('洛阳'));
  });

  it('the hand limit', () => {
    const table = standing('你的手牌上限+1。');
    expect([handLimit(table, A), handLimit(table, B)]).toEqual([6, 5]);
  });

  it('on an event 你 is every player', () => {
    const table = lay({
      cards: [{ name: '恩', kind: '事件', text: '你的手牌上限+1。' }],
      sides: [{}, {}],
      shared: { 'event-area': ['恩'] },
    });
    expect([handLimit(table, A), handLimit(table, B)]).toEqual([6, 6]);
  });

  it('as long as the card is there, and no longer', () => {
    const table = standing('你的手牌上限+1。');
    perform(table, happen(table, moveTo(table, find(table, '测试'), of(A, 'discard'))));
    expect(handLimit(table, A)).toBe(5);
  });

  it('an event ends when the next one is revealed', () => {
    const table = lay({
      cards: [
        { name: '旧', kind: '事件', text: '乱军的费用+1。' },
        { name: '新', kind: '事件', text: '乱军的费用+3。' },
      ],
      sides: [{}, {}],
      row: ['黑山贼'],
      shared: { 'event-area': ['旧'], 'event-deck': ['新'] },
    });
    const rebel = find(table, '黑山贼');
    const before = costFor(table, rebel, A);
    perform(table, revealEvent(table));
    expect(costFor(table, rebel, A)).toBe(before + 2);
  });
});

describe('words that forbid', () => {
  const rout = (card: number) => ({ type: 'rout', seat: B, card, victim: A }) as never;

  it('one’s own troops cannot be routed, others can', () => {
    const table = standing('你的部曲不能被击溃。', {
      sides: [{ troops: ['斥候'] }, { troops: ['井阑'] }],
    });
    expect(forbidden(table, rout(find(table, '斥候')))).not.toBeNull();
    expect(forbidden(table, rout(find(table, '井阑')))).toBeNull();
    const { value } = perform(table, routByRange(table, B, find(table, '井阑'), 9));
    expect(value).toBe(false);
  });

  it('玩家不能攻城 stops a siege that was begun before', () => {
    const table = standing('玩家不能攻城。', { sides: [{ power: 20 }, { territories: ['长安'] }] });
    perform(table, besiege(table, A, find(table, '长安')));
    expect(whereIs(table, '长安')).toBe('B 领土区');
  });

  it('flash cards cannot be played by the others', () => {
    const table = standing('其他玩家不能打出闪电牌。', {
      sides: [{ hand: ['斥候'] }, { hand: ['元戎弩兵', '井阑'] }],
    });
    const play = (seat: number, name: string) =>
      forbidden(table, { type: 'play', seat, card: find(table, name) } as never);
    expect(play(B, '元戎弩兵')).not.toBeNull();
    expect(play(B, '井阑')).toBeNull();
    expect(play(A, '斥候')).toBeNull();
  });
});

describe('words that replace', () => {
  it('more 民心 is gained, or less, or none', () => {
    const table = standing('你将获得民心时，改为获得的民心+1。');
    perform(table, gain(table, A, 'favor', 2));
    perform(table, gain(table, B, 'favor', 2));
    expect([player(table, A).favor, player(table, B).favor]).toEqual([3, 2]);
    const less = standing('玩家将获得民心时，改为获得的民心-1。');
    perform(less, gain(less, B, 'favor', 1));
    expect(player(less, B).favor).toBe(0);
  });

  it('losing is not gaining', () => {
    const table = standing('你将获得民心时，改为获得的民心+1。', { sides: [{ favor: 5 }, {}] });
    perform(table, gain(table, A, 'favor', -2));
    expect(player(table, A).favor).toBe(3);
  });

  it('two replacements: the affected player chooses which comes first', () => {
    const table = standing('你将获得民心时，改为获得的民心+1。', {
      cards: [{ name: '灾', kind: '事件', text: '玩家将获得民心时，改为获得的民心为1。' }],
      shared: { 'event-area': ['灾'] },
    });
    const { asked } = perform(table, gain(table, A, 'favor', 4), ['灾']);
    expect(asked[0]).toMatch(/^A /);
    expect(player(table, A).favor).toBe(2);
  });

  it('recruits go elsewhere', () => {
    const table = standing('你招募的部曲改为置于你的牌库顶。', {
      sides: [{ renown: 9, deck: ['民兵'] }, {}],
      row: ['斥候'],
    });
    perform(table, recruit(table, A, find(table, '斥候')));
    expect(whereIs(table, '斥候')).toBe('A 牌库');
    expect(cardsIn(table, A, 'deck').at(-1)).toBe(find(table, '斥候'));
  });

  it('a troop may be saved by something else, if that can be done', () => {
    const scene = (hand: readonly string[]) =>
      lay({
        cards: [{ name: '卫', kind: '部曲', text: '此牌将被击溃时，你可以改为弃置1张手牌。' }],
        sides: [{ troops: ['卫'], hand }, {}],
        active: B,
      });
    const saved = scene(['民兵']);
    perform(saved, routByRange(saved, B, find(saved, '卫'), 3), ['让过', '执行']);
    expect(whereIs(saved, '卫')).toBe('A 部曲区');
    expect(whereIs(saved, '民兵')).toBe('A 弃牌堆');
    const declined = scene(['民兵']);
    perform(declined, routByRange(declined, B, find(declined, '卫'), 3), ['让过', '不执行']);
    expect(whereIs(declined, '卫')).toBe('A 弃牌堆');
    const bare = scene([]);
    perform(bare, routByRange(bare, B, find(bare, '卫'), 3));
    expect(whereIs(bare, '卫')).toBe('A 弃牌堆');
  });

  it('a siege is prevented once', () => {
    const table = standing('闪电进场：防止你的领土下一次被攻城。', {
      sides: [{ territories: ['长安'] }, { power: 30 }],
      active: B,
    });
    use(table, '测试');
    perform(table, besiege(table, B, find(table, '长安')));
    expect(whereIs(table, '长安')).toBe('A 领土区');
    perform(table, besiege(table, B, find(table, '长安')));
    expect(whereIs(table, '长安')).toBe('A 弃牌堆');
  });
});

describe('words that end', () => {
  const endTurn = (table: ReturnType<typeof lay>, seat: typeof A) => {
    for (const effect of endingWithTurn(table, seat))
      perform(table, happen(table, endEffect(effect)));
  };

  it('本回合 ends with one’s own turn', () => {
    const table = standing('进场：本回合你的手牌上限+1。');
    use(table, '测试');
    expect(handLimit(table, A)).toBe(6);
    endTurn(table, B);
    expect(handLimit(table, A)).toBe(6);
    endTurn(table, A);
    expect(handLimit(table, A)).toBe(5);
  });

  it('直到你的下回合结束 outlives the turn it was said in', () => {
    const table = standing('闪电进场：直到你的下回合结束，你的手牌上限+1。');
    use(table, '测试');
    endTurn(table, A);
    expect(handLimit(table, A)).toBe(6);
    perform(table, happen(table, { type: 'turn', seat: B, round: 1 }));
    perform(table, happen(table, { type: 'turn', seat: A, round: 2 }));
    endTurn(table, A);
    expect(handLimit(table, A)).toBe(5);
  });

  it('stays on the field while it says so', () => {
    const table = standing('此牌留在场上。');
    expect(staysOnField(table, find(table, '测试'))).toBe(true);
  });
});

describe('目标牌', () => {
  const answer = () =>
    lay({
      cards: [{ name: '税', kind: '计略', text: '闪电进场：目标牌费用+2。' }],
      sides: [{ renown: 3 }, { hand: ['税'] }],
      row: ['斥候'],
      shared: { 'central-deck': ['井阑'] },
    });

  it('costs more while it is answered, so that it can no longer be paid', () => {
    const table = answer();
    perform(table, recruit(table, A, find(table, '斥候')), ['税', '发动']);
    expect(whereIs(table, '斥候')).toBe('中央牌列');
    expect(player(table, A).renown).toBe(0);
  });

  it('costs what it did once that is settled', () => {
    const table = answer();
    perform(table, recruit(table, A, find(table, '斥候')), ['税', '发动']);
    expect(costFor(table, find(table, '斥候'), A)).toBe(2);
    expect(endingWithContest(table)).toEqual([]);
    expect(table.effects.modify).toEqual([]);
  });

  it('支付者 is whoever pays', () => {
    const table = lay({
      cards: [{ name: '谣', kind: '计略', text: '闪电进场：支付者战力-3。' }],
      sides: [{ power: 4 }, { hand: ['谣'] }],
      row: ['黑山贼'],
      shared: { 'central-deck': ['井阑'] },
    });
    perform(table, routForPower(table, A, find(table, '黑山贼')), ['谣', '发动']);
    expect(player(table, B).power).toBe(0);
    expect(whereIs(table, '黑山贼')).toBe('中央牌列');
  });
});
