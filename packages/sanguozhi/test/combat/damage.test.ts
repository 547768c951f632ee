import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { apply } from '../../events/apply.ts';
import { dealDamage } from '../../flow/damage/damage.ts';
import { heal } from '../../flow/damage/heal.ts';
import { checkState } from '../../flow/state-checks/state-checks.ts';
import { damageOn, player } from '../../table/table.ts';
import { A, B, emptyScene, general, members, perform, put, whereIs } from '../card-scene.ts';

const blowOn = (source: CardId, to: CardId, amount: number) =>
  ({ source, by: A, to, amount, damage: 'combat' }) as const;

describe('damage by effects (117)', () => {
  it('takes 粮草, and marks cards beyond their 命 until rule effects are looked for', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const victim = put(table, B, 'deputy', general('乙', '1/2'));
    const dealt = { source, by: A, amount: 5, damage: 'combat' } as const;
    perform(
      table,
      dealDamage(table, [
        { ...dealt, to: { seat: B } },
        { ...dealt, to: victim },
      ]),
    );
    expect(player(table, B).grain).toBe(15);
    expect(damageOn(table, victim)).toBe(5);
    perform(table, checkState(table));
    expect(whereIs(table, victim)).toBe('graveyard');
  });

  it('is changed when dealt, assigned and taken, and 0 is none', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const victim = put(
      table,
      B,
      'deputy',
      general('乙', '1/9', { text: '升盾1。本将领受到的伤害-1。' }),
    );
    put(table, B, 'tactics', {
      kind: 'tactic',
      duration: 'permanent',
      text: '敌方造成的战斗伤害-1。',
    });
    expect(perform(table, dealDamage(table, [blowOn(source, victim, 5)])).result).toBe(true);
    expect(damageOn(table, victim)).toBe(2);
    expect(perform(table, dealDamage(table, [blowOn(source, victim, 3)])).result).toBe(false);
    expect(damageOn(table, victim)).toBe(2);
  });

  it('does nothing to cards lying face down, and lasting damage nothing to 粮草', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const victim = put(table, B, 'deputy', general('乙', '1/2'), { faceDown: true });
    const dealt = { source, by: A, amount: 1, damage: 'lasting' } as const;
    const flow = dealDamage(table, [
      { ...dealt, to: victim },
      { ...dealt, to: { seat: B } },
    ]);
    expect(perform(table, flow).result).toBe(false);
    expect(player(table, B).grain).toBe(20);
  });

  it('can be taken by one who protects, once for each source, and not what it is proof against', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const other = put(table, A, 'deputy', general('乙', '1/1'));
    const victim = put(table, B, 'main', general('丙', '1/4'));
    const guard = put(table, B, 'deputy', general('丁', '1/4', { text: '守护。' }));
    put(table, B, 'deputy', general('戊', '1/4', { text: '守护。战斗伤害抗免。' }));
    const { asked } = perform(
      table,
      dealDamage(table, [blowOn(source, victim, 2), blowOn(other, victim, 1)]),
      ['guard 丁'],
    );
    expect(asked).toEqual(['B guard: guard 丁 / do-not-guard']);
    expect(damageOn(table, guard)).toBe(2);
    expect(damageOn(table, victim)).toBe(1);
  });

  it('on a 阵型 that protects is combat damage', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const victim = put(table, B, 'main', general('乙', '1/4'));
    const card = put(table, B, 'formations', {
      kind: 'formation',
      life: members(5),
      text: '守护。',
    });
    const three = ['丙', '丁', '戊'].map((name) => put(table, B, 'deputy', general(name, '1/1')));
    apply(table, { type: 'formation', seat: B, formation: { card, members: three } });
    const dealt = { source, by: A, to: victim, amount: 2, damage: 'lasting' } as const;
    perform(table, dealDamage(table, [dealt]), ['guard formation']);
    expect(table.cards[card].counters).toEqual({ 'combat-damage': 2 });
  });

  it('of 黄巾军 and 南蛮军 to 粮草 counts in battles and by anything', () => {
    const table = emptyScene();
    const source = put(
      table,
      A,
      'deputy',
      general('甲', '1/1', { factions: ['nanman', 'yellow-turbans'] }),
    );
    put(table, A, 'deputy', general('乙', '1/1', { factions: ['nanman'] }));
    const deck = ['一', '二', '三'].map((name) => put(table, B, 'deck', general(name, '1/1')));
    const dealt = { source, by: A, amount: 2, damage: 'combat', to: { seat: B } } as const;
    perform(table, dealDamage(table, [dealt]));
    expect(player(table, A).grain).toBe(20);
    expect(deck.map((card) => whereIs(table, card))).toEqual(['deck', 'graveyard', 'graveyard']);
  });

  it('that a card is proof against disappears from it', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const victim = put(table, B, 'deputy', general('乙', '1/3'));
    perform(table, dealDamage(table, [blowOn(source, victim, 1)]));
    put(table, B, 'tactics', {
      kind: 'tactic',
      duration: 'permanent',
      text: '己方场上将领战斗伤害抗免。',
    });
    perform(table, checkState(table));
    expect(damageOn(table, victim)).toBe(0);
  });

  it('is healed as far as there is any', () => {
    const table = emptyScene();
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    const victim = put(table, B, 'deputy', general('乙', '1/9'));
    perform(table, dealDamage(table, [blowOn(source, victim, 3)]));
    expect(perform(table, heal(table, [victim], 'combat', 2)).result).toBe(true);
    expect(damageOn(table, victim)).toBe(1);
    expect(perform(table, heal(table, [victim], 'any', 2)).result).toBe(false);
  });
});
