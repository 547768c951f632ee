import { describe, expect, it } from 'vitest';
import type { CardKind } from '../cards/definition.ts';
import type { Ability } from '../text/nodes/nodes.ts';
import { minxinText } from '../text/reading/language.ts';

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

describe('English', () => {
  it.each([
    ['进场：摸1张牌。', 'On entry: draw 1 card.'],
    ['闪电进场：支付者声望-2。', 'Flash — On entry: the payer loses 2 renown.'],
    ['布令，支付2声望：民心+2。', 'Edict, pay 2 renown: gain 2 favour.'],
    [
      '本回合限1次，支付2声望并放逐此牌：摸2张牌。',
      'Once a turn, pay 2 renown and exile this card: draw 2 cards.',
    ],
    ['准备阶段：战力+1。', 'Preparation: gain 1 power.'],
    ['奖励：获得1张锦囊。', 'Reward: get 1 pouch.'],
    ['招募条件：你本回合打出过其他计略。', 'Recruit if you have played another scheme this turn.'],
    ['招募条件：你场上没有领土。', 'Recruit if there are no territories on your field.'],
    [
      '每当玩家招募部曲时，该玩家民心+1。',
      'Whenever a player recruits a troop, that player gains 1 favour.',
    ],
    ['闪电当此牌被攻破时，摸1张牌。', 'Flash — When this card is breached, draw 1 card.'],
    ['每当你布令时，声望+1。', 'Whenever you give an edict, gain 1 renown.'],
    [
      '此牌将被击溃时，你可以改为弃置1张手牌。',
      'If this card would be routed, you may discard 1 card instead.',
    ],
    [
      '你将获得民心时，改为获得的民心+1。',
      'When you would gain favour, you gain 1 more than that instead.',
    ],
    ['玩家不能攻城。', 'Players cannot besiege.'],
    ['其他玩家不能打出闪电牌。', 'Other players cannot play flash cards.'],
    ['你的领土守备+2。', 'Your territories have +2 defence.'],
    ['周围的牌费用+1。', 'Cards next to this card cost 1 more.'],
    ['部曲的费用为4。', 'Troops cost 4.'],
    [
      '你招募的计略改为置于你的牌库顶。',
      'Schemes that you recruit go on top of your deck instead.',
    ],
    [
      '进场：摸1张牌，防止你的部曲下一次被击溃。',
      'On entry: draw 1 card; prevent the next time your troops would be routed.',
    ],
    ['每位其他玩家放逐其弃牌堆的至多2张牌。', null],
    [
      '进场：每位其他玩家放逐其弃牌堆的至多2张牌。',
      'On entry: each other player exiles up to 2 cards from their discard pile.',
    ],
    [
      '进场：招募中央牌列的1张费用不大于4的部曲。',
      'On entry: recruit 1 troop costing 4 or less from the centre row without paying.',
    ],
    [
      '进场：每有1张周围的乱军，民心+1。',
      'On entry: for each rebel next to this card, gain 1 favour.',
    ],
    [
      '进场：直到你的下回合结束，你的领土守备+3。',
      'On entry: until the end of your next turn, your territories have +3 defence.',
    ],
  ])('%s', (text, english) => {
    const { tree, diagnostics } = read(text);
    if (english === null) expect(diagnostics).not.toEqual([]);
    else expect(minxinText.english(tree)).toBe(english);
  });
});

describe('words that could never be carried out are errors', () => {
  it.each<[string, string, CardKind | null, string]>([
    ['an X without a meaning', '进场：战力+X。', null, 'X'],
    ['a payer where nothing is answered', '进场：支付者声望-2。', null, '闪电'],
    ['a target where nothing is answered', '进场：目标牌费用+2。', null, '闪电'],
    ['a player nobody spoke of', '进场：该玩家摸1张牌。', null, '该玩家'],
    ['其 without somebody else', '进场：放逐其弃牌堆的1张牌。', null, '其'],
    ['你 where somebody else does it', '进场：目标玩家放逐你弃牌堆的1张牌。', null, '其'],
    ['布令 on what is no territory', '布令：战力+1。', 'troop', '布令'],
    ['a reward on what is no rebel', '奖励：民心+1。', 'scheme', '奖励'],
    ['揭示 on what is no event', '揭示：摸1张牌。', 'troop', '揭示'],
    [
      'what only happens in others’ turns, without 闪电',
      '当此牌被攻破时，摸1张牌。',
      'territory',
      '闪电',
    ],
    ['a trigger that triggers itself', '每当你获得民心时，民心+1。', null, '永远'],
    ['staying for a time', '进场：本回合此牌留在场上。', null, '一时'],
    ['recruiting from the hand', '进场：招募1张手牌。', null, '招募'],
    ['routing from the discard pile', '进场：击溃你弃牌堆的1张部曲。', null, '击溃'],
    ['turning a hand card', '进场：横置1张手牌。', null, '横置'],
    [
      'a card that does not exist',
      '进场：将始终可得区域的1张【黄巾余党】置入你的场上。',
      null,
      '【黄巾余孽】',
    ],
  ])('%s: %s', (_, text, kind, why) => {
    const { tree, diagnostics } = read(text, kind);
    expect(diagnostics.map((one) => one.kind)).toEqual(['not-executable']);
    expect(diagnostics[0].text.zh).toContain(why);
    expect(tree).toEqual([]);
  });

  it('an event may hear what others do without 闪电, as it belongs to nobody', () => {
    expect(read('每当其他玩家招募牌时，摸1张牌。', 'event').diagnostics).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['进场：莫1张牌。', 4, '摸…张牌'],
    ['进场：声忘+1。', 4, '声望'],
    ['近场：声望+1。', 1, '进场：…。'],
    ['进场：弃置1张首牌。', 7, '张手牌'],
    ['此牌不能被击馈。', 6, '击溃'],
    ['进场：若你本回合打出过技略，战力+1。', 12, '计略'],
  ])('%s', (text, column, nearest) => {
    const [found] = read(text).diagnostics;
    expect(found).toMatchObject({ kind: 'unexpected', column, nearest });
  });
});
