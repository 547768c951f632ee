import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { countersOn, type EvolveTable, isEvolved, player } from '../../table/table.ts';
import {
  A,
  B,
  emptyScene,
  follower,
  know,
  type Made,
  names,
  play,
  put,
  stats,
  token,
  use,
  whereIs,
} from '../card-scene.ts';

/** What effects do, one ruling at a time: A has 张三, who can do it for nothing. */

interface Scene {
  readonly table: EvolveTable;
  readonly source: CardId;
}

function scene(text: string, more: Made = {}): Scene {
  const table = emptyScene();
  know(table, token('妖精', '1/1'));
  const source = put(
    table,
    A,
    'field',
    follower('张三', '2/3', { text: `费用0：${text}。`, ...more }),
  );
  return { table, source };
}

function carryOut({ table, source }: Scene, picks: readonly string[] = []) {
  return use(table, source, picks).asked;
}

function lives(table: EvolveTable): readonly number[] {
  return [player(table, A).life, player(table, B).life];
}

describe('选择', () => {
  it('is made as it is used, before anything is done, and may be taken back', () => {
    const one = scene('抽1张卡牌。选择1个对手的随从，将其破坏');
    put(one.table, A, 'deck', follower('牌', '1/1'));
    const enemy = put(one.table, B, 'field', follower('李四', '1/1'));
    expect(carryOut(one, ['cancel'])).toEqual(['A select: 李四 / cancel']);
    expect(whereIs(one.table, enemy)).toBe('field');
    expect(carryOut(one, ['李四'])).toEqual(['A select: 李四 / cancel']);
    expect(whereIs(one.table, enemy)).toBe('graveyard');
    expect(names(one.table, A, 'hand')).toEqual(['牌']);
  });

  it('up to so many may be none', () => {
    const one = scene('选择最多1个对手的随从，将其破坏');
    put(one.table, B, 'field', follower('李四', '1/1'));
    carryOut(one, ['done']);
    expect(names(one.table, B, 'field')).toEqual(['李四']);
  });

  it('前者 and 后者 are the two that were selected', () => {
    const one = scene('选择1个你的随从，选择1个对手的随从，对后者造成X点伤害，X为前者的攻击力');
    const enemy = put(one.table, B, 'field', follower('李四', '1/5'));
    carryOut(one, ['张三', '李四']);
    expect(stats(one.table, enemy)).toBe('1/3');
  });

  it('among hidden cards is made as it is carried out, and may find nothing', () => {
    const one = scene('抽1张卡牌，将1张你手牌的随从放置到战场');
    put(one.table, A, 'deck', follower('牌', '1/1'));
    expect(carryOut(one, ['牌'])).toEqual(['A choose-card: 牌 / done']);
    expect(names(one.table, A, 'field')).toEqual(['张三', '牌']);
  });

  it('by another player is made by that player, as it is carried out', () => {
    const one = scene('对手选择1个自己的随从，将其破坏');
    put(one.table, B, 'field', follower('李四', '1/1'));
    put(one.table, B, 'field', follower('王五', '1/1'));
    expect(carryOut(one, ['王五'])).toEqual(['B choose-card: 李四 / 王五']);
    expect(names(one.table, B, 'field')).toEqual(['李四']);
  });

  it('X of them, where X is said', () => {
    const one = scene('选择X个对手的随从，X为你的随从的数量。将它们破坏');
    put(one.table, A, 'field', follower('同伴', '1/1'));
    for (const name of ['甲', '乙', '丙']) put(one.table, B, 'field', follower(name, '1/1'));
    carryOut(one, ['甲', '乙']);
    expect(names(one.table, B, 'field')).toEqual(['丙']);
  });
});

describe('damage', () => {
  it('is dealt to followers and to leaders', () => {
    const one = scene('对所有对手的随从造成1点伤害，对对手的主战者造成2点伤害');
    const enemy = put(one.table, B, 'field', follower('李四', '1/3'));
    carryOut(one);
    expect(stats(one.table, enemy)).toBe('1/2');
    expect(lives(one.table)).toEqual([20, 18]);
  });

  it('is shared out as it is used, at least 1 to each', () => {
    const one = scene('选择最多2个对手的随从，将4点伤害任意分配给它们');
    const [first, second] = ['李四', '王五'].map((name) =>
      put(one.table, B, 'field', follower(name, '1/5')),
    );
    carryOut(one, ['李四', '王五', 'number 李四 3']);
    expect([stats(one.table, first), stats(one.table, second)]).toEqual(['1/2', '1/4']);
  });

  it('of nothing is none (1.3.2.2)', () => {
    const one = scene('对对手的主战者造成X点伤害，X为你的护符的数量');
    carryOut(one);
    expect(lives(one.table)).toEqual([20, 20]);
  });

  it('to one at random goes to one of them', () => {
    const one = scene('对随机1个对手的随从造成1点伤害');
    const [first, second] = ['李四', '王五'].map((name) =>
      put(one.table, B, 'field', follower(name, '1/2')),
    );
    carryOut(one);
    expect([stats(one.table, first), stats(one.table, second)].toSorted()).toEqual(['1/1', '1/2']);
  });
});

describe('cards that go elsewhere', () => {
  it('其 goes on to mean the card that was moved, and what it was (10.11.1)', () => {
    const one = scene('选择1个对手的随从，将其返回手牌，对对手的主战者造成X点伤害，X为其攻击力');
    const enemy = put(one.table, B, 'field', follower('李四', '3/1'));
    carryOut(one, ['李四']);
    expect(whereIs(one.table, enemy)).toBe('hand');
    expect(lives(one.table)).toEqual([20, 17]);
  });

  it('what comes to the field is changed there (4.1.4.1)', () => {
    const one = scene('选择1张你墓场的随从，将其放置到战场，其+1/+1');
    const card = put(one.table, A, 'graveyard', follower('故人', '1/1'));
    carryOut(one, ['故人']);
    expect(whereIs(one.table, card)).toBe('field');
    expect(stats(one.table, card)).toBe('2/2');
  });

  it('its controller is who had it', () => {
    const one = scene('选择1个对手的随从，使其消失。其控制者抽1张卡牌');
    put(one.table, B, 'field', follower('李四', '1/1'));
    put(one.table, B, 'deck', follower('牌', '1/1'));
    carryOut(one, ['李四']);
    expect(names(one.table, B, 'banished')).toEqual(['李四']);
    expect(names(one.table, B, 'hand')).toEqual(['牌']);
  });

  it('comes to the field tapped where it says so', () => {
    const one = scene('选择1张你墓场的随从，将其以横置状态放置到战场');
    const card = put(one.table, A, 'graveyard', follower('故人', '1/1'));
    carryOut(one, ['故人']);
    expect(one.table.cards[card].tapped).toBe(true);
  });

  it('two change places', () => {
    const one = scene('选择1个你的其他随从，交换其与1张你手牌的随从');
    put(one.table, A, 'field', follower('前', '1/1'));
    put(one.table, A, 'hand', follower('后', '1/1'));
    carryOut(one, ['前', '后']);
    expect(names(one.table, A, 'field')).toEqual(['张三', '后']);
    expect(names(one.table, A, 'hand')).toEqual(['前']);
  });

  it('is taken, and stays what it is', () => {
    const one = scene('选择1个对手的随从，夺取其');
    const enemy = put(one.table, B, 'field', follower('李四', '1/3'), { damage: 1, tapped: true });
    carryOut(one, ['李四']);
    expect(names(one.table, A, 'field')).toEqual(['张三', '李四']);
    expect(stats(one.table, enemy)).toBe('1/2');
    expect(one.table.cards[enemy].tapped).toBe(true);
  });

  it('turns into a token', () => {
    const one = scene('选择1个对手的随从，使其变身为『妖精』');
    put(one.table, B, 'field', follower('李四', '5/5'));
    carryOut(one, ['李四']);
    expect(names(one.table, B, 'field')).toEqual(['妖精']);
    expect(names(one.table, B, 'banished')).toEqual(['李四']);
  });
});

describe('decks and hands', () => {
  function deck(table: EvolveTable, ...cards: readonly Made[]): void {
    for (const card of cards) put(table, A, 'deck', card);
  }

  it('are searched for what fits', () => {
    const one = scene('从牌组寻找1张费用≤1的随从加入手牌');
    deck(one.table, follower('小', '1/1', { cost: 1 }), follower('大', '5/5', { cost: 5 }));
    carryOut(one, ['小']);
    expect(names(one.table, A, 'hand')).toEqual(['小']);
  });

  it.each([
    ['从牌组寻找1张费用≤1的随从加入手牌', 'A search: done'],
    ['查看牌组顶部2张卡牌，将其中最多1张随从加入手牌，其余放置到牌组底部', 'A take: done'],
    ['将1张你手牌的随从放置到战场', 'A choose-card: done'],
  ])(
    'ask also where nothing fits, so that nobody knows that nothing did (4.1.2.2): %s',
    (text, asked) => {
      const one = scene(text);
      deck(one.table, { kind: 'spell', name: '术', cost: 5 });
      put(one.table, A, 'hand', { kind: 'spell', name: '咒' });
      expect(carryOut(one, ['done'])).toEqual([asked]);
    },
  );

  it('are looked at: some are taken, the rest goes to the bottom', () => {
    const one = scene('查看牌组顶部2张卡牌，将其中最多1张随从加入手牌，其余放置到牌组底部');
    deck(one.table, follower('下', '1/1'), { kind: 'spell', name: '术' }, follower('上', '1/1'));
    expect(carryOut(one, ['上'])).toEqual(['A take: 上 / done']);
    expect(names(one.table, A, 'hand')).toEqual(['上']);
    expect(names(one.table, A, 'deck')).toEqual(['术', '下']);
  });

  it('are looked at, and lie as they lay', () => {
    const one = scene('查看牌组顶部2张卡牌');
    deck(one.table, follower('下', '1/1'), follower('中', '1/1'), follower('上', '1/1'));
    carryOut(one);
    expect(names(one.table, A, 'deck')).toEqual(['下', '中', '上']);
  });

  it('are looked at, and put back in any order', () => {
    const one = scene('查看牌组顶部2张卡牌，以任意顺序放置到牌组顶部');
    deck(one.table, follower('下', '1/1'), follower('中', '1/1'), follower('上', '1/1'));
    carryOut(one, ['上']);
    expect(names(one.table, A, 'deck')).toEqual(['下', '上', '中']);
  });

  it('其 is the card that was shown', () => {
    const one = scene('展示牌组顶部的卡牌。若其为法术，主战者生命值+2；否则将其放置到墓场');
    deck(one.table, follower('兵', '1/1'), { kind: 'spell', name: '术' });
    carryOut(one);
    expect(lives(one.table)).toEqual([22, 20]);
  });

  it('go to the graveyard from the top', () => {
    const one = scene('将牌组顶部2张卡牌放置到墓场');
    deck(one.table, follower('下', '1/1'), follower('中', '1/1'), follower('上', '1/1'));
    carryOut(one);
    expect(names(one.table, A, 'graveyard')).toEqual(['上', '中']);
  });

  it('are discarded from: of a kind, all, by the other player', () => {
    const one = scene('丢弃1张法术手牌，对手丢弃所有手牌');
    put(one.table, A, 'hand', follower('兵', '1/1'));
    put(one.table, A, 'hand', { kind: 'spell', name: '术' });
    for (const name of ['甲', '乙']) put(one.table, B, 'hand', follower(name, '1/1'));
    carryOut(one);
    expect(names(one.table, A, 'hand')).toEqual(['兵']);
    expect(names(one.table, B, 'hand')).toEqual([]);
  });

  it('if that was done, the rest', () => {
    const one = scene('丢弃1张手牌。若如此做，主战者生命值+3');
    carryOut(one);
    expect(lives(one.table)).toEqual([20, 20]);
    put(one.table, A, 'hand', follower('兵', '1/1'));
    carryOut(one);
    expect(lives(one.table)).toEqual([23, 20]);
  });
});

describe('numbers of players', () => {
  it('rise and fall within their bounds', () => {
    const one = scene('能量点最大值+9，对手的能量点-2，进化点+1，双方的主战者生命值-1');
    carryOut(one);
    expect(player(one.table, A)).toMatchObject({ energyMost: 10, evolvePoints: 1, life: 19 });
    expect(player(one.table, B)).toMatchObject({ energy: 3, life: 19 });
  });

  it('能量点 are recovered up to the maximum', () => {
    const one = scene('能量点-3。回复9点能量点');
    carryOut(one);
    expect(player(one.table, A).energy).toBe(5);
  });
});

describe('tokens, counters, evolving', () => {
  it('其 means the tokens that came to be', () => {
    const one = scene('召唤2个『妖精』，其+1/+1。将1张『妖精』放置到额外区');
    carryOut(one);
    const [, first, second] = one.table.zones[one.table.cards[one.source].zone].cards;
    expect([stats(one.table, first), stats(one.table, second)]).toEqual(['2/2', '2/2']);
    expect(names(one.table, A, 'extra')).toEqual(['妖精']);
  });

  it('counters come, and go as far as there are any', () => {
    const one = scene('在此随从上放置2个时钟指示物。从此随从上移除5个时钟指示物');
    carryOut(one);
    expect(countersOn(one.table, one.source, '时钟指示物')).toBe(0);
  });

  it('evolves by an effect', () => {
    const one = scene('使此随从进化');
    put(one.table, A, 'evolve-deck', { ...follower('张三', '4/4'), special: 'evolved' });
    carryOut(one);
    expect(isEvolved(one.table, one.source)).toBe(true);
    expect(stats(one.table, one.source)).toBe('4/4');
  });
});

describe('whether and how often', () => {
  it('你可以 asks', () => {
    const one = scene('你可以对你的主战者造成1点伤害。若如此做，主战者生命值+5');
    expect(carryOut(one, ['no'])).toEqual(['A may: yes / no']);
    expect(lives(one.table)).toEqual([20, 20]);
    carryOut(one, ['yes']);
    expect(lives(one.table)).toEqual([24, 20]);
  });

  it('每有 as often as there are', () => {
    const one = scene('每有1个你的其他随从，主战者生命值+2');
    for (const name of ['甲', '乙']) put(one.table, A, 'field', follower(name, '1/1'));
    carryOut(one);
    expect(lives(one.table)).toEqual([24, 20]);
  });

  it('双方: the turn player first', () => {
    const one = scene('双方丢弃1张手牌');
    for (const seat of [A, B]) {
      for (const name of ['甲', '乙']) put(one.table, seat, 'hand', follower(name, '1/1'));
    }
    expect(carryOut(one, ['甲', '乙'])).toEqual(['A discard: 甲 / 乙', 'B discard: 甲 / 乙']);
  });

  it('若 and 否则', () => {
    const one = scene('若有你的护符，主战者生命值+1；否则主战者生命值-1');
    carryOut(one);
    expect(lives(one.table)).toEqual([19, 20]);
    put(one.table, A, 'field', { kind: 'amulet', name: '钟' });
    carryOut(one);
    expect(lives(one.table)).toEqual([20, 20]);
  });

  it('抉择 is made as it is used; what is not chosen is not there (5.17.4)', () => {
    const one = scene('抉择1：【1】选择1个对手的随从，将其破坏；【2】主战者生命值+2');
    expect(carryOut(one)).toEqual([]);
    expect(lives(one.table)).toEqual([22, 20]);
    put(one.table, B, 'field', follower('李四', '1/1'));
    carryOut(one, ['mode 张三 0', '李四']);
    expect(names(one.table, B, 'field')).toEqual([]);
  });

  it('more of them where the condition holds as it is used (5.17.3.1)', () => {
    const one = scene(
      '抉择1（若有你的护符，则为2）：【1】主战者生命值+1；【2】能量点最大值+1；【3】进化点+1',
    );
    put(one.table, A, 'field', { kind: 'amulet', name: '钟' });
    carryOut(one, ['mode 张三 2', 'mode 张三 0']);
    expect(player(one.table, A)).toMatchObject({ life: 21, energyMost: 5, evolvePoints: 1 });
  });

  it('使用时，可以 is decided on use, 可以 as it is carried out', () => {
    const one = scene('使用时，可以费用1：主战者生命值+2');
    expect(carryOut(one, ['yes'])).toEqual(['A pay-extra: yes / no']);
    expect(player(one.table, A)).toMatchObject({ life: 22, energy: 4 });
    const other = scene('可以丢弃1张手牌：主战者生命值+2。主战者生命值+3');
    expect(carryOut(other)).toEqual([]);
    put(other.table, A, 'hand', follower('兵', '1/1'));
    expect(carryOut(other, ['yes'])).toEqual(['A may: yes / no']);
    expect(lives(other.table)).toEqual([25, 20]);
  });

  it('what pays is not what 其 means', () => {
    const one = scene('选择1个对手的随从，可以破坏1个你的其他随从：对其造成2点伤害');
    const enemy = put(one.table, B, 'field', follower('李四', '1/5'));
    put(one.table, A, 'field', follower('甲', '1/1'));
    carryOut(one, ['李四', 'yes']);
    expect(stats(one.table, enemy)).toBe('1/3');
  });

  it('土之秘术 is paid with a counter', () => {
    const one = scene('【土之秘术】主战者生命值+2');
    const stack = put(
      one.table,
      A,
      'field',
      { kind: 'amulet', name: '土', text: '【蓄积】。' },
      { counters: { 蓄积指示物: 2 } },
    );
    carryOut(one, ['yes']);
    expect(lives(one.table)).toEqual([22, 20]);
    expect(countersOn(one.table, stack, '蓄积指示物')).toBe(1);
  });

  it('X that nothing says is named by who pays it (5.2.1.2.2)', () => {
    const one = scene('主战者生命值+1');
    const card = put(
      one.table,
      A,
      'field',
      follower('李四', '1/1', { text: '费用X：主战者生命值+X。' }),
    );
    expect(use(one.table, card, ['number 李四 3']).asked).toEqual([
      'A pick-x: number 李四 0 / number 李四 1 / number 李四 2 / number 李四 3 / number 李四 4 / number 李四 5',
    ]);
    expect(player(one.table, A)).toMatchObject({ life: 23, energy: 2 });
  });

  it('a die', () => {
    const one = scene('掷骰子。主战者生命值+X，X为骰子点数');
    carryOut(one);
    const gained = player(one.table, A).life - 20;
    expect(gained).toBeGreaterThanOrEqual(1);
    expect(gained).toBeLessThanOrEqual(6);
  });
});

describe('spells', () => {
  it('are carried out from the 计算领域, and are not in the graveyard yet (13.3.1.3)', () => {
    const table = emptyScene();
    put(table, A, 'graveyard', { kind: 'spell', name: '旧' });
    const text = '【魔力连锁1】主战者生命值+1。【魔力连锁2】主战者生命值+10。';
    const card = put(table, A, 'hand', { kind: 'spell', name: '术', text });
    play(table, card);
    expect(lives(table)).toEqual([21, 20]);
    expect(names(table, A, 'graveyard')).toEqual(['旧', '术']);
  });

  it('连击 counts the card itself (13.2.1.2)', () => {
    const table = emptyScene();
    const text = '【连击1】主战者生命值+1。【连击2】主战者生命值+10。';
    play(table, put(table, A, 'hand', { kind: 'spell', name: '术', text }));
    expect(lives(table)).toEqual([21, 20]);
  });
});
