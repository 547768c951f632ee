import { describe, expect, it } from 'vitest';
import { player } from '../../table/table.ts';
import { A, B, emptyScene, follower, know, type Made, put, token, use } from '../card-scene.ts';
import { all, ban, full, type Lay, none, numbers } from './lays.ts';

/** 若如此做: what counts as done, each kind of words both ways: where something came of it, and where nothing did. */

/** Does 若如此做 follow these words, on a table where A has 张三, who says them, and what `lay` lays down? */
function isDone(words: string, lay: Lay, picks: readonly string[]): boolean {
  const table = emptyScene();
  know(table, token('妖精', '1/1'));
  const text = `费用0：${words}。若如此做，进化点+7。`;
  const source = put(table, A, 'field', follower('张三', '2/3', { text }));
  lay(table);
  use(table, source, picks);
  return player(table, A).evolvePoints === 7;
}

const enemy: Lay = (table) => void put(table, B, 'field', follower('王五', '3/5'));
const cards =
  (seat: typeof A, zone: 'hand' | 'deck' | 'graveyard', many = 1, more: Made = {}): Lay =>
  (table) => {
    for (let left = many; left > 0; left--) put(table, seat, zone, follower('牌', '1/1', more));
  };
/** Followers of B do not leave the field: something else happens instead. */
const steadfast = ban('若你的随从将离开战场，改为主战者生命值+1。');

describe('若如此做', () => {
  it.each<[words: string, lay: Lay, picks: readonly string[], done: boolean]>([
    ['抽1张卡牌', cards(A, 'deck'), [], true],
    ['抽1张卡牌', none, [], false],
    ['抽2张卡牌', cards(A, 'deck'), [], true],
    ['抽1张卡牌', all(cards(A, 'deck'), ban('对手不能抽卡牌。')), [], false],
    ['抽最多1张卡牌', cards(A, 'deck'), ['yes'], true],
    ['抽最多1张卡牌', cards(A, 'deck'), ['no'], false],
    ['抽最多2张卡牌', cards(A, 'deck', 2), ['yes', 'no'], true],
    ['从牌组寻找1张随从加入手牌', cards(A, 'deck'), ['牌'], true],
    ['从牌组寻找1张随从加入手牌', cards(A, 'deck'), ['done'], false],
    ['从牌组寻找1张法术加入手牌', cards(A, 'deck'), ['done'], false],
    ['查看牌组顶部1张卡牌', cards(A, 'deck'), [], true],
    ['查看牌组顶部1张卡牌', none, [], false],
    ['将牌组顶部1张卡牌放置到墓场', cards(A, 'deck'), [], true],
    ['将牌组顶部1张卡牌放置到墓场', none, [], false],
    ['展示牌组顶部的卡牌', cards(A, 'deck'), [], true],
    ['展示牌组顶部的卡牌', none, [], false],
    ['丢弃1张手牌', cards(A, 'hand'), [], true],
    ['丢弃1张手牌', none, [], false],
    ['丢弃1张法术手牌', cards(A, 'hand'), [], false],
    ['随机丢弃1张手牌', cards(A, 'hand', 2), [], true],
    ['丢弃所有手牌', cards(A, 'hand', 2), [], true],
    ['丢弃所有手牌', none, [], false],
    ['对手丢弃1张手牌', cards(B, 'hand'), [], true],
    ['对手丢弃1张手牌', cards(A, 'hand'), [], false],
    ['双方丢弃1张手牌', cards(A, 'hand'), [], true],
    ['双方丢弃1张手牌', cards(B, 'hand'), [], true],
    ['双方丢弃1张手牌', none, [], false],
    ['召唤1个『妖精』', none, [], true],
    ['召唤1个『妖精』', full('field', 4), [], false],
    ['召唤2个『妖精』', full('field', 3), [], true],
    ['将1张『妖精』放置到额外区', none, [], true],
    ['将1张『妖精』放置到额外区', full('extra', 5), [], false],
    ['将1张『妖精』放置到额外区', full('extra', 4), [], true],
    ['破坏所有对手的随从', enemy, [], true],
    ['破坏所有对手的随从', none, [], false],
    ['破坏所有对手的随从', all(enemy, ban('你的随从不能被破坏。')), [], false],
    ['使所有对手的随从消失', enemy, [], true],
    ['使所有对手的随从消失', none, [], false],
    ['将所有对手的随从返回手牌', enemy, [], true],
    ['将所有对手的随从返回手牌', none, [], false],
    ['将所有对手的随从放置到牌组底部', enemy, [], true],
    ['将所有对手的随从放置到牌组底部', none, [], false],
    ['将所有对手的随从洗入牌组', enemy, [], true],
    ['将所有对手的随从洗入牌组', none, [], false],
    ['将所有对手的随从放置到墓场', enemy, [], true],
    ['将1张你手牌的随从放置到战场', cards(A, 'hand'), ['牌'], true],
    ['将1张你手牌的随从放置到战场', cards(A, 'hand'), ['done'], false],
    ['将1张你手牌的卡牌放置到额外区', cards(A, 'hand'), [], true],
    ['将1张你手牌的卡牌放置到额外区', all(cards(A, 'hand'), full('extra', 5)), [], false],
    ['使所有对手的随从变身为『妖精』', enemy, [], true],
    ['使所有对手的随从变身为『妖精』', none, [], false],
    ['夺取所有对手的随从', enemy, [], true],
    ['夺取所有对手的随从', none, [], false],
    ['夺取所有对手的随从', all(enemy, full('field', 4)), [], false],
    ['夺取所有你的随从', none, [], false],
    ['横置所有对手的随从', enemy, [], true],
    ['竖置所有对手的随从', enemy, [], false],
    ['横置所有对手的随从', none, [], false],
    ['在所有对手的随从上放置1个时钟指示物', enemy, [], true],
    ['在所有对手的随从上放置1个时钟指示物', none, [], false],
    ['从所有对手的随从上移除1个时钟指示物', enemy, [], false],
    ['对所有对手的随从造成1点伤害', enemy, [], true],
    ['对所有对手的随从造成1点伤害', none, [], false],
    ['对所有对手的随从造成1点伤害', all(enemy, ban('你的随从不能受到伤害。')), [], false],
    ['对所有对手的随从造成1点伤害', all(enemy, ban('你的随从受到的伤害-1。')), [], false],
    ['对对手的主战者造成1点伤害', none, [], true],
    ['主战者生命值+1', none, [], true],
    ['主战者生命值+1', ban('对手不能增加主战者生命值。'), [], false],
    ['双方的主战者生命值+1', ban('对手不能增加主战者生命值。'), [], true],
    ['能量点+1', numbers({ energy: 4 }), [], true],
    ['能量点+1', none, [], false],
    ['能量点-1', numbers({ energy: 0 }), [], false],
    ['能量点最大值+1', numbers({ energyMost: 10 }), [], false],
    ['能量点最大值+1', numbers({ energyMost: 9 }), [], true],
    ['回复1点能量点', numbers({ energy: 4 }), [], true],
    ['回复1点能量点', none, [], false],
    ['掷骰子', none, [], true],
    ['进行额外回合', none, [], true],
    ['跳过下一个回合', none, [], true],
    ['洗切牌组', none, [], true],
    ['所有你的随从+1/+1', none, [], true],
    ['所有对手的随从+1/+1', none, [], false],
    ['本回合中，所有对手的随从+1/+1，所有你的随从具有【守护】', none, [], true],
    ['本回合中，所有对手的随从+1/+1，所有对手的随从具有【守护】', none, [], false],
    ['选择1张你墓场的随从，将其加入手牌', cards(A, 'graveyard'), ['牌'], true],
    ['选择最多1张你墓场的随从，将其加入手牌', cards(A, 'graveyard'), ['done'], false],
    ['每有1个你的随从，抽1张卡牌', cards(A, 'deck'), [], true],
    ['每有1个你的随从，抽1张卡牌', none, [], false],
    ['每有1个你的护符，抽1张卡牌', cards(A, 'deck'), [], false],
    ['若有你的护符，抽1张卡牌', cards(A, 'deck'), [], false],
    ['若没有你的护符，抽1张卡牌', cards(A, 'deck'), [], true],
    ['若没有你的护符，抽1张卡牌', none, [], false],
    ['你可以抽1张卡牌', cards(A, 'deck'), ['yes'], true],
    ['你可以抽1张卡牌', cards(A, 'deck'), ['no'], false],
    ['你可以抽1张卡牌', none, ['yes'], false],
    ['【连击1】抽1张卡牌', cards(A, 'deck'), [], false],
    ['【连击1】抽1张卡牌', all(cards(A, 'deck'), numbers({ played: 1 })), [], true],
    ['此随从参赛', none, [], true],
    ['破坏所有对手的随从', all(enemy, steadfast), [], false],
    ['使所有对手的随从消失', all(enemy, steadfast), [], false],
    ['将所有对手的随从返回手牌', all(enemy, steadfast), [], false],
    ['将所有对手的随从放置到墓场', all(enemy, steadfast), [], false],
    ['将所有对手的随从放置到牌组底部', all(enemy, steadfast), [], false],
    ['将所有对手的随从放置到牌组顶部', all(enemy, steadfast), [], false],
    ['将所有对手的随从洗入牌组', all(enemy, steadfast), [], false],
    ['交换1张你手牌的随从与此随从', cards(A, 'hand'), ['牌'], true],
    ['交换1张你手牌的随从与此随从', none, ['done'], false],
    ['所有你的其他随从参赛', none, [], false],
    ['所有你的其他随从用餐', none, [], false],
    ['此随从用餐', none, [], false],
    ['此随从用餐', (table) => void put(table, A, 'evolve-deck', { name: '胡萝卜' }), [], true],
    ['使此随从进化', none, [], false],
    [
      '使此随从进化',
      (table) =>
        void put(table, A, 'evolve-deck', { ...follower('张三', '4/4'), special: 'evolved' }),
      [],
      true,
    ],
    ['【蓄积】+1', none, [], false],
    [
      '【蓄积】+1',
      (table) => void put(table, A, 'field', { kind: 'amulet', name: '土', text: '【蓄积】。' }),
      [],
      true,
    ],
  ])('%s', (words, lay, picks, done) => {
    expect(isDone(words, lay, picks)).toBe(done);
  });
});
