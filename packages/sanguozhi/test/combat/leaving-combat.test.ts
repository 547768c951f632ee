import { type CardId, moveTo } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { apply } from '../../events/apply.ts';
import { damagePhase } from '../../flow/combat/damage-phase.ts';
import { duel } from '../../flow/combat/duel.ts';
import { dismiss } from '../../flow/combat/leave.ts';
import { attackByEffect, fightPending } from '../../flow/combat/nested-battle.ts';
import { cover } from '../../flow/moving/tap-cover-flip.ts';
import { checkState } from '../../flow/state-checks/state-checks.ts';
import { isAttacking, isDefended, isFighting, opponentsOf } from '../../table/combat.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import {
  A,
  B,
  battle,
  damageOrZone,
  declared,
  find,
  grain,
  lay,
  type Made,
  one,
  perform,
} from './battle-scene.ts';

/** A battle declared with these picks, before the damage. */
function inBattle(
  mine: readonly Made[],
  theirs: readonly Made[],
  picks: readonly string[],
): SanguozhiTable {
  const table = lay({ generals: mine }, { generals: theirs });
  perform(table, declared(table), picks);
  return table;
}

function toHand(table: SanguozhiTable, name: string): void {
  const card = find(table, name);
  apply(table, moveTo(table, card, of(table.cards[card].owner, 'hand')));
  perform(table, checkState(table));
}

describe('leaving combat (606.9)', () => {
  it('a defender whose attacker is gone leaves, and takes no damage', () => {
    const table = inBattle([one('甲', '3/3')], [one('乙', '1/9')], ['attack 甲', 'defend 乙']);
    toHand(table, '甲');
    expect(isFighting(table, find(table, '乙'))).toBe(false);
    perform(table, damagePhase(table));
    expect(damageOrZone(table, '乙')).toBe(0);
  });

  it('an attacker stays defended when its defender is gone, and damages nobody', () => {
    const table = inBattle([one('甲', '3/3')], [one('乙', '1/9')], ['attack 甲', 'defend 乙']);
    toHand(table, '乙');
    expect(isDefended(table, find(table, '甲'))).toBe(true);
    perform(table, damagePhase(table));
    expect(grain(table, B)).toBe(30);
    expect(damageOrZone(table, '甲')).toBe(0);
  });

  it('a general turned face down neither deals nor takes damage', () => {
    const table = inBattle([one('甲', '3/3')], [one('乙', '1/9')], ['attack 甲', 'defend 乙']);
    perform(table, cover(table, [find(table, '甲')]));
    expect(isAttacking(table, find(table, '甲'))).toBe(false);
    perform(table, damagePhase(table));
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([0, 0]);
  });

  it('by an effect, and only those it names', () => {
    const table = inBattle(
      [one('甲', '3/3'), one('丙', '2/2')],
      [],
      ['attack 甲', 'attack 丙', 'deals-next 甲'],
    );
    perform(table, dismiss(table, [find(table, '甲')]));
    perform(table, damagePhase(table));
    expect(grain(table, B)).toBe(28);
  });

  it('a general that survives its fall leaves, and strikes back no more (606.9g)', () => {
    const wuhuan = { factions: ['wuhuan'] } as const;
    const table = lay(
      { generals: [one('甲', '3/3', { has: ['first-strike'] })] },
      { generals: [one('乙', '2/2', wuhuan), one('丙', '1/1', wuhuan), one('丁', '1/1', wuhuan)] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([0, 0]);
  });

  it('a group goes on with those who are left (807.1b)', () => {
    const joining = { has: ['breakthrough'] } as const;
    const table = inBattle(
      [one('甲', '3/3', joining), one('丙', '2/2', joining)],
      [one('乙', '1/9')],
      ['attack 甲', 'fight-with 丙', 'defend 乙'],
    );
    toHand(table, '甲');
    expect(opponentsOf(table, find(table, '乙'))).toEqual([find(table, '丙')]);
    perform(table, damagePhase(table));
    expect([damageOrZone(table, '乙'), damageOrZone(table, '丙')]).toEqual([2, 1]);
  });

  it('of the one stared at turns the attack on its controller (608.4)', () => {
    const table = lay(
      { generals: [one('甲', '3/3', { has: ['glare'] })] },
      { generals: [one('乙', '1/1', { tapped: true })] },
    );
    perform(table, declared(table), ['attack 甲', 'attack-card 乙', 'defend 乙']);
    toHand(table, '乙');
    expect(table.state.combat?.attacks[0].target).toEqual({ kind: 'seat', seat: B });
  });
});

describe('守护 in battle', () => {
  it('takes all of the damage, so that nothing pierces (802.26d)', () => {
    const table = lay(
      { generals: [one('甲', '5/5')] },
      { generals: [one('乙', '1/2'), one('护', '1/6', { has: ['protection'] })] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙', 'guard 护']);
    expect([damageOrZone(table, '乙'), damageOrZone(table, '护')]).toEqual([0, 5]);
    expect(grain(table, B)).toBe(30);
  });
});

describe('对战 by an effect (801.10)', () => {
  const fight = (mine: Made, theirs: Made) => {
    const table = lay({ generals: [mine] }, { generals: [theirs] });
    perform(table, duel(table, find(table, mine.name), find(table, theirs.name)));
    perform(table, checkState(table));
    return [damageOrZone(table, mine.name), damageOrZone(table, theirs.name)];
  };

  it('lets both deal their 攻 to each other, outside any battle', () => {
    expect(fight(one('甲', '3/2'), one('乙', '2/4'))).toEqual(['graveyard', 3]);
  });

  it('lets 先发 strike first, and one who has fallen does not strike back', () => {
    expect(fight(one('甲', '4/2', { has: ['first-strike'] }), one('乙', '2/4'))).toEqual([
      0,
      'graveyard',
    ]);
  });

  it('lets one who survives that strike back', () => {
    expect(fight(one('甲', '3/2', { has: ['first-strike'] }), one('乙', '2/4'))).toEqual([
      'graveyard',
      3,
    ]);
  });
});

describe('an attack by an effect (606.11)', () => {
  const only = (table: SanguozhiTable, ...names: string[]): CardId[] =>
    names.map((name) => find(table, name));

  it('is made by those named, at once, and the phase goes on', () => {
    const table = lay({ generals: [one('甲', '3/3'), one('丙', '2/2')] }, {});
    apply(table, { type: 'phase', phase: 'prepare' });
    perform(table, attackByEffect(table, A, only(table, '甲')));
    const asked = perform(table, fightPending(table), ['attack 甲']);
    expect(asked).toEqual(['A attack: attack 甲']);
    expect(grain(table, B)).toBe(27);
    expect(table.state).toMatchObject({ phase: 'prepare', combat: null, nestedBattles: [] });
  });

  it('within a battle leaves that battle as it was', () => {
    const table = inBattle([one('甲', '3/3')], [one('乙', '1/9')], ['attack 甲', 'defend 乙']);
    perform(table, attackByEffect(table, A, null));
    perform(table, fightPending(table), ['attack 甲', 'done']);
    expect(grain(table, B)).toBe(27);
    expect(opponentsOf(table, find(table, '乙'))).toEqual([find(table, '甲')]);
    perform(table, damagePhase(table));
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([1, 3]);
  });

  it('with 先发 has its own phase for it', () => {
    const table = lay(
      { generals: [one('甲', '3/1', { has: ['first-strike'] })] },
      { generals: [one('乙', '5/3')] },
    );
    perform(table, attackByEffect(table, A, null));
    perform(table, fightPending(table), ['attack 甲', 'defend 乙']);
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([0, 'graveyard']);
    expect(table.state.pendingPhases).toEqual([]);
  });
});
