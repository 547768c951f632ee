import { type CardId, type Flow, moveTo } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import type { GeneralDefinition } from '../../cards/definition.ts';
import { characteristicsOf, derivedCards, keywordLevel, statOf } from '../../effects/derivation.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { costToPay } from '../../flow/using/costs.ts';
import { grainCapOf } from '../../table/limits.ts';
import { damageOn, player, refOf, type SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { payable, run } from '../../text/meaning/run.ts';
import { freshScope } from '../../text/meaning/scope.ts';
import {
  A,
  abilitiesIn,
  B,
  emptyScene,
  general,
  names,
  perform,
  put,
  whereIs,
} from '../card-scene.ts';

/** What lasting words do: 张三 of A has them, 李四 is another of A's, 敌将 is B's. */

interface Scene {
  readonly table: SanguozhiTable;
  readonly source: CardId;
  readonly other: CardId;
  readonly enemy: CardId;
}

const RIDER: Partial<GeneralDefinition> = { arms: ['cavalry'] };

function scene(text: string): Scene {
  const table = emptyScene();
  const source = put(table, A, 'deputy', general('张三', '2/3/1', { text: `${text}。` }));
  const other = put(table, A, 'deputy', general('李四', '1/4', RIDER));
  const enemy = put(table, B, 'deputy', general('敌将', '3/5', RIDER));
  return { table, source, other, enemy };
}

/** B deals that much combat damage with 敌将. */
function hit({ table, enemy }: Scene, to: CardId | { seat: typeof A }, amount: number): void {
  const dealt = { source: enemy, by: B, to, amount, damage: 'combat' } as const;
  perform(table, table.procedures.dealDamage(table, [dealt]));
}

/** A's card hits 敌将. */
function hitBack({ table, source, enemy }: Scene, amount: number): void {
  const dealt = { source, by: A, to: enemy, amount, damage: 'combat' } as const;
  perform(table, table.procedures.dealDamage(table, [dealt]));
}

function destroy({ table, enemy }: Scene, card: CardId): void {
  const { incarnation } = table.cards[card];
  const target = { kind: 'card', card, incarnation } as const;
  perform(table, table.procedures.destroy(table, [target], { source: enemy, seat: B }));
}

function says(one: Scene, text: string): Flow<boolean> {
  const [{ body }] = abilitiesIn(`急速：${text}。`);
  if (body.kind !== 'activated') throw new Error('not an effect');
  const { incarnation } = one.table.cards[one.source];
  const who = { seat: A, source: one.source, incarnation, derived: derivedCards(one.table) };
  return run(one.table, body.effect, freshScope(who));
}

describe('values', () => {
  it('change for those who fit now', () => {
    const { table, other, source } = scene('己方场上骑兵将领攻命+1');
    expect(statOf(table, other, 'attack')).toBe(2);
    expect(statOf(table, source, 'attack')).toBe(2);
    const late = put(table, A, 'deputy', general('王五', '1/1', RIDER));
    expect(statOf(table, late, 'life')).toBe(2);
  });

  it('are set before they are added to', () => {
    const { table, other } = scene('己方场上骑兵将领攻+2。己方场上骑兵将领攻为1');
    expect(statOf(table, other, 'attack')).toBe(3);
  });

  it('are exchanged after all that', () => {
    const { table, source } = scene('交换本将领的攻命。本将领命+1');
    const { attack, life } = characteristicsOf(table, source);
    expect([attack, life]).toEqual([4, 2]);
  });

  it('X goes with what it counts', () => {
    const { table, source } = scene('本将领攻+X，X为己方手牌数量');
    expect(statOf(table, source, 'attack')).toBe(2);
    put(table, A, 'hand', general('手', '1/1'));
    expect(statOf(table, source, 'attack')).toBe(3);
  });

  it('only while the condition holds', () => {
    const { table, source } = scene('若己方场上存在军师，则本将领攻+1');
    expect(statOf(table, source, 'attack')).toBe(2);
    put(table, A, 'adviser', general('军师', '0/1'));
    expect(statOf(table, source, 'attack')).toBe(3);
  });
});

describe('且', () => {
  it('goes on for those it began with, though they fit no longer (709.5)', () => {
    const { table, other } = scene('己方场上骑兵将领攻+2且仅具有枪兵');
    const { attack, arms } = characteristicsOf(table, other);
    expect([attack, arms]).toEqual([3, ['spear']]);
  });
});

describe('abilities', () => {
  it('are given and taken', () => {
    const given = scene('己方场上骑兵将领具有“火矢2”');
    expect(keywordLevel(given.table, given.other, 'fire-arrow')).toBe(2);
    expect(keywordLevel(given.table, given.enemy, 'fire-arrow')).toBe(0);
    const taken = scene('敌方场上将领失去所有效果');
    const tough = put(taken.table, B, 'deputy', general('壮汉', '1/1', { text: '骁勇。' }));
    expect(keywordLevel(taken.table, tough, 'daring')).toBe(0);
  });

  it('that are given bring their own words', () => {
    const { table, other } = scene('己方场上骑兵将领具有“本将领攻+3”');
    expect(statOf(table, other, 'attack')).toBe(4);
  });
});

describe('兵权条件', () => {
  it('loses so many of each', () => {
    const { table } = scene('己方将领兵权条件-1');
    const needs = [{ foot: 3, horse: 1 }];
    const costly = put(table, A, 'hand', general('贵将', '1/1', { needs }));
    expect(characteristicsOf(table, costly).needs).toEqual([{ foot: 2 }]);
  });
});

describe('不能', () => {
  it('keeps its card from attacking, and no other', () => {
    const { table, source, other } = scene('本将领不能进攻');
    const attacks = (card: CardId) =>
      ({ type: 'engage', card, how: 'attacks', alone: false, against: -1 as CardId }) as const;
    expect(forbidden(table, attacks(source))).not.toBeNull();
    expect(forbidden(table, attacks(other))).toBeNull();
  });

  it('names who cannot defend against it', () => {
    const { table, source, other, enemy } = scene('敌方骑兵将领不能防守本将领');
    const defends = (against: CardId) =>
      ({ type: 'engage', card: enemy, how: 'defends', alone: false, against }) as const;
    expect(forbidden(table, defends(source))).not.toBeNull();
    expect(forbidden(table, defends(other))).toBeNull();
  });

  it('keeps enemy tactics from targeting it, not others', () => {
    const { table, source, enemy } = scene('本将领不能被敌方谋略指定');
    const tactic = put(table, B, 'tactics', { kind: 'tactic', name: '计' });
    const by = (one: CardId) =>
      ({
        type: 'target',
        seat: B,
        by: one,
        item: 0,
        to: { kind: 'card', ...refOf(table, source) },
      }) as const;
    expect(forbidden(table, by(tactic))).not.toBeNull();
    expect(forbidden(table, by(enemy))).toBeNull();
  });

  it('keeps players from gaining', () => {
    const { table } = scene('敌方不能增加粮草');
    expect(forbidden(table, { type: 'grain', seat: B, by: 2 })).not.toBeNull();
    expect(forbidden(table, { type: 'grain', seat: B, by: -2 })).toBeNull();
    expect(forbidden(table, { type: 'grain', seat: A, by: 2 })).toBeNull();
  });

  it('only as 副将', () => {
    const { table, source, other } = scene('本将领只能为副将');
    const toAdviser = (card: CardId) => moveTo(table, card, of(A, 'adviser'));
    expect(forbidden(table, toAdviser(source))).not.toBeNull();
    expect(forbidden(table, toAdviser(other))).toBeNull();
  });
});

describe('damage on its way', () => {
  it('is less where it is taken', () => {
    const one = scene('己方将领受到的伤害-1');
    hit(one, one.other, 3);
    expect(damageOn(one.table, one.other)).toBe(2);
  });

  it('is less where it is dealt to 粮草', () => {
    const one = scene('敌方对己方粮草造成的战斗伤害-1');
    hit(one, { seat: A }, 3);
    hit(one, one.other, 3);
    expect(player(one.table, A).grain).toBe(18);
    expect(damageOn(one.table, one.other)).toBe(3);
  });

  it('is doubled', () => {
    const one = scene('本将领造成的战斗伤害改为2倍');
    hitBack(one, 2);
    expect(damageOn(one.table, one.enemy)).toBe(4);
  });

  it('is prevented', () => {
    const one = scene('防止己方粮草受到的战斗伤害');
    hit(one, { seat: A }, 3);
    expect(player(one.table, A).grain).toBe(20);
  });

  it('is not taken by whoever is proof against it', () => {
    const one = scene('战斗伤害抗免');
    hit(one, one.source, 2);
    hit(one, one.other, 2);
    expect([damageOn(one.table, one.source), damageOn(one.table, one.other)]).toEqual([0, 2]);
  });

  it('is turned to another, once', () => {
    const one = scene('若己方场上将领将受到伤害，则改为本将领受到该伤害');
    hit(one, one.other, 2);
    expect([damageOn(one.table, one.source), damageOn(one.table, one.other)]).toEqual([2, 0]);
  });
});

describe('改为', () => {
  it('puts something else in its place', () => {
    const one = scene('若己方场上将领将被破坏，则改为返回手牌');
    destroy(one, one.other);
    expect(whereIs(one.table, one.other)).toBe('hand');
  });

  it('asks where it may', () => {
    const one = scene('若己方将抓卡，则可改为己方+2粮');
    put(one.table, A, 'deck', general('组', '1/1'));
    const { asked } = perform(one.table, one.table.procedures.draw(one.table, A, 1), ['do']);
    expect(asked).toEqual(['A instead 张三: do / do-not'.replace(' 张三', '')]);
    expect(player(one.table, A).grain).toBe(22);
    expect(names(one.table, A, 'hand')).toEqual([]);
  });

  it('生还 of a card helps each time', () => {
    const one = scene('若本将领将阵亡，则生还');
    destroy(one, one.source);
    destroy(one, one.source);
    expect(whereIs(one.table, one.source)).toBe('deputy');
  });

  it('two 跳过 skip one each', () => {
    const one = scene('本将领攻+1');
    perform(one.table, says(one, '己方跳过下一个抓卡阶段，己方跳过下一个抓卡阶段'));
    const draw = () =>
      perform(one.table, happen(one.table, { type: 'phase', phase: 'draw' })).result;
    expect([draw(), draw(), draw()].map((event) => event === null)).toEqual([true, true, false]);
  });
});

describe('players', () => {
  it('have other limits', () => {
    const { table } = scene('己方粮草上限-2');
    expect([grainCapOf(table, A), grainCapOf(table, B)]).toEqual([28, 30]);
  });

  it('pay less', () => {
    const { table, source } = scene('己方启动式效果的粮草费用-1');
    const [{ body }] = abilitiesIn('-21粮，急速：抓1张卡。');
    if (body.kind !== 'activated' || body.cost === null) throw new Error('no cost');
    const { incarnation } = table.cards[source];
    const scope = freshScope({ seat: A, source, incarnation, derived: derivedCards(table) });
    expect(payable(table, body.cost, scope)).toBe(false);
    expect(payable(table, costToPay(table, A, source, body.cost), scope)).toBe(true);
    expect(payable(table, costToPay(table, B, source, body.cost), { ...scope, actor: B })).toBe(
      false,
    );
  });
});
