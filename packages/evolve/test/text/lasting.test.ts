import type { CardId, Flow } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { characteristicsOf, hasKeyword, scopeOf } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { destroy } from '../../flow/moving/destruction.ts';
import { procedures } from '../../flow/procedures.ts';
import { endExpiredEffects } from '../../flow/turn/expiring-effects.ts';
import { obstacleToUse } from '../../flow/using/legal.ts';
import { maySelect } from '../../flow/using/selectable.ts';
import { useCost } from '../../flow/using/use-cost.ts';
import { roomIn } from '../../table/limits.ts';
import { damageOn, player } from '../../table/table.ts';
import type { DamageTo } from '../../text/meaning/procedures.ts';
import {
  A,
  B,
  emptyScene,
  follower,
  names,
  perform,
  put,
  type Scene,
  settle,
  stats,
  threeFollowers,
  use,
  whereIs,
} from '../card-scene.ts';

/** What holds for a while: by what a card says, or begun by an effect. */

/** 李四 is a 士兵. */
function scene(text: string): Scene {
  return threeFollowers(text, { other: { traits: ['士兵'] } });
}

function hit({ table, source }: Scene, hits: readonly DamageTo[], seat = A) {
  perform(table, procedures.dealAbilityDamage(table, hits, { source, seat }));
}

function kill({ table, source }: Scene, card: CardId, picks: readonly string[] = []) {
  return perform(table, destroy(table, [card], { source, seat: A }, 'ability'), picks);
}

describe('numbers', () => {
  it('of others as long as it stands', () => {
    const one = scene('你的其他随从+1/+2。');
    expect([one.source, one.other, one.enemy].map((card) => stats(one.table, card))).toEqual([
      '2/3',
      '2/6',
      '3/5',
    ]);
    kill(one, one.source);
    expect(stats(one.table, one.other)).toBe('1/4');
  });

  it('set, risen, fallen, and never used below 0', () => {
    const one = scene('对手的随从的攻击力-4。\n你的士兵随从的生命值变为1。');
    expect(stats(one.table, one.enemy)).toBe('0/5');
    expect(characteristicsOf(one.table, one.enemy).attack).toBe(-1);
    expect(stats(one.table, one.other)).toBe('1/1');
  });

  it('X is counted whenever it is asked for', () => {
    const one = scene('此随从+X/+0，X为你的随从的数量。');
    expect(stats(one.table, one.source)).toBe('4/3');
    put(one.table, A, 'field', follower('赵六', '1/1'));
    expect(stats(one.table, one.source)).toBe('5/3');
  });

  it('only while the condition holds', () => {
    const one = scene('若有对手的护符，此随从+1/+1，此随从具有【守护】。');
    expect([stats(one.table, one.source), hasKeyword(one.table, one.source, 'ward')]).toEqual([
      '2/3',
      false,
    ]);
    put(one.table, B, 'field', { kind: 'amulet', name: '钟' });
    expect([stats(one.table, one.source), hasKeyword(one.table, one.source, 'ward')]).toEqual([
      '3/4',
      true,
    ]);
  });
});

describe('abilities', () => {
  it('are granted: keywords, and words in quotes', () => {
    const one = scene('你的其他随从具有【突进】和“谢幕曲：主战者生命值+2”。');
    expect(hasKeyword(one.table, one.other, 'rush')).toBe(true);
    settle(one.table, destroy(one.table, [one.other], { source: one.enemy, seat: B }, 'ability'));
    expect(player(one.table, A).life).toBe(22);
  });

  it('are lost, or do nothing', () => {
    const lost = scene('你的其他随从失去【突进】。');
    const runner = put(lost.table, A, 'field', follower('跑', '1/1', { text: '【突进】。' }));
    expect(hasKeyword(lost.table, runner, 'rush')).toBe(false);
    const silent = scene('你的其他随从的能力无效。');
    const lord = put(silent.table, A, 'field', follower('主', '1/1', { text: '你的随从+5/+5。' }));
    expect(stats(silent.table, silent.source)).toBe('2/3');
    expect(characteristicsOf(silent.table, lord).abilities).toHaveLength(1);
  });

  it('a follower that is an amulet is meant by 随从 no more (5.24)', () => {
    const one = scene('费用0：选择1个对手的随从，其变为护符。');
    const lord = put(one.table, B, 'field', follower('主', '1/1', { text: '此随从不能攻击。' }));
    use(one.table, one.source, ['主']);
    expect(characteristicsOf(one.table, lord).kind).toBe('amulet');
    // 此随从 is not said of it any more (5.24.3.1).
    const attacks = { type: 'attacks', card: lord, target: one.source } as const;
    expect(forbidden(one.table, attacks)).toBeNull();
  });

  it('a trait more', () => {
    const one = scene('你的随从获得骑士类型。');
    expect(characteristicsOf(one.table, one.other).traits).toEqual(['士兵', '骑士']);
  });
});

describe('begun by an effect', () => {
  it('for those that are there then, until the turn ends', () => {
    const one = scene('费用0：本回合中，所有你的其他随从+1/+0，所有你的其他随从具有【疾驰】。');
    use(one.table, one.source);
    const late = put(one.table, A, 'field', follower('迟', '1/1'));
    expect([stats(one.table, one.other), stats(one.table, late)]).toEqual(['2/4', '1/1']);
    expect(hasKeyword(one.table, one.other, 'storm')).toBe(true);
    perform(one.table, endExpiredEffects(one.table));
    expect(stats(one.table, one.other)).toBe('1/4');
    expect(hasKeyword(one.table, one.other, 'storm')).toBe(false);
  });

  it('with the numbers of then', () => {
    const one = scene('费用0：选择1个你的其他随从，其+X/+0，X为你的随从的数量。');
    use(one.table, one.source, ['李四']);
    expect(stats(one.table, one.other)).toBe('3/4');
    put(one.table, A, 'field', follower('迟', '1/1'));
    expect(stats(one.table, one.other)).toBe('3/4');
  });

  it('生命值变为1 counts the damage it has taken (5.26.2)', () => {
    const one = scene('费用0：选择1个对手的随从，其生命值变为2。');
    hit(one, [{ to: one.enemy, amount: 1 }]);
    use(one.table, one.source, ['王五']);
    expect(stats(one.table, one.enemy)).toBe('3/2');
    hit(one, [{ to: one.enemy, amount: 1 }]);
    expect(stats(one.table, one.enemy)).toBe('3/1');
  });

  it('ends for a card that is another one', () => {
    const one = scene('费用0：选择1个你的其他随从，其+3/+3，将其返回手牌，将其放置到战场。');
    use(one.table, one.source, ['李四']);
    expect(stats(one.table, one.other)).toBe('1/4');
  });
});

describe('不能', () => {
  const events = (one: Scene) =>
    ({
      attackLeader: { type: 'attacks', card: one.enemy, target: one.table.zones[2].cards[0] },
      attackFollower: { type: 'attacks', card: one.enemy, target: one.source },
      destroyed: { type: 'destroy', card: one.enemy, source: one.source, by: A, how: 'ability' },
      died: { type: 'destroy', card: one.enemy, source: one.source, by: A, how: 'damage' },
      hurt: {
        type: 'damage',
        source: one.source,
        by: A,
        to: one.enemy,
        amount: 1,
        damage: 'ability',
      },
      untapped: { type: 'tap', card: one.enemy, tapped: false },
      drawn: { type: 'draw', seat: B },
      healed: { type: 'life', seat: B, by: 1 },
      wounded: { type: 'life', seat: B, by: -1 },
    }) as const;

  it.each<[string, readonly string[]]>([
    ['对手的随从不能攻击。', ['attackLeader', 'attackFollower']],
    ['对手的随从不能攻击主战者。', ['attackLeader']],
    ['对手的随从不能攻击随从。', ['attackFollower']],
    ['此随从不能被攻击。', ['attackFollower']],
    ['对手的随从不能被破坏。', ['destroyed', 'died']],
    ['对手的随从不能被能力破坏。', ['destroyed']],
    ['对手的随从不能受到伤害。', ['hurt']],
    ['对手的随从不能竖置。', ['untapped']],
    ['对手不能抽卡牌。', ['drawn']],
    ['对手不能增加主战者生命值。', ['healed']],
    ['双方不能抽卡牌。', ['drawn']],
    ['你的其他随从不能攻击。', []],
  ])('%s', (text, banned) => {
    const one = scene(text);
    const found = Object.entries(events(one)).filter(([, event]) => forbidden(one.table, event));
    expect(found.map(([name]) => name)).toEqual(banned);
  });

  it('被对手选择: one’s own words can', () => {
    const one = scene('此随从不能被对手选择。');
    expect(maySelect(one.table, one.source, scopeOf(one.table, one.enemy, B))).toBe(false);
    expect(maySelect(one.table, one.source, scopeOf(one.table, one.other, A))).toBe(true);
  });

  it('使用法术: not followers', () => {
    const one = scene('双方不能使用法术。');
    const spell = put(one.table, A, 'hand', { kind: 'spell', name: '术', text: '抽1张卡牌。' });
    const card = put(one.table, A, 'hand', follower('兵', '1/1'));
    expect(obstacleToUse(one.table, A, spell, 'main')).toBe('1.3.3');
    expect(obstacleToUse(one.table, A, card, 'main')).toBeNull();
  });
});

describe('damage on its way', () => {
  it.each<[string, number]>([
    ['此随从造成的伤害+1。', 3],
    ['对手的随从受到的伤害-1。', 1],
    ['对手的随从受到的能力伤害变为0。', 0],
    ['对手的随从受到的攻击伤害-1。', 2],
    ['你的其他随从造成的伤害+1。', 2],
  ])('%s', (text, taken) => {
    const one = scene(text);
    hit(one, [{ to: one.enemy, amount: 2 }]);
    expect(damageOn(one.table, one.enemy)).toBe(taken);
  });

  it('never less than none', () => {
    const one = scene('对手的随从受到的伤害-5。');
    hit(one, [{ to: one.enemy, amount: 2 }]);
    expect(damageOn(one.table, one.enemy)).toBe(0);
  });

  it('of a leader', () => {
    const one = scene('你的主战者受到的伤害-1。');
    hit(one, [{ to: one.table.zones[2].cards[0], amount: 3 }], B);
    expect(player(one.table, A).life).toBe(18);
  });
});

describe('改为', () => {
  it('something else happens, and the first thing not at all', () => {
    const one = scene(
      '若你的其他随从将被破坏，改为使其消失。\n当你的随从被破坏时，主战者生命值+1。',
    );
    settle(one.table, destroy(one.table, [one.other], { source: one.enemy, seat: B }, 'ability'));
    expect(whereIs(one.table, one.other)).toBe('banished');
    expect(player(one.table, A).life).toBe(20);
  });

  it('可以改为 asks', () => {
    const one = scene('若此随从将被破坏，可以改为破坏1个你的其他随从。');
    expect(kill(one, one.source, ['yes']).asked).toEqual(['A may-instead: yes / no']);
    expect(names(one.table, A, 'field')).toEqual(['张三']);
    // Nothing is left that could be destroyed.
    expect(kill(one, one.source).asked).toEqual([]);
    expect(whereIs(one.table, one.source)).toBe('graveyard');
  });

  it('does not replace what itself brings about (10.10.2.3)', () => {
    const one = scene('若此随从将离开战场，改为使其消失。');
    kill(one, one.source);
    expect(whereIs(one.table, one.source)).toBe('banished');
    const two = scene('若你将抽卡牌，改为抽2张卡牌。');
    for (const name of ['甲', '乙', '丙']) put(two.table, A, 'deck', follower(name, '1/1'));
    perform(two.table, procedures.draw(two.table, A, 1, false));
    expect(names(two.table, A, 'hand')).toEqual(['丙', '乙']);
  });

  it('蓄积 keeps an amulet there as long as it has counters (13.3.2.2)', () => {
    const table = emptyScene();
    const amulet = { kind: 'amulet', name: '土', text: '【蓄积】。' } as const;
    const card = put(table, A, 'field', amulet, { counters: { 蓄积指示物: 1 } });
    const killed = (): Flow<boolean> =>
      destroy(table, [card], { source: card, seat: B }, 'ability');
    perform(table, killed());
    expect(whereIs(table, card)).toBe('field');
    perform(table, killed());
    expect(whereIs(table, card)).toBe('graveyard');
  });

  it('蓄积 hands its counters on', () => {
    const table = emptyScene();
    const amulet = { kind: 'amulet', text: '【蓄积】。' } as const;
    const one = put(table, A, 'field', { ...amulet, name: '甲' }, { counters: { 蓄积指示物: 2 } });
    const other = put(
      table,
      A,
      'field',
      { ...amulet, name: '乙' },
      { counters: { 蓄积指示物: 1 } },
    );
    use(table, one, ['乙']);
    expect(table.cards[other].counters).toMatchObject({ 蓄积指示物: 3 });
    expect(whereIs(table, one)).toBe('graveyard');
  });
});

describe('what using costs, and how much room there is', () => {
  it('less, more, and another number first (10.10.2.4)', () => {
    const one = scene('你手牌的法术的使用费用-1。');
    const spell = (text: string) =>
      put(one.table, A, 'hand', { kind: 'spell', name: '术', cost: 5, text });
    expect(useCost(one.table, spell('抽1张卡牌。'))).toBe(4);
    expect(useCost(one.table, spell('此卡牌的使用费用变为3。\n抽1张卡牌。'))).toBe(2);
    expect(useCost(one.table, put(one.table, A, 'hand', follower('兵', '1/1', { cost: 2 })))).toBe(
      2,
    );
  });

  it('a card in hand counts its own X', () => {
    const table = emptyScene();
    const text = '此卡牌的使用费用-X，X为你墓场的法术的数量。';
    const card = put(table, A, 'hand', follower('兵', '1/1', { cost: 5, text }));
    put(table, A, 'graveyard', { kind: 'spell', name: '术' });
    expect(useCost(table, card)).toBe(4);
  });

  it('room on the field and in the 额外区', () => {
    const one = scene('你的战场上限-1。\n对手的额外区上限+2。');
    expect(roomIn(one.table, A, 'field')).toBe(2);
    expect(roomIn(one.table, B, 'extra')).toBe(7);
  });

  it('in hand, what happens instead of being discarded', () => {
    const table = emptyScene();
    const text = '若此卡牌将被丢弃，改为将其放置到战场。';
    const card = put(table, A, 'hand', follower('兵', '1/1', { text }));
    const scope = scopeOf(table, card, A);
    const how = { random: false, filter: null };
    perform(table, procedures.discard(table, A, 1, how, { ...scope, source: 0 as CardId }));
    expect(whereIs(table, card)).toBe('field');
  });
});
