import { describe, expect, it } from 'vitest';
import { happen } from '../../events/pipeline.ts';
import { gain } from '../../flow/resources.ts';
import { routWithoutCost } from '../../flow/rout.ts';
import { cardsIn, player, printed } from '../../table/table.ts';
import { canPay } from '../../text/meaning/run.ts';
import { A, B, C, find, lay, perform, type Scene, use, whereIs } from './scene.ts';

/** For each word: when it counts as done (若如此做), and when it can be done at all. */

interface Case extends Partial<Scene> {
  readonly picks?: readonly string[];
  /** Cards of the table that are tapped. */
  readonly tapped?: readonly string[];
}

const SAVED = { name: '卫', kind: '部曲', text: '此牌将被击溃时，你可以改为弃置1张手牌。' };
const KEPT = { name: '拦', kind: '计略', text: '部曲将被招募时，你可以改为弃置1张手牌。' };

/** A's scheme 测试 with this text, at a table of three. */
function laid(text: string, { sides = [], cards = [], tapped = [], ...scene }: Case) {
  const [own = {}, second = {}, third = {}] = sides;
  const table = lay({
    ...scene,
    cards: [{ name: '测试', kind: '计略', text }, ...cards],
    sides: [{ ...own, schemes: ['测试'] }, second, third],
  });
  for (const name of tapped) {
    perform(table, happen(table, { type: 'tap', card: find(table, name), tapped: true }));
  }
  return table;
}

/** Offers to do it, with 攻城战力 for whoever has done it; tells whether it was done. */
function isDone(deed: string, { picks = [], ...scene }: Case, counted = ''): boolean {
  const table = laid(`闪电进场：你可以${deed}，若如此做，攻城战力+9${counted}。`, scene);
  const { value } = use(table, '测试', ['执行', ...picks]);
  expect(player(table, A).siege).toBe(value ? 9 : 0);
  return value;
}

describe('若如此做: it was done', () => {
  it.each<[string, Case]>([
    ['战力+1', {}],
    ['声望-1', { sides: [{ renown: 1 }] }],
    ['摸1张牌', { sides: [{ deck: ['民兵'] }] }],
    ['摸2张牌', { sides: [{ deck: ['民兵', '寒族'] }] }],
    ['摸1张牌', { sides: [{ discard: ['民兵'] }] }],
    ['从目标玩家获取1民心', { sides: [{}, { favor: 1 }], picks: ['B'] }],
    ['从每位其他玩家获取1民心', { sides: [{}, {}, { favor: 1 }] }],
    ['从每位其他玩家获取1民心', { sides: [{}, { favor: 1 }] }],
    ['弃置1张手牌', { sides: [{ hand: ['民兵'] }] }],
    ['弃置至多2张手牌', { sides: [{ hand: ['民兵'] }], picks: ['民兵'] }],
    ['放逐1张手牌', { sides: [{ hand: ['民兵'] }] }],
    ['放逐中央牌列的1张牌', { row: ['斥候'] }],
    ['放逐此牌', {}],
    ['将你弃牌堆的1张牌置入你的手牌', { sides: [{ discard: ['民兵'] }] }],
    ['招募中央牌列的1张牌', { row: ['斥候'] }],
    ['招募中央牌列的2张牌', { row: ['斥候', '井阑'], picks: ['井阑'] }],
    ['击溃9', { sides: [{}, { troops: ['斥候'] }] }],
    ['击溃其他玩家的1张部曲', { sides: [{}, { troops: ['斥候'] }] }],
    [
      '获得1张锦囊',
      {
        cards: [
          { name: '囊', kind: '锦囊' },
          { name: '袋', kind: '锦囊' },
        ],
        shared: { 'pouch-deck': ['囊', '袋'] },
        picks: ['袋'],
      },
    ],
    ['横置其他玩家的1张领土', { sides: [{}, { territories: ['长安'] }] }],
    ['重置你的1张领土', { sides: [{ territories: ['长安'] }], tapped: ['长安'] }],
    ['本回合你的手牌上限+1', {}],
    ['防止你的部曲下一次被击溃', {}],
    ['揭示新的事件', { shared: { 'event-deck': ['丰'] }, cards: [{ name: '丰', kind: '事件' }] }],
    ['目标玩家弃置1张手牌', { sides: [{}, {}, { hand: ['民兵'] }], picks: ['C'] }],
    ['每位其他玩家弃置1张手牌', { sides: [{}, { hand: ['民兵'] }] }],
    ['每位其他玩家弃置1张手牌', { sides: [{}, {}, { hand: ['民兵'] }] }],
    ['弃置1张手牌，横置你的1张领土', { sides: [{ hand: ['民兵'], territories: ['长安'] }] }],
    ['放逐此牌，然后摸1张牌', { sides: [{ deck: ['民兵'] }] }],
  ])('%s %j', (deed, scene) => {
    expect(isDone(deed, scene)).toBe(true);
  });

  it.each<[string, Case]>([
    ['摸1张牌', { sides: [{ discard: ['民兵'] }], active: B }],
    ['从目标玩家获取1民心', { sides: [{}, { favor: 1 }], picks: ['C'] }],
    ['弃置至多1张手牌', { sides: [{ hand: ['民兵'] }], picks: ['完成'] }],
    ['放逐至多1张手牌', { sides: [{ hand: ['民兵'] }], picks: ['完成'] }],
    ['将你弃牌堆的至多1张牌置入你的手牌', { sides: [{ discard: ['民兵'] }], picks: ['完成'] }],
    ['招募中央牌列的至多1张牌', { row: ['斥候'], picks: ['完成'] }],
    [
      '招募中央牌列的1张牌',
      {
        row: ['斥候'],
        cards: [KEPT],
        sides: [{}, { schemes: ['拦'], hand: ['民兵'] }],
        picks: ['执行'],
      },
    ],
    [
      '击溃9',
      {
        cards: [SAVED],
        sides: [{}, { troops: ['卫'], hand: ['民兵'] }],
        picks: ['让过', '执行'],
      },
    ],
    [
      '击溃其他玩家的1张部曲',
      { cards: [SAVED], sides: [{}, { troops: ['卫'], hand: ['民兵'] }], picks: ['执行'] },
    ],
    ['击溃其他玩家的至多1张部曲', { sides: [{}, { troops: ['斥候'] }], picks: ['完成'] }],
    ['横置其他玩家的至多1张领土', { sides: [{}, { territories: ['长安'] }], picks: ['完成'] }],
    [
      '重置你的至多1张领土',
      { sides: [{ territories: ['长安'] }], tapped: ['长安'], picks: ['完成'] },
    ],
    ['目标玩家弃置1张手牌', { sides: [{}, { hand: ['民兵'] }], picks: ['C'] }],
    ['每位其他玩家弃置1张手牌', { sides: [{ hand: ['民兵'] }] }],
    ['弃置1张手牌，横置你的1张领土', { sides: [{ hand: ['民兵'] }] }],
    ['弃置1张手牌，横置你的1张领土', { sides: [{ territories: ['长安'] }] }],
    ['放逐此牌，然后摸1张牌', {}],
    ['横置你的1张领土，然后摸1张牌', { sides: [{ deck: ['民兵'] }] }],
  ])('not, although it was tried: %s %j', (deed, scene) => {
    expect(isDone(deed, scene)).toBe(false);
  });

  it('a number that comes to 0 is nothing done', () => {
    const counted = '，X为你场上的领土数';
    expect(isDone('战力+X', {}, counted)).toBe(false);
    expect(isDone('战力+X', { sides: [{ territories: ['长安'] }] }, counted)).toBe(true);
  });

  it('击溃X: as far as X goes', () => {
    const sides = [{ hand: ['民兵', '民兵'] }, { troops: ['斥候'] }];
    expect(isDone('击溃X', { sides }, '，X为你的手牌数')).toBe(true);
  });

  it('one of those who may has done it, or none', () => {
    const text = '闪电进场：每位其他玩家可以弃置1张手牌，若如此做，攻城战力+9。';
    const sides = [{}, { hand: ['民兵'] }, { hand: ['寒族'] }];
    for (const [first, second] of [
      ['执行', '不执行'],
      ['不执行', '执行'],
      ['不执行', '不执行'],
    ]) {
      const table = laid(text, { sides });
      const done = first === '执行' || second === '执行';
      expect(use(table, '测试', [first, second]).value).toBe(done);
      expect(player(table, A).siege).toBe(done ? 9 : 0);
    }
  });

  it('whoever cannot is not asked', () => {
    const text = '闪电进场：每位其他玩家可以弃置1张手牌，若如此做，攻城战力+9。';
    const table = laid(text, { sides: [{}, {}, { hand: ['寒族'] }] });
    expect(use(table, '测试', ['执行']).asked).toHaveLength(1);
    expect(cardsIn(table, C, 'hand')).toHaveLength(0);
  });
});

describe('what an ability has done', () => {
  it.each<[string, Case, boolean]>([
    ['展示中央牌库顶的1张牌，若为部曲，战力+1', { shared: { 'central-deck': ['斥候'] } }, true],
    ['展示中央牌库顶的1张牌，若为领土，战力+1', { shared: { 'central-deck': ['斥候'] } }, true],
    ['展示中央牌库顶的1张牌，若为部曲，战力+1', {}, false],
    ['若你场上有领土，战力+1', { sides: [{ territories: ['长安'] }] }, true],
    ['若你场上有领土，战力+1', {}, false],
    ['若你场上有领土，战力+1；否则声望+1', {}, true],
    ['若你场上有领土，战力+1；否则弃置1张手牌', {}, false],
    ['每有1张你场上的领土，战力+1，弃置1张手牌', {}, false],
    ['每有1张你场上的领土，弃置1张手牌', { sides: [{ territories: ['长安'] }] }, false],
    [
      '每有1张你场上的领土，弃置1张手牌',
      { sides: [{ territories: ['长安'], hand: ['民兵'] }] },
      true,
    ],
    ['每有1张你场上的领土，战力+1', { sides: [{ territories: ['长安'] }] }, true],
    ['每有1张你场上的领土，战力+1，弃置1张手牌', { sides: [{ territories: ['长安'] }] }, true],
    [
      '每有1张你场上的领土，弃置1张手牌，放逐1张手牌',
      { sides: [{ territories: ['长安'] }] },
      false,
    ],
    [
      '每有1张你场上的领土，弃置1张手牌，战力+1',
      { sides: [{ territories: ['长安'], hand: ['民兵'] }] },
      true,
    ],
    ['每有1张你场上的领土，从每位其他玩家获取1民心', { sides: [{}, { favor: 3 }] }, false],
    [
      '每有1张你场上的领土，从每位其他玩家获取1民心',
      { sides: [{ territories: ['长安'] }, { favor: 3 }] },
      true,
    ],
    ['选择一项：①弃置1张手牌；②横置你的1张领土', {}, false],
    ['选择一项：①弃置1张手牌；②横置你的1张领土', { sides: [{ hand: ['民兵'] }] }, true],
    ['弃置1张手牌。摸1张牌', {}, false],
    ['弃置1张手牌。摸1张牌', { sides: [{ deck: ['民兵'] }] }, true],
    ['弃置1张手牌。横置你的1张领土', { sides: [{ hand: ['民兵'] }] }, true],
  ])('%s %j: %s', (effect, scene, done) => {
    const table = laid(`闪电进场：${effect}。`, scene);
    expect(use(table, '测试').value).toBe(done);
  });
});

describe('what can be done is offered, what cannot is not', () => {
  /** Is it among what can be chosen, beside what always can be? */
  function isOffered(effect: string, scene: Case): boolean {
    const table = laid(`闪电进场：选择一项：①声望+1；②${effect}；③攻城战力+9。`, scene);
    const { asked } = use(table, '测试', ['攻城战力']);
    return asked[0].split(' / ').length === 3;
  }

  it.each<[string, Case, Case]>([
    ['摸1张牌', { sides: [{ deck: ['民兵'] }] }, { sides: [{}, { deck: ['民兵'] }] }],
    ['摸1张牌', { sides: [{ discard: ['民兵'] }] }, { sides: [{ hand: ['民兵'] }] }],
    ['从目标玩家获取1民心', { sides: [{}, {}, { favor: 1 }] }, { sides: [{ favor: 1 }] }],
    ['弃置1张手牌', { sides: [{ hand: ['民兵'] }] }, { sides: [{ discard: ['民兵'] }] }],
    ['弃置至多2张手牌', { sides: [{ hand: ['民兵'] }] }, {}],
    ['放逐1张手牌', { sides: [{ hand: ['民兵'] }] }, {}],
    ['放逐你手牌或弃牌堆的至多2张牌', { sides: [{ discard: ['民兵'] }] }, {}],
    ['放逐中央牌列的1张部曲', { row: ['斥候'] }, { row: ['长安'] }],
    [
      '将你弃牌堆的2张牌置入你的手牌',
      { sides: [{ discard: ['民兵'] }] },
      { sides: [{ hand: ['民兵'] }] },
    ],
    ['招募中央牌列的1张牌', { row: ['斥候'] }, { row: ['黑山贼'] }],
    [
      '招募中央牌列的1张牌',
      { row: ['斥候'] },
      {
        row: ['斥候'],
        cards: [{ name: '禁', kind: '事件', text: '玩家不能招募。' }],
        shared: { 'event-area': ['禁'] },
      },
    ],
    ['击溃2', { sides: [{}, { troops: ['斥候'] }] }, { sides: [{ troops: ['斥候'] }] }],
    ['击溃1', { sides: [{}, { troops: ['民兵'] }] }, { sides: [{}, { troops: ['斥候'] }] }],
    [
      '击溃其他玩家的1张牌',
      { sides: [{}, { troops: ['斥候'] }] },
      { sides: [{}, { territories: ['长安'] }] },
    ],
    [
      '横置你的1张领土',
      { sides: [{ territories: ['长安'] }] },
      { sides: [{ territories: ['长安'] }], tapped: ['长安'] },
    ],
    [
      '重置你的1张领土',
      { sides: [{ territories: ['长安'] }], tapped: ['长安'] },
      { sides: [{ territories: ['长安'] }] },
    ],
    ['你可以弃置1张手牌', { sides: [{ hand: ['民兵'] }] }, { sides: [{}, { hand: ['民兵'] }] }],
    ['你可以弃置1张手牌，若如此做，战力+1', { sides: [{ hand: ['民兵'] }] }, {}],
    ['若你场上有领土，战力+1', { sides: [{ territories: ['长安'] }] }, {}],
    ['若你场上没有领土，战力+1', {}, { sides: [{ territories: ['长安'] }] }],
    ['若你场上有领土，弃置1张手牌；否则战力+1', {}, { sides: [{ territories: ['长安'] }] }],
    ['每有1张你场上的领土，战力+1', { sides: [{ territories: ['长安'] }] }, {}],
    [
      '击溃X，X为你的手牌数',
      { sides: [{ hand: ['民兵', '民兵'] }, { troops: ['斥候'] }] },
      { sides: [{ hand: ['民兵'] }, { troops: ['斥候'] }] },
    ],
    ['弃置1张手牌，横置你的1张领土', { sides: [{ hand: ['民兵'] }] }, {}],
    ['弃置1张手牌，横置你的1张领土', { sides: [{ territories: ['长安'] }] }, {}],
    ['弃置1张手牌，然后横置你的1张领土', { sides: [{ territories: ['长安'] }] }, {}],
  ])('%s with %j, not with %j', (effect, can, cannot) => {
    expect(isOffered(effect, can)).toBe(true);
    expect(isOffered(effect, cannot)).toBe(false);
  });

  it.each([
    '目标玩家弃置1张手牌',
    '每位其他玩家弃置1张手牌',
    '每位其他玩家可以弃置1张手牌',
    '揭示新的事件',
    '展示中央牌库顶的1张牌，若为部曲，战力+1',
  ])('what others do may always be tried: %s', (effect) => {
    expect(isOffered(effect, {})).toBe(true);
  });

  it('a cost must be there in full', () => {
    const payable = (cost: string, scene: Case) => {
      const table = laid(`本回合限1次，${cost}：战力+5。`, scene);
      const card = find(table, '测试');
      return canPay(table, printed(table, card).abilities[0], { seat: A, card });
    };
    const [one, two] = [['民兵'], ['民兵', '寒族']];
    for (const verb of ['弃置', '放逐']) {
      expect(payable(`${verb}2张手牌`, { sides: [{ hand: one }] })).toBe(false);
      expect(payable(`${verb}2张手牌`, { sides: [{ hand: two }] })).toBe(true);
      expect(payable(`${verb}至多2张手牌`, { sides: [{ hand: one }] })).toBe(true);
      expect(payable(`${verb}至多2张手牌`, { sides: [{}] })).toBe(false);
    }
    expect(payable('支付2声望', { sides: [{ renown: 1, power: 9 }] })).toBe(false);
    expect(payable('支付2声望', { sides: [{ renown: 2 }] })).toBe(true);
    const both = '支付2声望并弃置1张手牌';
    expect(payable(both, { sides: [{ renown: 2 }] })).toBe(false);
    expect(payable(both, { sides: [{ hand: one }] })).toBe(false);
    expect(payable(both, { sides: [{ renown: 2, hand: one }] })).toBe(true);
  });
});

describe('每有', () => {
  const GLAD = { name: '喜', kind: '部曲', text: '闪电每当你获得战力时，民心+1。' };

  /** With two territories: how much 战力, how often it was gained, and how many cards are left in hand. */
  function carriedOut(effect: string, picks: readonly string[] = []) {
    const own = { territories: ['长安', '洛阳'], hand: ['民兵', '寒族', '兴义兵'], troops: ['喜'] };
    const table = laid(`闪电进场：每有1张你场上的领土，${effect}。`, {
      cards: [GLAD],
      sides: [own],
    });
    use(table, '测试', picks);
    const { power, favor } = player(table, A);
    return [power, favor, cardsIn(table, A, 'hand').length];
  }

  it('a number is taken so many times at once', () => {
    expect(carriedOut('战力+3')).toEqual([6, 1, 3]);
  });

  it('what has no number is done so many times', () => {
    expect(carriedOut('弃置1张手牌', ['民兵', '寒族'])).toEqual([0, 0, 1]);
  });

  it('in a list each step is done so many times, numbers at once', () => {
    expect(carriedOut('战力+3，弃置1张手牌', ['民兵', '寒族'])).toEqual([6, 1, 1]);
  });
});

describe('whom and what is asked', () => {
  it('whether to turn a card this way or that', () => {
    const own = { territories: ['长安', '洛阳'] };
    const tap = laid('闪电进场：横置你的1张领土。', { sides: [own] });
    expect(use(tap, '测试', ['洛阳']).asked[0]).toContain('横置');
    const untap = laid('闪电进场：重置你的1张领土。', { sides: [own], tapped: ['长安', '洛阳'] });
    const { asked } = use(untap, '测试', ['洛阳']);
    expect(asked[0]).toContain('重置');
    expect(asked[0]).not.toContain('横置');
    expect(untap.cards[find(untap, '洛阳')].tapped).toBe(false);
    expect(untap.cards[find(untap, '长安')].tapped).toBe(true);
  });

  it('how many cards to discard, each time anew', () => {
    const hand = ['民兵', '寒族', '兴义兵'];
    const discarded = (text: string, picks: readonly string[]) => {
      const table = laid(`闪电进场：${text}。`, { sides: [{ hand }] });
      use(table, '测试', picks);
      return cardsIn(table, A, 'discard').length;
    };
    expect(discarded('弃置至多1张手牌', ['完成'])).toBe(0);
    expect(discarded('弃置2张手牌', ['民兵', '寒族'])).toBe(2);
    expect(discarded('弃置至多2张手牌', ['民兵', '完成'])).toBe(1);
    expect(discarded('弃置1张手牌', ['民兵'])).toBe(1);
    expect(discarded('弃置3张手牌', ['民兵', '寒族'])).toBe(3);
  });

  it('每有 none: nobody is asked for a player', () => {
    const table = laid('闪电进场：每有1张你场上的领土，从目标玩家获取1民心。', {
      sides: [{}, { favor: 3 }, { favor: 3 }],
    });
    expect(use(table, '测试')).toEqual({ value: false, asked: [] });
  });
});

describe('且', () => {
  it.each([
    [[], 0, false],
    [['长安'], 0, false],
    [[], 1, false],
    [['长安'], 1, true],
  ])('both must hold: %j and %i', (territories, favor, holds) => {
    const text = '闪电进场：若你场上有领土且你的民心数不小于1，战力+1。';
    const table = laid(text, { sides: [{ territories, favor }] });
    expect(use(table, '测试').value).toBe(holds);
  });
});

describe('how one’s 民心 stands to the others’', () => {
  it.each([
    ['你的民心少于每位其他玩家', [1, 2, 3], true],
    ['你的民心少于每位其他玩家', [1, 1, 3], false],
    ['你的民心少于每位其他玩家', [2, 1, 3], false],
    ['你的民心多于每位其他玩家', [3, 2, 1], true],
    ['你的民心多于每位其他玩家', [3, 3, 1], false],
    ['你的民心多于每位其他玩家', [2, 1, 3], false],
    ['有其他玩家的民心多于你', [2, 1, 3], true],
    ['有其他玩家的民心多于你', [3, 3, 3], false],
    ['有其他玩家的民心多于你', [3, 1, 2], false],
  ])('%s: %j is %s', (rank, favors, holds) => {
    const table = laid(`闪电进场：若${rank}，战力+1。`, {
      sides: favors.map((favor) => ({ favor })),
    });
    expect(use(table, '测试').value).toBe(holds);
  });
});

describe('what would be routed', () => {
  it('on an event 你 is whoever loses the card, else whoever routs it', () => {
    const scene = {
      cards: [
        { name: '赦', kind: '事件', text: '玩家的牌将被击溃时，你可以改为弃置1张手牌。' },
        { name: '降', kind: '事件', text: '乱军将被击溃时，你可以改为弃置1张手牌。' },
        { name: '贼', kind: '乱军', cost: 2 },
      ],
      row: ['贼'],
    };
    const field = lay({
      ...scene,
      sides: [{ hand: ['寒族'] }, { troops: ['斥候'], hand: ['民兵'] }, {}],
      shared: { 'event-area': ['赦'] },
    });
    perform(field, routWithoutCost(field, A, find(field, '斥候')), ['执行']);
    expect(whereIs(field, '斥候')).toBe('B 部曲区');
    expect(whereIs(field, '民兵')).toBe('B 弃牌堆');
    expect(whereIs(field, '寒族')).toBe('A 手牌');
    const row = lay({
      ...scene,
      sides: [{ hand: ['寒族'] }, { hand: ['民兵'] }, {}],
      active: B,
      shared: { 'event-area': ['降'] },
    });
    perform(row, routWithoutCost(row, A, find(row, '贼')), ['执行']);
    expect(whereIs(row, '贼')).toBe('中央牌列');
    expect(whereIs(row, '寒族')).toBe('A 弃牌堆');
    expect(whereIs(row, '民兵')).toBe('B 手牌');
  });
});

describe('获得 that is replaced', () => {
  it('two that add to it: nobody is asked, as both orders give the same', () => {
    const table = laid('你将获得民心时，改为获得的民心+2。', {
      cards: [{ name: '丰', kind: '事件', text: '玩家将获得民心时，改为获得的民心-1。' }],
      shared: { 'event-area': ['丰'] },
    });
    expect(perform(table, gain(table, A, 'favor', 4)).asked).toEqual([]);
    expect(player(table, A).favor).toBe(5);
  });

  it('only by more than 0, and only what is named', () => {
    const table = laid('你将获得民心时，改为获得的民心为2。', { sides: [{ favor: 9 }] });
    perform(table, gain(table, A, 'renown', 1));
    perform(table, gain(table, A, 'favor', -1));
    perform(table, gain(table, B, 'favor', 1));
    expect(player(table, A)).toMatchObject({ favor: 8, renown: 1 });
    expect(player(table, B).favor).toBe(1);
  });

  it('two that set the number: whoever gains chooses which comes first, so that the last holds', () => {
    const table = laid('你将获得民心时，改为获得的民心为2。', {
      cards: [{ name: '灾', kind: '事件', text: '玩家将获得民心时，改为获得的民心为1。' }],
      shared: { 'event-area': ['灾'] },
    });
    perform(table, gain(table, A, 'favor', 4), ['灾']);
    expect(player(table, A).favor).toBe(2);
  });
});
