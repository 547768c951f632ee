import type { Decision, Flow } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { apply } from '../../events/apply.ts';
import { damagePhase } from '../../flow/combat/damage-phase.ts';
import { isFighting } from '../../table/combat.ts';
import { of } from '../../table/zones.ts';
import {
  A,
  B,
  battle,
  C,
  D,
  damageOrZone,
  declared,
  find,
  grain,
  lay,
  type Made,
  one,
  perform,
} from './battle-scene.ts';

const joining = { has: ['breakthrough'] } as const;
const withSpearWall = { has: ['spear-wall'] } as const;

describe('a group (807)', () => {
  it('is made of two who could each attack, and each is in one group only', () => {
    const table = lay(
      {
        generals: [
          one('甲', '1/1', joining),
          one('乙', '1/1', joining),
          one('丙', '1/1', joining),
          one('横', '1/1', { ...joining, tapped: true }),
          one('无', '1/1'),
        ],
      },
      {},
    );
    const asked = perform(table, declared(table), [
      'attack 甲',
      'fight-with 乙',
      'attack 丙',
      'done',
      'deals-next 甲',
    ]);
    expect(asked).toContain('A join-attack: fight-alone 甲 / fight-with 乙 / fight-with 丙');
    expect(asked).toContain('A attack: attack 丙 / attack 无 / done');
    expect(table.state.combat?.attacks.map(({ members }) => members.length)).toEqual([2, 1]);
  });

  it('attacks what all of its generals may attack', () => {
    const table = lay(
      {
        generals: [
          one('虎', '1/1', { has: ['breakthrough', 'glare'], needs: { foot: 5 } }),
          one('乙', '1/1', joining),
        ],
      },
      { generals: [one('轻', '1/1')] },
    );
    const asked = perform(table, declared(table), ['attack 虎', 'fight-with 乙', 'done']);
    expect(asked.some((question) => question.includes('attack-target'))).toBe(false);
    expect(table.state.combat?.attacks[0].target).toEqual({ kind: 'seat', seat: B });
  });

  it('keeps off all who are kept off by one of it (807.1e)', () => {
    const table = lay(
      {
        generals: [
          one('弓', '1/1', { has: ['breakthrough', 'strong-bow'] }),
          one('乙', '1/1', joining),
        ],
      },
      { generals: [one('丁', '1/1')] },
    );
    const asked = perform(table, declared(table), ['attack 弓', 'fight-with 乙']);
    expect(asked.some((question) => question.startsWith('B'))).toBe(false);
  });

  it('defends against one attack with those who both can', () => {
    const table = lay(
      {
        generals: [one('弓', '1/1', { has: ['strong-bow'] }), one('乙', '1/1')],
      },
      {
        generals: [
          one('丁', '1/1', { has: ['spear-wall', 'strong-bow'] }),
          one('戊', '1/1', withSpearWall),
          one('己', '1/1', withSpearWall),
        ],
      },
    );
    const asked = perform(table, declared(table), [
      'attack 弓',
      'attack 乙',
      'defend 丁',
      'against 弓',
      'defend 戊',
      'fight-with 己',
      'deals-next 弓',
    ]);
    expect(asked.filter((question) => question.includes('join-defence'))).toEqual([
      'B join-defence: fight-alone 戊 / fight-with 己',
    ]);
  });

  it('lets nobody defend twice', () => {
    const table = lay(
      { generals: [one('乙', '1/1'), one('丙', '1/1')] },
      { generals: [one('丁', '1/1', withSpearWall), one('戊', '1/1', withSpearWall)] },
    );
    const asked = perform(table, declared(table), [
      'attack 乙',
      'attack 丙',
      'defend 丁',
      'against 乙',
      'fight-with 戊',
      'deals-next 乙',
    ]);
    expect(asked.filter((question) => question.startsWith('B defend:'))).toHaveLength(1);
  });
});

describe('formations in battle', () => {
  const members = ['一', '二', '三'];
  const ranks = members.map((name) => one(name, '1/1'));
  const formation = (stats: string, has: Made['has'] = []) => ({ name: '阵', stats, has, members });

  it('with 虎视 may attack any general or formation, which must defend', () => {
    const table = lay(
      { generals: ranks, formation: formation('4/9', ['glare']) },
      { generals: [one('重', '1/2', { needs: { foot: 9 } }), one('轻', '1/1')] },
    );
    const asked = perform(table, battle(table), ['attack 阵', 'attack-card 重', 'defend 重']);
    expect(asked).toContain('A attack-target: attack-player B / attack-card 重 / attack-card 轻');
    expect(asked).toContain('B defend: defend 重');
    expect([damageOrZone(table, '重'), grain(table, B)]).toEqual(['graveyard', 28]);
  });

  it('with 强弓 is not defended against by any general', () => {
    const table = lay(
      { generals: ranks, formation: formation('4/9', ['strong-bow']) },
      { generals: [one('弓', '1/2', { has: ['strong-bow'] })] },
    );
    perform(table, battle(table), ['attack 阵']);
    expect(grain(table, B)).toBe(26);
  });

  it('with 先发 strikes before a general with 先发', () => {
    const table = lay(
      { generals: ranks, formation: formation('4/3', ['first-strike']) },
      { generals: [one('快', '9/4', { has: ['first-strike'] })] },
    );
    perform(table, battle(table), ['attack 阵', 'defend 快']);
    expect([damageOrZone(table, '快'), damageOrZone(table, '阵')]).toEqual(['graveyard', 0]);
  });

  it('takes a general who joins it out of combat (606.9d)', () => {
    const table = lay({ generals: [...ranks, one('甲', '3/3')], formation: formation('4/9') }, {});
    perform(table, declared(table), ['attack 甲', 'done']);
    const card = find(table, '阵');
    const all = [...members, '甲'].map((name) => find(table, name));
    apply(table, { type: 'formation', seat: A, formation: { card, members: all } });
    perform(table, damagePhase(table));
    expect(grain(table, B)).toBe(30);
  });
});

describe('who is in a battle', () => {
  it('leaves it with a change of control (606.9c)', () => {
    const table = lay({ generals: [one('甲', '3/3')] }, {});
    perform(table, declared(table), ['attack 甲']);
    const card = find(table, '甲');
    apply(table, {
      type: 'shift',
      card,
      to: of(B, 'deputy'),
      controller: B,
      from: of(A, 'deputy'),
    });
    perform(table, damagePhase(table));
    expect(grain(table, B)).toBe(30);
  });

  it('leaves it with its player, and so do those who attack that player (606.9b)', () => {
    const table = lay(
      { generals: [one('甲', '3/3'), one('乙', '2/2')] },
      { generals: [one('丁', '1/9')] },
      {},
      {},
    );
    perform(table, declared(table), [
      'attack 甲',
      'attack-player B',
      'attack 乙',
      'attack-player D',
      'defend 丁',
      'deals-next 甲',
    ]);
    apply(table, { type: 'leave-game', seat: B, why: 'surrender' });
    perform(table, damagePhase(table));
    expect(isFighting(table, find(table, '甲'))).toBe(false);
    expect([damageOrZone(table, '甲'), grain(table, C), grain(table, D)]).toEqual([0, 30, 28]);
  });

  it('is not face down', () => {
    const table = lay(
      { generals: [one('甲', '3/3')] },
      { generals: [one('盖', '1/1', { faceDown: true }), one('乙', '1/1')] },
    );
    const asked = perform(table, declared(table), ['attack 甲', 'done']);
    expect(asked).toContain('B defend: defend 乙 / done');
  });
});

describe('行动权 in a battle', () => {
  it('goes round after an attack, and after a defence', () => {
    const acting = (flow: Flow, picks: string[]) => {
      const seats: string[] = [];
      let step = flow.next();
      while (!step.done) {
        const { kind, options, seat } = step.value as Decision;
        if (kind === 'act') seats.push('AB'[seat]);
        const verb = kind === 'act' ? 'pass' : picks.shift();
        step = flow.next(options.findIndex((choice) => choice.verb === verb));
      }
      return seats.join('');
    };
    const sides = [{ generals: [one('甲', '1/1')] }, { generals: [one('乙', '1/1')] }] as const;
    expect(acting(battle(lay(...sides)), ['done'])).toBe('');
    expect(acting(battle(lay(...sides)), ['attack', 'done'])).toBe('AB');
    expect(acting(battle(lay(...sides)), ['attack', 'defend'])).toBe('ABAB');
  });
});
