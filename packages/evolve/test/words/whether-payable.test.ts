import { describe, expect, it } from 'vitest';
import { activatedOf, obstacleToAbility } from '../../flow/using/legal.ts';
import { player } from '../../table/table.ts';
import { A, emptyScene, follower, know, put, token, use } from '../card-scene.ts';
import { all, ban, full, type Lay, none, numbers } from './lays.ts';

/** What can be paid as a cost (10.4.2.2), and what 可以 offers: each kind of cost from both sides of what it takes. */
const followers =
  (many: number, how: { tapped?: boolean } = {}): Lay =>
  (table) => {
    for (let left = many; left > 0; left--)
      put(table, A, 'field', follower(`兵${left}`, '1/4'), how);
  };
const hand =
  (followersOf: number, spells = 0): Lay =>
  (table) => {
    for (let left = followersOf; left > 0; left--)
      put(table, A, 'hand', follower(`卒${left}`, '1/1'));
    for (let left = spells; left > 0; left--)
      put(table, A, 'hand', { kind: 'spell', name: `术${left}`, text: '抽1张卡牌。' });
  };
const deck =
  (many: number): Lay =>
  (table) => {
    for (let left = many; left > 0; left--) put(table, A, 'deck', follower(`牌${left}`, '1/1'));
  };
const graveyard =
  (many: number): Lay =>
  (table) => {
    for (let left = many; left > 0; left--)
      put(table, A, 'graveyard', follower(`故${left}`, '1/1'));
  };
const clock =
  (many: number): Lay =>
  (table) =>
    void put(table, A, 'field', { kind: 'amulet', name: '钟' }, { counters: { 时钟指示物: many } });
const carrots =
  (many: number): Lay =>
  (table) => {
    for (let left = many; left > 0; left--) put(table, A, 'evolve-deck', { name: '胡萝卜' });
  };

/** Can A's 张三 use an ability with this cost? 张三 lies there untapped, with `of` as given. */
function isPayable(cost: string, lay: Lay, tapped = false): boolean {
  const table = emptyScene();
  know(table, token('妖精', '1/1'));
  const text = `${cost}：主战者生命值+1。`;
  const source = put(table, A, 'field', follower('张三', '2/3', { text }), { tapped });
  lay(table);
  const [ability] = activatedOf(table, source);
  return obstacleToAbility(table, A, source, ability, 'main') === null;
}

describe('as a cost', () => {
  it.each<[cost: string, lay: Lay, payable: boolean]>([
    ['费用5', none, true],
    ['费用6', none, false],
    ['费用3，费用2', none, true],
    ['费用3，费用3', none, false],
    ['丢弃1张手牌', hand(1), true],
    ['丢弃1张手牌', none, false],
    ['丢弃2张手牌', hand(2), true],
    ['丢弃2张手牌', hand(1), false],
    ['丢弃1张法术手牌', hand(0, 1), true],
    ['丢弃1张法术手牌', hand(1), false],
    ['丢弃1张手牌，丢弃1张法术手牌', hand(1, 1), true],
    ['丢弃1张手牌，丢弃1张法术手牌', hand(0, 1), false],
    ['丢弃所有手牌', none, true],
    ['随机丢弃1张手牌', hand(1), true],
    ['随机丢弃1张手牌', none, false],
    ['将牌组顶部2张卡牌放置到墓场', deck(2), true],
    ['将牌组顶部2张卡牌放置到墓场', deck(1), false],
    ['破坏1个你的其他随从', followers(1), true],
    ['破坏1个你的其他随从', none, false],
    ['破坏2个你的其他随从', followers(1), false],
    ['破坏1个你的其他随从', all(followers(1), ban('对手的随从不能被破坏。')), false],
    ['破坏1个你的其他随从', all(followers(1), ban('对手的随从不能被能力破坏。')), true],
    ['破坏所有你的其他随从', none, true],
    ['破坏所有你的其他随从', all(followers(1), ban('对手的随从不能被破坏。')), false],
    ['破坏最多1个你的其他随从', none, true],
    ['破坏此随从', none, true],
    ['破坏此随从', ban('对手的随从不能被破坏。'), false],
    ['使1个你的其他随从消失', followers(1), true],
    ['使1个你的其他随从消失', none, false],
    ['使2张你墓场的卡牌消失', graveyard(2), true],
    ['使2张你墓场的卡牌消失', graveyard(1), false],
    ['将1个你的其他随从返回手牌', followers(1), true],
    ['将1个你的其他随从返回手牌', none, false],
    ['将此随从返回手牌', none, true],
    ['将1张你手牌的随从放置到战场', hand(1), true],
    ['将1张你手牌的随从放置到战场', none, false],
    ['将1张你手牌的随从放置到战场', all(hand(1), full('field', 4)), false],
    ['将1张你手牌的随从放置到战场', all(hand(1), full('field', 3)), true],
    ['将1张你手牌的卡牌放置到战场', hand(0, 1), false],
    ['将最多1张你手牌的随从放置到战场', all(hand(1), full('field', 4)), true],
    ['将1张你手牌的卡牌放置到额外区', all(hand(1), full('extra', 5)), false],
    ['将1张你手牌的卡牌放置到额外区', all(hand(1), full('extra', 4)), true],
    ['将2张你手牌的卡牌放置到额外区', all(hand(2), full('extra', 4)), false],
    ['将所有你手牌的卡牌放置到额外区', all(hand(2), full('extra', 4)), false],
    ['将所有你手牌的卡牌放置到额外区', all(hand(2), full('extra', 3)), true],
    ['将1张你手牌的卡牌放置到墓场', all(hand(1), full('field', 4)), true],
    ['横置1个你的其他随从', followers(1), true],
    ['横置1个你的其他随从', followers(1, { tapped: true }), false],
    ['横置2个你的其他随从', all(followers(1), none), false],
    ['竖置1个你的其他随从', followers(1, { tapped: true }), true],
    ['竖置1个你的其他随从', followers(1), false],
    [
      '竖置1个你的其他随从',
      all(followers(1, { tapped: true }), ban('对手的随从不能竖置。')),
      false,
    ],
    ['横置', none, true],
    ['横置，横置1个你的其他随从', followers(1), true],
    ['横置，横置1个你的随从', none, false],
    ['横置，横置1个你的随从', followers(1), true],
    ['横置，破坏此随从', none, true],
    ['破坏此随从，横置1个你的随从', none, false],
    ['破坏此随从，横置1个你的随从', followers(1), true],
    ['从1个你的护符上移除2个时钟指示物', clock(2), true],
    ['从1个你的护符上移除2个时钟指示物', clock(1), false],
    ['从1个你的护符上移除2个时钟指示物', none, false],
    ['在1个你的护符上放置1个时钟指示物', clock(1), true],
    ['在1个你的护符上放置1个时钟指示物', none, false],
    ['主战者生命值-20', none, true],
    ['主战者生命值-21', none, false],
    ['进化点-1', numbers({ evolvePoints: 1 }), true],
    ['进化点-1', none, false],
    ['能量点最大值-5', none, true],
    ['能量点最大值-6', none, false],
    ['能量点+1', none, false],
    ['能量点+1', numbers({ energy: 4 }), true],
    ['主战者生命值+1', ban('对手不能增加主战者生命值。'), false],
    ['对此随从造成1点伤害', none, true],
    ['对此随从造成1点伤害', ban('对手的随从不能受到伤害。'), false],
    ['对1个你的其他随从造成1点伤害', followers(1), true],
    ['对1个你的其他随从造成1点伤害', none, false],
    ['此随从用餐', carrots(1), true],
    ['此随从用餐', none, false],
    ['此随从用餐2次', carrots(2), true],
    ['此随从用餐2次', carrots(1), false],
    ['横置，破坏1个你的随从', none, true],
    ['横置此随从，横置1个你的随从', none, false],
    ['横置此随从，横置1个你的随从', followers(1), true],
    ['使此随从消失，横置1个你的随从', none, false],
    ['将此随从返回手牌，破坏1个你的随从', none, false],
    ['将此随从返回手牌，破坏1个你的随从', followers(1), true],
  ])('%s', (cost, lay, payable) => {
    expect(isPayable(cost, lay)).toBe(payable);
  });

  it('横置 asks for an untapped card', () => {
    expect(isPayable('横置', none, true)).toBe(false);
    expect(isPayable('费用1', none, true)).toBe(true);
  });
});

describe('可以 before a cost asks only where all of it can be paid (10.4.7.4)', () => {
  it.each<[cost: string, lay: Lay, isAsked: boolean]>([
    ['横置', none, true],
    ['费用5', none, true],
    ['费用6', none, false],
    ['破坏2个你的其他随从', followers(1), false],
    ['破坏2个你的其他随从', followers(2), true],
    ['破坏所有你的其他随从', all(followers(1), ban('对手的随从不能被破坏。')), false],
    ['从1个你的护符上移除2个时钟指示物', clock(1), false],
    ['从1个你的护符上移除2个时钟指示物', clock(2), true],
    ['横置2个你的其他随从', followers(1), false],
    ['丢弃2张手牌', hand(1), false],
    ['丢弃2张手牌', hand(2), true],
    ['主战者生命值-21', none, false],
  ])('%s', (cost, lay, isAsked) => {
    const table = emptyScene();
    const text = `费用0：可以${cost}：掷骰子。`;
    const source = put(table, A, 'field', follower('张三', '2/3', { text }));
    lay(table);
    const { asked } = use(table, source, isAsked ? ['no'] : []);
    expect(asked).toEqual(isAsked ? ['A may: yes / no'] : []);
  });

  it.each<[many: string, words: string, isAsked: boolean]>([
    ['2', '可以破坏它们：掷骰子', false],
    ['1', '可以破坏它们：掷骰子', true],
    ['2', '你可以破坏它们', true],
  ])('%s, of which one can be destroyed: %s', (many, words, isAsked) => {
    const table = emptyScene();
    const text = `费用0：选择${many}个你的其他随从，${words}。`;
    const source = put(table, A, 'field', follower('张三', '2/3', { text }));
    put(table, A, 'field', follower('李四', '1/4'));
    put(table, A, 'field', follower('石人', '1/4', { text: '此随从不能被破坏。' }));
    const selected = many === '2' ? ['李四', '石人'] : ['李四'];
    const { asked } = use(table, source, isAsked ? [...selected, 'no'] : selected);
    expect(asked.includes('A may: yes / no')).toBe(isAsked);
  });

  it('横置 taps the card, and asks for an untapped one', () => {
    const table = emptyScene();
    const text = '费用0：可以横置：主战者生命值+1。';
    const source = put(table, A, 'field', follower('张三', '2/3', { text }));
    use(table, source, ['yes']);
    expect([table.cards[source].tapped, player(table, A).life]).toEqual([true, 21]);
    expect(use(table, source).asked).toEqual([]);
  });
});

/** What A, as whose 张三 says so, is asked by 你可以; the answer is no. */
function offered(words: string, lay: Lay, isOffered: boolean): readonly string[] {
  const table = emptyScene();
  know(table, token('妖精', '1/1'));
  const text = `费用0：你可以${words}。`;
  const source = put(table, A, 'field', follower('张三', '2/3', { text }));
  lay(table);
  return use(table, source, isOffered ? ['no'] : []).asked;
}

describe('你可以 asks only where something can come of it', () => {
  it.each<[words: string, lay: Lay, isOffered: boolean]>([
    ['破坏所有你的其他随从', followers(1), true],
    ['破坏此随从', none, true],
    ['破坏此随从', ban('对手的随从不能被破坏。'), false],
    ['使此随从消失', none, true],
    ['丢弃2张手牌', hand(1), false],
    ['丢弃2张手牌', hand(2), true],
    ['丢弃1张手牌', hand(1), true],
    ['横置此随从', none, true],
    ['竖置此随从', none, false],
    ['从此随从上移除1个时钟指示物', none, false],
    ['在此随从上放置1个时钟指示物', none, true],
    ['将此随从返回手牌', none, true],
    ['将1张你手牌的随从放置到战场', all(hand(1), full('field', 4)), false],
    ['将1张你手牌的随从放置到战场', all(hand(1), full('field', 3)), true],
    ['将1张你手牌的随从放置到战场', none, false],
    ['将牌组顶部1张卡牌放置到墓场', deck(1), true],
    ['将牌组顶部1张卡牌放置到墓场', none, false],
    ['对此随从造成1点伤害', none, true],
    ['对此随从造成1点伤害', ban('对手的随从不能受到伤害。'), false],
    ['主战者生命值-20', none, true],
    ['主战者生命值-21', none, false],
    ['此随从用餐', none, false],
    ['此随从用餐', carrots(1), true],
    ['抽1张卡牌', none, true],
  ])('%s', (words, lay, isOffered) => {
    expect(offered(words, lay, isOffered)).toEqual(isOffered ? ['A may: yes / no'] : []);
  });
});
