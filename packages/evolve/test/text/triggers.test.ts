import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { happen } from '../../events/pipeline.ts';
import { attack } from '../../flow/combat/attack.ts';
import { evolve } from '../../flow/kinds/evolve.ts';
import { destroy } from '../../flow/moving/destruction.ts';
import { discardThese } from '../../flow/moving/hand.ts';
import { procedures } from '../../flow/procedures.ts';
import { adjust, recover } from '../../flow/resources/player-numbers.ts';
import { cardsIn, type EvolveTable, leaderOf, player } from '../../table/table.ts';
import {
  A,
  B,
  emptyScene,
  follower,
  know,
  names,
  play,
  put,
  type Scene,
  settle,
  stats,
  threeFollowers,
  token,
  use,
  whereIs,
} from '../card-scene.ts';

/** What triggers hear, and what 其 means to them: each 主战者生命值+1 tells that it was heard. */

/** 王五 is tapped; the token 妖精 is known. */
function scene(text: string): Scene {
  const one = threeFollowers(text, { enemy: { tapped: true } });
  know(one.table, token('妖精', '1/1'));
  return one;
}

const heard = ({ table }: Scene) => player(table, A).life - 20;

function kill(one: Scene, card: CardId, how: 'ability' | 'damage' = 'ability'): void {
  settle(one.table, destroy(one.table, [card], { source: one.source, seat: A }, how));
}

describe('entering and leaving', () => {
  it.each<[string, number, readonly string[]]>([
    ['当你的随从进入战场时，主战者生命值+1。', 2, ['ability 张三']],
    ['当此随从进入战场时，主战者生命值+1。', 0, []],
    ['当对手的随从进入战场时，主战者生命值+1。', 0, []],
    ['当你使用随从时，主战者生命值+1。', 1, ['ability 张三']],
    ['当你使用法术时，主战者生命值+1。', 0, []],
  ])('%s', (text, times, picks) => {
    const one = scene(text);
    const summons = follower('召', '1/1', { text: '入场曲：召唤1个『妖精』。' });
    play(one.table, put(one.table, A, 'hand', summons), picks);
    expect(names(one.table, A, 'field')).toEqual(['张三', '李四', '召', '妖精']);
    expect(heard(one)).toBe(times);
  });

  it.each<[string, number]>([
    ['当你的其他随从被破坏时，主战者生命值+1。', 1],
    ['当你的其他随从被能力破坏时，主战者生命值+1。', 1],
    ['当你的其他随从离开战场时，主战者生命值+1。', 1],
    ['当你的其他随从从战场放置到墓场时，主战者生命值+1。', 1],
    ['当你的其他随从返回手牌时，主战者生命值+1。', 0],
    ['当对手的随从被破坏时，主战者生命值+1。', 0],
  ])('%s', (text, times) => {
    const one = scene(text);
    kill(one, one.other);
    expect(heard(one)).toBe(times);
  });

  it('not by an ability where it died of damage', () => {
    const one = scene('当你的其他随从被能力破坏时，主战者生命值+1。');
    kill(one, one.other, 'damage');
    expect(heard(one)).toBe(0);
  });

  it('谢幕曲 of one that was changed is judged as it was there (10.7.4.1.2)', () => {
    const one = scene('你的其他随从具有“谢幕曲：主战者生命值+1”。');
    settle(
      one.table,
      destroy(one.table, [one.source, one.other], { source: one.enemy, seat: B }, 'ability'),
    );
    expect(heard(one)).toBe(1);
  });

  it('其 is who was destroyed, as it was', () => {
    const one = scene('当你的其他随从被破坏时，主战者生命值+X，X为其生命值。');
    const lord = put(one.table, A, 'field', follower('主', '1/1', { text: '你的随从+0/+2。' }));
    expect(stats(one.table, one.other)).toBe('1/6');
    kill(one, one.other);
    expect(heard(one)).toBe(6);
    expect(whereIs(one.table, lord)).toBe('field');
  });
});

describe('fighting', () => {
  const fights = ({ table, source }: Scene) =>
    settle(table, attack(table, A, source), ['target 王五', 'pass']);

  it.each<[string, number]>([
    ['【攻击时】主战者生命值+1。', 1],
    ['当此随从攻击时，主战者生命值+1。', 1],
    ['当此随从进行交战时，主战者生命值+1。', 1],
    ['当对手的随从被攻击时，主战者生命值+1。', 1],
    ['当对手的随从进行交战时，主战者生命值+1。', 1],
    ['当此随从造成攻击伤害时，主战者生命值+X，X为该数值。', 2],
    ['当此随从造成交战伤害时，主战者生命值+1。', 1],
    ['当此随从造成能力伤害时，主战者生命值+1。', 0],
    ['当此随从受到伤害时，主战者生命值+X，X为该数值。', 3],
    ['当此随从受到能力伤害时，主战者生命值+1。', 0],
    ['当此随从对对手的随从造成伤害时，主战者生命值+1。', 1],
    ['当此随从对对手的主战者造成伤害时，主战者生命值+1。', 0],
    ['【虹吸】。', 2],
  ])('%s', (text, times) => {
    const one = scene(text);
    fights(one);
    expect(heard(one)).toBe(times);
  });

  it('of oneself, 其 is the other', () => {
    const one = scene('当此随从进行交战时，将其破坏。');
    fights(one);
    expect(whereIs(one.table, one.enemy)).toBe('graveyard');
  });

  it('of others, 其 is who did it', () => {
    const one = scene('当你的随从攻击时，其+1/+0。');
    fights(one);
    expect(stats(one.table, one.enemy)).toBe('3/2');
  });

  it('虹吸 hears nothing that its own abilities do (12.13.2.2)', () => {
    const one = scene('【虹吸】。\n费用0：对对手的主战者造成3点伤害。');
    use(one.table, one.source);
    expect(heard(one)).toBe(0);
    fights(one);
    expect(heard(one)).toBe(2);
  });
});

describe('players', () => {
  it.each<[string, readonly number[]]>([
    ['当你抽卡牌时，能量点最大值+1。', [1, 0, 0, 0, 0]],
    ['当你的主战者生命值增加时，能量点最大值+1。', [0, 1, 0, 0, 0]],
    ['当你的主战者生命值减少时，能量点最大值+1。', [0, 0, 1, 0, 0]],
    ['当你丢弃手牌时，能量点最大值+1。', [0, 0, 0, 1, 0]],
    ['当你回复能量点时，能量点最大值+1。', [0, 0, 0, 0, 1]],
    ['当对手抽卡牌时，能量点最大值+1。', [0, 0, 0, 0, 0]],
  ])('%s', (text, times) => {
    const flows = [
      (table: EvolveTable) => procedures.draw(table, A, 1, false),
      (table: EvolveTable) => adjust(table, A, 'life', 1),
      (table: EvolveTable) =>
        procedures.dealAbilityDamage(table, [{ to: leaderOf(table, A), amount: 1 }], {
          source: leaderOf(table, B),
          seat: B,
        }),
      (table: EvolveTable) => discardThese(table, A, cardsIn(table, A, 'hand')),
      (table: EvolveTable) => recover(table, A, 1),
    ];
    const found = flows.map((flow) => {
      const { table } = scene(text);
      put(table, A, 'deck', follower('牌', '1/1'));
      put(table, A, 'hand', follower('手', '1/1'));
      Object.assign(player(table, A), { energy: 3 });
      settle(table, flow(table));
      return player(table, A).energyMost - 5;
    });
    expect(found).toEqual(times);
  });

  it('能量点+1 is no 回复', () => {
    const { table } = scene('当你回复能量点时，主战者生命值+1。');
    Object.assign(player(table, A), { energy: 3 });
    settle(table, adjust(table, A, 'energy', 1));
    expect(player(table, A).life).toBe(20);
  });

  it('phases and turns', () => {
    const one = scene(
      '当你的主要阶段开始时，主战者生命值+1。\n当对手的结束阶段开始时，主战者生命值+10。',
    );
    settle(one.table, happen(one.table, { type: 'phase', phase: 'main' }));
    settle(one.table, happen(one.table, { type: 'phase', phase: 'end' }));
    expect(heard(one)).toBe(1);
  });

  it('a card that is discarded hears it itself', () => {
    const table = emptyScene();
    const text = '当此卡牌被丢弃时，将其放置到战场。';
    const card = put(table, A, 'hand', follower('手', '1/1', { text }));
    settle(table, discardThese(table, A, [card]));
    expect(whereIs(table, card)).toBe('field');
  });
});

describe('states, limits, later', () => {
  it('a state fires once, and again if it still is so (10.7.6.1)', () => {
    const one = scene('当你的手牌数量=0时，抽1张卡牌。');
    put(one.table, A, 'deck', follower('牌', '1/1'));
    settle(one.table, adjust(one.table, A, 'life', 1));
    expect(names(one.table, A, 'hand')).toEqual(['牌']);
  });

  it('so often a turn', () => {
    const one = scene('当你的主战者生命值减少时，进化点+1（每回合1次）。');
    for (let time = 0; time < 2; time++) settle(one.table, adjust(one.table, A, 'life', -1));
    expect(player(one.table, A).evolvePoints).toBe(1);
  });

  it('the next time, once; this turn, each time (10.7.5)', () => {
    const one = scene(
      '费用0：下一次你的主战者生命值减少时，进化点+1。本回合中，每次你的主战者生命值减少时，能量点最大值+1。',
    );
    use(one.table, one.source);
    settle(one.table, adjust(one.table, A, 'life', -1), ['ability 张三']);
    settle(one.table, adjust(one.table, A, 'life', -1));
    expect(player(one.table, A)).toMatchObject({ evolvePoints: 1, energyMost: 7 });
  });

  it('what is selected later may not be kept from it (12.15.2)', () => {
    const one = scene('费用0：下一次你的主战者生命值减少时，选择1个对手的随从，对其造成1点伤害。');
    put(one.table, B, 'field', follower('赵六', '1/1', { text: '【灵气】。' }));
    use(one.table, one.source);
    settle(one.table, adjust(one.table, A, 'life', -1));
    expect(stats(one.table, one.enemy)).toBe('3/4');
  });

  it('【进化时】 is what the evolve card says', () => {
    const one = scene('【进化时】主战者生命值+5。');
    put(one.table, A, 'evolve-deck', {
      ...follower('张三', '4/4', { text: '【进化时】主战者生命值+1。' }),
      special: 'evolved',
    });
    settle(one.table, evolve(one.table, [one.source]));
    expect(heard(one)).toBe(1);
  });

  it('a cost may be paid or not (10.4.7.3)', () => {
    const one = scene('当你的其他随从被破坏时，可以费用2：主战者生命值+1。');
    const killing = destroy(one.table, [one.other], { source: one.enemy, seat: B }, 'ability');
    expect(settle(one.table, killing, ['yes']).asked).toEqual(['A may: yes / no']);
    expect(heard(one)).toBe(1);
    expect(player(one.table, A).energy).toBe(3);
  });
});
