import type { CardId, Flow } from '@lianhuan/kernel';
import type { Performed } from '@lianhuan/kernel/testing';
import { describe, expect, it } from 'vitest';
import { characteristicsOf, derivedCards, keywordLevel, statOf } from '../../effects/derivation.ts';
import {
  countersOn,
  damageOn,
  LASTING_DAMAGE,
  player,
  type SanguozhiTable,
} from '../../table/table.ts';
import { endingNow } from '../../text/meaning/begin-effect.ts';
import { run } from '../../text/meaning/run.ts';
import { freshScope } from '../../text/meaning/scope.ts';
import { A, B, emptyScene, general, names, perform, put, whereIs } from '../card-scene.ts';

/** What effects do, one ruling at a time: A has a general 张三 whose effect it is. */

interface Scene {
  readonly table: SanguozhiTable;
  readonly source: CardId;
}

/** 张三 stands as A's 副将, with that effect. */
function scene(text: string): Scene {
  const table = emptyScene();
  const source = put(table, A, 'deputy', general('张三', '2/3/1', { text: `急速：${text}。` }));
  return { table, source };
}

/** Carries the effect out; what it would have declared on use is chosen now. */
function carryOut({ table, source }: Scene, picks: readonly string[] = []): Performed<boolean> {
  const { incarnation, definition } = table.cards[source];
  const [{ body }] = table.library[definition].abilities;
  if (body.kind !== 'activated') throw new Error('not an effect');
  const who = { seat: A, source, incarnation, derived: derivedCards(table) };
  return perform(table, run(table, body.effect, freshScope(who)) as Flow<boolean>, picks);
}

function grain(table: SanguozhiTable): readonly number[] {
  return [player(table, A).grain, player(table, B).grain];
}

function hand(table: SanguozhiTable, seat: typeof A, count: number): void {
  for (let card = 0; card < count; card++) put(table, seat, 'hand', general(`手${card}`, '1/1'));
}

function deck(table: SanguozhiTable, seat: typeof A, count: number): void {
  for (let card = 0; card < count; card++) put(table, seat, 'deck', general(`组${card}`, '1/1'));
}

describe('粮草', () => {
  it('is gained and lost, and set', () => {
    const one = scene('己方+2粮，敌方-3粮');
    carryOut(one);
    expect(grain(one.table)).toEqual([22, 17]);
    const other = scene('己方粮草为10');
    carryOut(other);
    expect(grain(other.table)).toEqual([10, 20]);
  });

  it('X is counted once, before anything is done', () => {
    const one = scene('己方+X粮，X为己方场上将领数量');
    put(one.table, A, 'deputy', general('李四', '1/1'));
    carryOut(one);
    expect(grain(one.table)).toEqual([22, 20]);
  });

  it('for each of many comes at once', () => {
    const one = scene('每有1名己方场上将领，敌方-2粮');
    put(one.table, A, 'deputy', general('李四', '1/1'));
    carryOut(one);
    expect(grain(one.table)).toEqual([20, 16]);
  });
});

describe('后 and 然后', () => {
  it('the rest only if the first part was done in full', () => {
    const poor = scene('舍弃2张手牌后，抓1张卡');
    hand(poor.table, A, 1);
    deck(poor.table, A, 3);
    carryOut(poor);
    expect(names(poor.table, A, 'hand')).toEqual([]);
    const rich = scene('舍弃1张手牌，然后抓1张卡');
    hand(rich.table, A, 1);
    deck(rich.table, A, 3);
    carryOut(rich);
    expect(names(rich.table, A, 'hand')).toEqual(['组2']);
  });

  it('without them each part is done as far as it can be', () => {
    const one = scene('舍弃2张手牌，抓1张卡');
    hand(one.table, A, 1);
    deck(one.table, A, 3);
    carryOut(one);
    expect(names(one.table, A, 'hand')).toEqual(['组2']);
  });
});

describe('several players', () => {
  it('each goes on with what they did in full, whatever the others did (706.2c)', () => {
    const one = scene('所有玩家舍弃1张手牌后，抓1张卡');
    hand(one.table, A, 1);
    for (const seat of [A, B]) deck(one.table, seat, 1);
    carryOut(one);
    expect([names(one.table, A, 'hand'), names(one.table, B, 'hand')]).toEqual([['组0'], []]);
  });
});

describe('X that nothing explains', () => {
  it('is named when it is carried out', () => {
    const one = scene('己方-X粮，敌方-X粮');
    const { asked } = carryOut(one, ['number 张三']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^A pick-x/);
  });
});

describe('可', () => {
  it('asks, and does nothing if refused', () => {
    const one = scene('可抓1张卡');
    deck(one.table, A, 1);
    expect(carryOut(one, ['do-not']).asked).toEqual(['A may: do / do-not']);
    expect(names(one.table, A, 'hand')).toEqual([]);
  });

  it('is not asked where what comes first cannot be paid', () => {
    const one = scene('可-25粮后，抓1张卡');
    deck(one.table, A, 1);
    expect(carryOut(one).asked).toEqual([]);
  });

  it('asks the player named, who discards their own', () => {
    const one = scene('敌方可舍弃1张手牌');
    hand(one.table, B, 1);
    hand(one.table, A, 1);
    expect(carryOut(one, ['do']).asked).toEqual(['B may: do / do-not']);
    expect(names(one.table, B, 'hand')).toEqual([]);
    expect(names(one.table, A, 'hand')).toHaveLength(1);
  });
});

describe('若…，则…；否则…', () => {
  it.each([
    [1, [22, 20]],
    [0, [20, 18]],
  ] as const)('with %i hand cards', (count, expected) => {
    const one = scene('若己方手牌数量≥1，则己方+2粮；否则敌方-2粮');
    hand(one.table, A, count);
    carryOut(one);
    expect(grain(one.table)).toEqual(expected);
  });
});

describe('damage', () => {
  it('marks cards and takes 粮草', () => {
    const one = scene('对1名敌方场上将领造成1点永久伤害，对敌方粮草造成2点战斗伤害');
    const enemy = put(one.table, B, 'deputy', general('李四', '1/3'));
    carryOut(one);
    expect(countersOn(one.table, enemy, LASTING_DAMAGE)).toBe(1);
    expect(grain(one.table)).toEqual([20, 18]);
  });

  it('is dealt by the card named', () => {
    const one = scene('本将领对1名敌方场上将领造成X点战斗伤害，X为本将领的攻');
    const enemy = put(one.table, B, 'deputy', general('李四', '1/5'));
    carryOut(one);
    expect(damageOn(one.table, enemy)).toBe(2);
  });

  it('does nothing once the card that should deal it is gone', () => {
    const one = scene('破坏本将领，本将领对敌方粮草造成2点战斗伤害');
    carryOut(one);
    expect(whereIs(one.table, one.source)).toBe('graveyard');
    expect(grain(one.table)).toEqual([20, 20]);
  });
});

describe('cards that move', () => {
  it('该 is the card spoken of, its controller who had it', () => {
    const one = scene('将1名敌方场上将领返回手牌，其控制者-2粮');
    const enemy = put(one.table, B, 'deputy', general('李四', '1/5'));
    carryOut(one);
    expect(whereIs(one.table, enemy)).toBe('hand');
    expect(grain(one.table)).toEqual([20, 18]);
  });

  it('what is put into play is still the one spoken of', () => {
    const one = scene('放置1名己方墓地将领上场；若该将领为骑兵将领，则己方+2粮');
    put(one.table, A, 'graveyard', general('李四', '1/5', { arms: ['cavalry'] }));
    carryOut(one, ['place 李四 main']);
    expect(grain(one.table)).toEqual([22, 20]);
  });

  it('whoever sacrifices picks among their own', () => {
    const one = scene('敌方牺牲1名场上将领');
    const first = put(one.table, B, 'deputy', general('李四', '1/5'));
    put(one.table, B, 'deputy', general('王五', '1/5'));
    expect(carryOut(one, ['choose 李四']).asked).toEqual(['B choose: choose 李四 / choose 王五']);
    expect(whereIs(one.table, first)).toBe('graveyard');
  });
});

describe('counters', () => {
  it('as many go as there are, and that is not in full', () => {
    const one = scene('己方+1铁盾指示物，己方-2铁盾指示物后，抓1张卡');
    deck(one.table, A, 1);
    expect(carryOut(one).result).toBe(false);
    expect(player(one.table, A).counters).toMatchObject({ 铁盾指示物: 0 });
    expect(names(one.table, A, 'hand')).toEqual([]);
  });

  it('a mark is had once', () => {
    const one = scene('本将领获得1个火焰标记，本将领获得1个火焰标记');
    carryOut(one);
    expect(countersOn(one.table, one.source, '火焰标记')).toBe(1);
  });
});

describe('looking', () => {
  it('takes one and sends the rest away', () => {
    const one = scene('展示己方卡组顶2张卡，将其中1张加入手牌，其余置入墓地');
    deck(one.table, A, 3);
    carryOut(one, ['take 组1']);
    expect(names(one.table, A, 'hand')).toEqual(['组1']);
    expect(names(one.table, A, 'graveyard')).toEqual(['组2']);
    expect(names(one.table, A, 'deck')).toEqual(['组0']);
  });

  it('puts cards back in the order picked, the first on top', () => {
    const one = scene('查看己方卡组顶2张卡，按任意顺序返回卡组顶');
    deck(one.table, A, 3);
    carryOut(one, ['take 组1']);
    expect(names(one.table, A, 'deck')).toEqual(['组0', '组2', '组1']);
  });

  it('parts cards into two piles, neither empty', () => {
    const one = scene('展示己方卡组顶2张卡分成两堆，敌方选择1堆加入手牌，其余置入墓地');
    deck(one.table, A, 2);
    carryOut(one, ['pile 组1', 'pile 组1']);
    expect(names(one.table, A, 'hand')).toEqual(['组1']);
    expect(names(one.table, A, 'graveyard')).toEqual(['组0']);
  });

  it('parts nothing where the deck is empty', () => {
    const one = scene('展示己方卡组顶2张卡分成两堆，敌方选择1堆加入手牌，其余置入墓地');
    expect(carryOut(one).asked).toEqual([]);
  });

  it('shows a pile by the first card that was put into it', () => {
    const one = scene('展示己方卡组顶3张卡分成两堆，敌方选择1堆加入手牌，其余置入墓地');
    deck(one.table, A, 3);
    carryOut(one, ['pile 组2', 'pile 组1', 'pile 组2']);
    expect(names(one.table, A, 'hand').toSorted()).toEqual(['组1', '组2']);
    expect(names(one.table, A, 'graveyard')).toEqual(['组0']);
  });
});

describe('modes', () => {
  it('are picked by whoever is named', () => {
    const one = scene('敌方选择下列1个效果：①己方+1粮；②敌方-2粮');
    const { asked } = carryOut(one, ['mode']);
    expect(asked).toEqual(['B mode: mode / mode']);
    expect(grain(one.table)).toEqual([21, 20]);
  });
});

describe('words with a period', () => {
  it('are for those who fitted when they began, with the number of then', () => {
    const one = scene('己方场上骑兵将领攻+X，直到回合结束，X为己方手牌数量');
    const rider = put(one.table, A, 'deputy', general('李四', '1/5', { arms: ['cavalry'] }));
    hand(one.table, A, 2);
    carryOut(one);
    const late = put(one.table, A, 'deputy', general('王五', '1/5', { arms: ['cavalry'] }));
    hand(one.table, A, 1);
    expect(statOf(one.table, rider, 'attack')).toBe(3);
    expect(statOf(one.table, late, 'attack')).toBe(1);
    expect(endingNow(one.table, 'turn-end')).toHaveLength(1);
    expect(endingNow(one.table, 'combat-end')).toHaveLength(0);
  });

  it('grant abilities of the text', () => {
    const one = scene('1名己方场上其他将领具有“骁勇”，直到战斗结束');
    const other = put(one.table, A, 'deputy', general('李四', '1/5'));
    carryOut(one);
    expect(keywordLevel(one.table, other, 'daring')).toBe(1);
  });

  it('X of the card chosen on the way is counted when it is known', () => {
    const one = scene('1名己方场上其他将领攻+X，X为该将领的命');
    const other = put(one.table, A, 'deputy', general('李四', '1/5'));
    carryOut(one);
    expect(statOf(one.table, other, 'attack')).toBe(6);
  });

  it('several words are for the same card', () => {
    const one = scene('1名己方场上其他将领攻+1且仅具有弓兵，直到回合结束');
    const other = put(one.table, A, 'deputy', general('李四', '1/5', { arms: ['spear'] }));
    carryOut(one);
    const { attack, arms } = characteristicsOf(one.table, other);
    expect([attack, arms]).toEqual([2, ['archer']]);
  });
});

describe('delayed triggers', () => {
  it('hear what happens from then on', () => {
    const one = scene('己方+1粮；本回合内，每当己方粮草增加时，敌方-2粮；己方+1粮；己方+1粮');
    carryOut(one);
    expect(grain(one.table)).toEqual([23, 16]);
  });

  it('当 hears once', () => {
    const one = scene('当己方粮草增加时，敌方-2粮；己方+1粮；己方+1粮');
    carryOut(one);
    expect(grain(one.table)).toEqual([22, 18]);
  });
});

describe('words that end after use', () => {
  it('防止 the next damage and no other', () => {
    const one = scene(
      '下一次，防止敌方粮草受到的战斗伤害；对敌方粮草造成3点战斗伤害；对敌方粮草造成1点战斗伤害',
    );
    carryOut(one);
    expect(grain(one.table)).toEqual([20, 19]);
  });

  it('生还 saves every time, or the next time only', () => {
    const deeds = '1名敌方场上将领生还；破坏该将领；破坏该将领';
    const ends = [deeds, deeds.replace('1名', '下一次，1名')].map((text) => {
      const one = scene(text);
      const enemy = put(one.table, B, 'deputy', general('李四', '1/5'));
      carryOut(one);
      return whereIs(one.table, enemy);
    });
    expect(ends).toEqual(['deputy', 'graveyard']);
  });
});

describe('每有 inside each other', () => {
  /** What ended, once `levels` of them, of ten each, have been carried out. */
  function endedAfter(levels: number): readonly CardId[] {
    const one = scene(`${'每有1张己方卡组卡，'.repeat(levels)}己方+1粮`);
    deck(one.table, A, 10);
    carryOut(one);
    expect(player(one.table, A).grain).toBe(30);
    return one.table.state.loopEnders;
  }

  it('are done as often as they say, but a thousand times in all: the card goes no further then', () => {
    expect([endedAfter(1), endedAfter(3), endedAfter(9)]).toEqual([[], [], [0]]);
  });
});
