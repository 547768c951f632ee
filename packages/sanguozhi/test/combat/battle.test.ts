import { describe, expect, it } from 'vitest';
import { isAlone, isDefended, isUndefended, opponentsOf } from '../../table/combat.ts';
import { A, B, battle, damageOrZone, declared, find, grain, lay, perform } from './battle-scene.ts';

describe('an attack (608)', () => {
  it('that nobody defends against takes 粮草', () => {
    const table = lay({ generals: [{ name: '甲', stats: '3/2' }] }, {});
    perform(table, battle(table), ['attack 甲']);
    expect(grain(table, B)).toBe(27);
    expect(table.state.combat).toBeNull();
  });

  it('is not made by tapped or face-down generals, nor by those in a formation', () => {
    const table = lay(
      {
        generals: [
          { name: '横', stats: '1/1', tapped: true },
          { name: '盖', stats: '1/1', faceDown: true },
          { name: '阵甲', stats: '1/1' },
          { name: '能', stats: '1/1', role: 'main' },
        ],
        formation: { name: '阵', stats: '3/5', members: ['阵甲'] },
      },
      {},
    );
    const [first] = perform(table, declared(table), ['done']);
    expect(first).toBe('A attack: attack 能 / attack 阵 / done');
  });

  it('by one alone is alone, by two is not', () => {
    const table = lay(
      {
        generals: [
          { name: '甲', stats: '1/1' },
          { name: '乙', stats: '1/1' },
        ],
      },
      {},
    );
    perform(table, declared(table), ['attack 甲', 'done']);
    expect(isAlone(table, find(table, '甲'))).toBe(true);
    const both = lay(
      {
        generals: [
          { name: '甲', stats: '1/1' },
          { name: '乙', stats: '1/1' },
        ],
      },
      {},
    );
    perform(both, declared(both), ['attack 甲', 'attack 乙', 'deals-next 甲']);
    expect(isAlone(both, find(both, '甲'))).toBe(false);
  });

  it('with 诸侯军 in play costs a 虎符, once', () => {
    const lords = { name: '诸侯', stats: '1/1', factions: ['lords'] } as const;
    const table = lay({ generals: [lords, { name: '乙', stats: '2/1' }], tallies: 2 }, {});
    const asked = perform(table, battle(table), [
      'discard-tally 虎符',
      'attack 诸侯',
      'attack 乙',
      'deals-next 乙',
    ]);
    expect(asked[0]).toBe('A tally-to-attack: discard-tally 虎符 / discard-tally 虎符 / stay');
    expect(grain(table, B)).toBe(27);
  });

  it('is not to be had without a 虎符 where 诸侯军 are in play', () => {
    const lords = { name: '诸侯', stats: '1/1', factions: ['lords'] } as const;
    const table = lay({ generals: [lords] }, {});
    expect(perform(table, battle(table), ['stay'])).toEqual(['A tally-to-attack: stay']);
  });
});

describe('a defence (609)', () => {
  it('takes the damage, strikes back, and what exceeds its life pierces', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '5/3' }] },
      { generals: [{ name: '乙', stats: '2/2', tapped: true }] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect(damageOrZone(table, '乙')).toBe('graveyard');
    expect(damageOrZone(table, '甲')).toBe(2);
    expect(grain(table, B)).toBe(27);
    expect(grain(table, A)).toBe(30);
  });

  it('is settled at the end of the defence phase', () => {
    const table = lay(
      {
        generals: [
          { name: '甲', stats: '1/1' },
          { name: '丙', stats: '1/1' },
        ],
      },
      { generals: [{ name: '乙', stats: '1/3' }] },
    );
    perform(table, declared(table), [
      'attack 甲',
      'attack 丙',
      'defend 乙',
      'against 丙',
      'deals-next 甲',
    ]);
    expect(isDefended(table, find(table, '丙'))).toBe(true);
    expect(isUndefended(table, find(table, '甲'))).toBe(true);
    expect(opponentsOf(table, find(table, '乙'))).toEqual([find(table, '丙')]);
  });

  it('must be made against 骁勇', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '1/1', has: ['daring'] }] },
      { generals: [{ name: '乙', stats: '1/3' }] },
    );
    const asked = perform(table, declared(table), ['attack 甲', 'defend 乙']);
    expect(asked).toContain('B defend: defend 乙');
  });

  it('against 强弓 is for 强弓 only', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '1/1', has: ['strong-bow'] }] },
      {
        generals: [
          { name: '乙', stats: '1/3' },
          { name: '弓', stats: '1/1', has: ['strong-bow'] },
        ],
      },
    );
    const asked = perform(table, declared(table), ['attack 甲', 'done']);
    expect(asked).toContain('B defend: defend 弓 / done');
  });

  it('against cavalry of 袁绍军 is not for shields, nor for those without an arm', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '1/1', factions: ['yuan-shao'], arms: ['cavalry'] }] },
      {
        generals: [
          { name: '无', stats: '1/3' },
          { name: '盾', stats: '1/3', arms: ['shield'] },
          { name: '弓', stats: '1/1', arms: ['shield', 'archer'] },
        ],
      },
    );
    const asked = perform(table, declared(table), ['attack 甲', 'done']);
    expect(asked).toContain('B defend: defend 弓 / done');
  });
});

describe('虎视 (802.22)', () => {
  it('calls out a general of no greater needs, who must defend', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '3/3', has: ['glare'], needs: { horse: 2 } }] },
      {
        generals: [
          { name: '轻', stats: '1/1', needs: { foot: 2 } },
          { name: '重', stats: '1/9', needs: { foot: 3 } },
        ],
      },
    );
    const asked = perform(table, battle(table), ['attack 甲', 'attack-card 轻', 'defend 轻']);
    expect(asked).toContain('A attack-target: attack-player B / attack-card 轻');
    expect(asked).toContain('B defend: defend 轻');
    expect(damageOrZone(table, '轻')).toBe('graveyard');
    expect(grain(table, B)).toBe(28);
  });
});

describe('先发 (802.24)', () => {
  it('strikes first: who falls does not strike back', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '2/1', has: ['first-strike'] }] },
      { generals: [{ name: '乙', stats: '2/2' }] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect(damageOrZone(table, '乙')).toBe('graveyard');
    expect(damageOrZone(table, '甲')).toBe(0);
    expect(grain(table, B)).toBe(30);
  });

  it('on both sides is at once', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '2/1', has: ['first-strike'] }] },
      { generals: [{ name: '乙', stats: '2/2', has: ['first-strike'] }] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([
      'graveyard',
      'graveyard',
    ]);
  });

  it('is answered by one who survives it, in the common phase', () => {
    const table = lay(
      { generals: [{ name: '甲', stats: '1/3', has: ['first-strike'] }] },
      { generals: [{ name: '乙', stats: '2/2' }] },
    );
    perform(table, battle(table), ['attack 甲', 'defend 乙']);
    expect([damageOrZone(table, '甲'), damageOrZone(table, '乙')]).toEqual([2, 1]);
  });

  it('strikes once', () => {
    const table = lay({ generals: [{ name: '甲', stats: '2/1', has: ['first-strike'] }] }, {});
    perform(table, battle(table), ['attack 甲']);
    expect(grain(table, B)).toBe(28);
  });
});

describe('groups (807)', () => {
  const pair = [
    { name: '臧', stats: '2/3', has: ['breakthrough'] },
    { name: '梁', stats: '2/2', has: ['breakthrough'] },
  ] as const;

  it('attack as one, and the defending player says whose damage pierces', () => {
    const table = lay({ generals: pair }, { generals: [{ name: '周', stats: '2/3' }] });
    perform(table, battle(table), [
      'attack 臧',
      'fight-with 梁',
      'defend 周',
      'take-damage 周 1',
      'take-damage 臧 2',
    ]);
    expect(damageOrZone(table, '周')).toBe('graveyard');
    expect(grain(table, B)).toBe(29);
    expect([damageOrZone(table, '臧'), damageOrZone(table, '梁')]).toEqual([2, 0]);
  });

  it('defend as one: the defending player shares the damage out', () => {
    const table = lay(
      { generals: [{ name: '难', stats: '3/2' }] },
      {
        generals: [
          { name: '贾', stats: '2/3', has: ['spear-wall'] },
          { name: '刘', stats: '2/2', has: ['spear-wall'] },
        ],
      },
    );
    const asked = perform(table, battle(table), [
      'attack 难',
      'defend 贾',
      'fight-with 刘',
      'take-damage 贾 2',
      'take-damage 难 0',
    ]);
    expect(asked).toContain(
      'B share-damage: take-damage 贾 1 / take-damage 贾 2 / take-damage 贾 3',
    );
    expect([
      damageOrZone(table, '贾'),
      damageOrZone(table, '刘'),
      damageOrZone(table, '难'),
    ]).toEqual([2, 1, 'graveyard']);
    expect(grain(table, B)).toBe(30);
  });
});

describe('four players (901)', () => {
  it('attack several at once, who defend one after another', () => {
    const table = lay(
      {
        generals: [
          { name: '甲', stats: '3/2' },
          { name: '乙', stats: '2/2' },
        ],
      },
      { generals: [{ name: '丙', stats: '1/1' }] },
      {},
      { generals: [{ name: '丁', stats: '1/5' }] },
    );
    const asked = perform(table, battle(table), [
      'attack 甲',
      'attack-player B',
      'attack 乙',
      'attack-player D',
      'done',
      'defend 丁',
      'deals-next 乙',
    ]);
    expect(asked.map((one) => one.slice(0, 8))).toEqual([
      'A attack',
      'A attack',
      'A attack',
      'A attack',
      'B defend',
      'D defend',
      'A order-',
    ]);
    expect(table.state.players.map((one) => one.grain)).toEqual([30, 27, 30, 30]);
    expect([damageOrZone(table, '丁'), damageOrZone(table, '乙')]).toEqual([2, 1]);
  });
});
