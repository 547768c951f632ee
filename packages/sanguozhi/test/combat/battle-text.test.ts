import { describe, expect, it } from 'vitest';
import { statOf } from '../../effects/derivation.ts';
import { apply } from '../../events/apply.ts';
import { damagePhase, firstStrikePhase } from '../../flow/combat/damage-phase.ts';
import { attackByEffect, fightPending } from '../../flow/combat/nested-battle.ts';
import {
  A,
  B,
  battle,
  damageOrZone,
  declared,
  find,
  one as general,
  grain,
  lay,
  type Made,
  perform,
} from './battle-scene.ts';

const one = (name: string, stats: string, text = '', more: Partial<Made> = {}) =>
  general(name, stats, { text, ...more });

describe('words about battles', () => {
  it('火矢 burns on attacking, defended or not', () => {
    const table = lay(
      { generals: [one('甲', '1/1', '火矢2。')] },
      { generals: [one('乙', '1/3')] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect(grain(table, B)).toBe(28);
  });

  it('刚勇 is for those who attack alone', () => {
    const table = lay({ generals: [one('甲', '2/2', '刚勇。')] }, {});
    perform(table, battle(table), ['attack 甲']);
    expect(grain(table, B)).toBe(27);
    const both = lay({ generals: [one('甲', '2/2', '刚勇。'), one('丙', '1/1')] }, {});
    perform(both, battle(both), ['attack 甲', 'attack 丙', 'deals-next 甲']);
    expect(grain(both, B)).toBe(27);
  });

  it('镇守 strengthens a defender in time', () => {
    const table = lay(
      { generals: [one('甲', '3/3')] },
      { generals: [one('乙', '1/2', '镇守2。')] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual(['graveyard', 3]);
  });

  it('one that must attack cannot be left at home', () => {
    const table = lay({ generals: [one('甲', '2/2', '本将领必须进攻。'), one('丙', '1/1')] }, {});
    const asked = perform(table, declared(table), ['attack 甲', 'done']);
    expect(asked[0]).toBe('A attack: attack 甲 / attack 丙');
  });

  it('one that cannot attack, or defend, is not offered', () => {
    const table = lay(
      { generals: [one('甲', '2/2', '本将领不能进攻。'), one('丙', '1/1')] },
      { generals: [one('乙', '1/1', '本将领不能防守。'), one('丁', '1/1')] },
    );
    expect(perform(table, declared(table), ['attack 丙', 'done'])).toEqual([
      'A attack: attack 丙 / done',
      'B defend: defend 丁 / done',
    ]);
  });

  it('a combat cost is paid on choosing the one who attacks', () => {
    const table = lay({ generals: [one('甲', '2/2', '除非-2粮，否则本将领不能进攻。')] }, {});
    perform(table, battle(table), ['attack 甲']);
    expect([grain(table, A), grain(table, B)]).toEqual([28, 28]);
  });

  it('words may let one attack generals (606.3b)', () => {
    const table = lay(
      { generals: [one('甲', '2/2', '本将领可以骑兵将领为进攻目标。')] },
      { generals: [one('骑', '1/1', '', { arms: ['cavalry'] }), one('步', '1/1')] },
    );
    const asked = perform(table, declared(table), ['attack 甲', 'attack-card 骑', 'done']);
    expect(asked).toContain('A attack-target: attack-player B / attack-card 骑');
  });

  it('triggers of 先发 damage wait for the common damage phase (610.1c)', () => {
    const table = lay({ generals: [one('甲', '3/3', '先发。掠夺。')] }, {});
    apply(table, { type: 'grain', seat: A, by: -10 });
    perform(table, declared(table), ['attack 甲']);
    apply(table, { type: 'phase', phase: 'first-strike' });
    perform(table, firstStrikePhase(table));
    expect([grain(table, A), grain(table, B)]).toEqual([20, 27]);
    apply(table, { type: 'phase', phase: 'damage' });
    perform(table, damagePhase(table));
    expect([grain(table, A), grain(table, B)]).toEqual([23, 27]);
  });

  it('what holds until the end of combat is over after it', () => {
    const table = lay(
      { generals: [one('甲', '2/2', '每当本将领进攻时，本将领攻+1，直到战斗结束。')] },
      {},
    );
    perform(table, battle(table), ['attack 甲']);
    expect(grain(table, B)).toBe(27);
    expect(statOf(table, find(table, '甲'), 'attack')).toBe(2);
  });

  it('a combat cost on defending is paid on choosing the one who defends', () => {
    const table = lay(
      { generals: [one('甲', '1/1')] },
      { generals: [one('乙', '0/2', '除非-2粮，否则本将领不能防守。')] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect(grain(table, B)).toBe(28);
  });

  it('are heard by the one defended against, by bystanders and by the defender', () => {
    const table = lay(
      { generals: [one('甲', '0/1', '每当本将领被防守时，敌方-1粮。')] },
      {
        generals: [
          one('乙', '0/1', '每当本将领战斗时，敌方-2粮。'),
          one('旁', '0/1', '每当己方场上将领战斗时，敌方-4粮。'),
        ],
      },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect([grain(table, A), grain(table, B)]).toEqual([24, 29]);
  });

  it('at the beginning of the damage phase come before the damage', () => {
    const words = '每当己方伤害计算阶段开始时，本将领攻+1，直到回合结束。';
    const table = lay({ generals: [one('甲', '1/1', words)] }, {});
    apply(table, { type: 'phase', phase: 'prepare' });
    perform(table, attackByEffect(table, A, null));
    perform(table, fightPending(table), ['attack 甲']);
    expect(grain(table, B)).toBe(28);
  });

  it('change damage as it is dealt, and as it is taken', () => {
    const table = lay(
      { generals: [one('甲', '3/3')] },
      { generals: [one('减', '0/1', '敌方造成的战斗伤害-1。')] },
    );
    perform(table, battle(table), ['attack 甲', 'done']);
    expect(grain(table, B)).toBe(28);
    const taking = lay(
      { generals: [one('甲', '3/3')] },
      { generals: [one('乙', '0/9', '本将领受到的伤害-1。')] },
    );
    perform(taking, battle(taking), ['attack 甲', 'defend 乙']);
    expect(damageOrZone(taking, '乙')).toBe(2);
  });

  it('against 反击伤害 help the attacker only', () => {
    const words = '防止本将领受到的反击伤害。';
    const table = lay(
      { generals: [one('甲', '3/3', words)] },
      { generals: [one('乙', '2/9', words)] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([0, 3]);
  });

  it('keep a formation at home', () => {
    const members = ['一', '二', '三'];
    const table = lay(
      {
        generals: [
          ...members.map((name) => one(name, '1/1')),
          one('甲', '1/1', '己方场上阵型不能进攻。'),
        ],
        formation: { name: '阵', stats: '3/9', members },
      },
      {},
    );
    const [first] = perform(table, declared(table), ['done']);
    expect(first).toBe('A attack: attack 甲 / done');
  });

  it('count no more 反击伤害 than the life of the attacker (117.10b)', () => {
    const words = '每当本将领受到战斗伤害时，敌方-X粮，X为该伤害。';
    const table = lay({ generals: [one('甲', '0/2', words)] }, { generals: [one('乙', '5/9')] });
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect(grain(table, B)).toBe(28);
  });

  it('on falling come too late for those who fall together (610.5, 901.3)', () => {
    const words = '每当己方场上其他将领阵亡时，本将领命+2，直到回合结束。';
    const table = lay(
      { generals: [one('甲', '2/9'), one('丁', '2/9')] },
      { generals: [one('乙', '1/2'), one('丙', '1/2', words)] },
    );
    perform(table, battle(table), [
      'attack 甲',
      'attack 丁',
      'defend 乙',
      'against 甲',
      'defend 丙',
      'deals-next 甲',
      'put-next 乙',
    ]);
    expect([damageOrZone(table, '乙'), damageOrZone(table, '丙')]).toEqual([
      'graveyard',
      'graveyard',
    ]);
  });

  it('荡枪 strikes one beside its defender, before the damage', () => {
    const table = lay(
      { generals: [one('甲', '2/2', '荡枪2。')] },
      { generals: [one('乙', '1/3'), one('旁', '1/2')] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙', 'do']);
    expect([damageOrZone(table, '乙'), damageOrZone(table, '旁')]).toEqual([2, 'graveyard']);
  });
});
