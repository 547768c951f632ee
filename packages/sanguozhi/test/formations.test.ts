import { option } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { statOf } from '../effects/derivation.ts';
import { apply } from '../events/apply.ts';
import { dealDamage } from '../flow/damage/damage.ts';
import { eventOptions, launchEvent } from '../flow/kinds/event-cards.ts';
import { actFormation, formationOptions } from '../flow/kinds/formations.ts';
import { destroy } from '../flow/moving/destruction.ts';
import { changeGrain } from '../flow/resources/grain.ts';
import { checkState } from '../flow/state-checks/state-checks.ts';
import { damageOn, player, refOf } from '../table/table.ts';
import {
  A,
  abilitiesIn,
  B,
  conditionIn,
  emptyScene,
  general,
  members,
  perform,
  put,
  whereIs,
} from './card-scene.ts';

/** A table where A has three or more 副将, and a formation with 攻 N and 命 N+1 in hand. */
function scene(names: readonly string[] = ['甲', '乙', '丙']) {
  const table = emptyScene();
  const generals = names.map((name) => put(table, A, 'deputy', general(name, '1/2')));
  const formation = put(table, A, 'hand', {
    kind: 'formation',
    name: '阵',
    attack: members(),
    life: members(1),
  });
  return { table, generals, formation };
}

/** A forms it of all three. */
function formed({ table, formation }: ReturnType<typeof scene>): void {
  perform(table, actFormation(table, A, option('form', formation, A)));
}

describe('阵型 (503)', () => {
  it('is formed by three 副将 or more, once a turn, and dissolved', () => {
    const made = scene();
    const { table, formation } = made;
    put(table, A, 'main', general('丁', '1/2'));
    expect(formationOptions(table, A).map(({ verb }) => verb)).toEqual(['set-formation', 'form']);
    formed(made);
    expect(player(table, A).formation?.members).toHaveLength(3);
    expect([statOf(table, formation, 'attack'), statOf(table, formation, 'life')]).toEqual([3, 4]);
    expect(formationOptions(table, A)).toEqual([]);
    apply(table, { type: 'turn', seat: A, round: 3, skipped: false });
    apply(table, { type: 'phase', phase: 'prepare' });
    const [dissolve] = formationOptions(table, A);
    perform(table, actFormation(table, A, dissolve));
    expect(player(table, A).formation).toBeNull();
    expect(player(table, A).grain).toBe(20);
    expect(table.cards[formation].faceDown).toBe(true);
  });

  it('with too few or a wrong 兵种 is not offered', () => {
    const table = emptyScene();
    const archers = { arms: ['archer'] } as const;
    for (const name of ['甲', '乙', '丙']) put(table, A, 'deputy', general(name, '1/2', archers));
    put(table, A, 'hand', { kind: 'formation', formingArms: ['archer', 'cavalry'] });
    expect(formationOptions(table, A).map(({ verb }) => verb)).toEqual(['set-formation']);
  });

  it('is joined and left for a 虎符, and broken when fewer than three are left', () => {
    const made = scene();
    const { table, generals, formation } = made;
    formed(made);
    const joiner = put(table, A, 'deputy', general('丁', '1/2'));
    put(table, A, 'hand', { kind: 'troop', name: '虎符', type: 'tally' });
    expect(formationOptions(table, A).map(({ verb }) => verb)).toContain('join-formation');
    perform(table, actFormation(table, A, option('join-formation', joiner, A)), ['discard 虎符']);
    expect(player(table, A).formation?.members).toHaveLength(4);
    expect(statOf(table, formation, 'attack')).toBe(4);
    const agent = { source: joiner, seat: B };
    for (const card of [generals[0], generals[1]]) {
      perform(table, destroy(table, [{ kind: 'card', ...refOf(table, card) }], agent));
      perform(table, checkState(table));
    }
    expect(player(table, A)).toMatchObject({ formation: null, grain: 17 });
    expect(table.cards[formation].faceDown).toBe(true);
  });

  it('that falls deals damage to those who formed it, in the order of their player', () => {
    const made = scene();
    const { table, generals, formation } = made;
    formed(made);
    const source = put(table, B, 'deputy', general('丁', '5/2'));
    const dealt = { source, by: B, to: formation, amount: 4, damage: 'combat' } as const;
    perform(table, dealDamage(table, [dealt]));
    // 4 + 3 is more than the three of them can take.
    perform(table, checkState(table), [
      'assign-damage 丙',
      'assign-damage 乙',
      'put-next 甲',
      'put-next 乙',
    ]);
    expect(whereIs(table, formation)).toBe('formations');
    expect(player(table, A)).toMatchObject({ formation: null, grain: 20 });
    expect(generals.map((card) => whereIs(table, card))).toEqual([
      'graveyard',
      'graveyard',
      'graveyard',
    ]);
  });

  it('with no 命 left is destroyed, for 3 粮草', () => {
    const made = scene();
    const { table, formation } = made;
    formed(made);
    put(table, B, 'tactics', {
      kind: 'tactic',
      duration: 'permanent',
      text: '敌方场上阵型命-4。',
    });
    perform(table, checkState(table));
    expect(whereIs(table, formation)).toBe('graveyard');
    expect(player(table, A).grain).toBe(17);
    expect(damageOn(table, formation)).toBe(0);
  });
});

describe('事件 (505)', () => {
  it('is done at once and out of the game', () => {
    const table = emptyScene();
    const card = put(table, A, 'events', { kind: 'event', text: '己方+2粮。' }, { faceDown: true });
    const [launch] = eventOptions(table, A);
    perform(table, launchEvent(table, A, launch));
    expect(player(table, A).grain).toBe(22);
    expect(whereIs(table, card)).toBe('removed');
  });

  it('that stays works, until its condition is gone', () => {
    const table = emptyScene();
    const guest = put(table, A, 'deputy', general('甲', '1/2'));
    const card = put(
      table,
      A,
      'events',
      {
        kind: 'event',
        duration: 'permanent',
        text: '当本事件发动时，己方+1粮。己方场上将领攻+1。',
        condition: conditionIn('己方场上存在1名将领'),
      },
      { faceDown: true },
    );
    const [launch] = eventOptions(table, A);
    perform(table, launchEvent(table, A, launch));
    expect(player(table, A).grain).toBe(21);
    expect(statOf(table, guest, 'attack')).toBe(2);
    perform(
      table,
      destroy(table, [{ kind: 'card', ...refOf(table, guest) }], { source: guest, seat: A }),
    );
    perform(table, checkState(table));
    expect(whereIs(table, card)).toBe('removed');
    expect(eventOptions(table, A)).toEqual([]);
  });

  it('that is completed does nothing more', () => {
    const table = emptyScene();
    const guest = put(table, A, 'deputy', general('甲', '1/2'));
    const [completion] = abilitiesIn('当己方粮草增加时，敌方-3粮。');
    const event = {
      kind: 'event',
      duration: 'permanent',
      text: '己方场上将领攻+1。',
      completion,
    } as const;
    const card = put(table, A, 'events', event, { faceDown: true });
    const [launch] = eventOptions(table, A);
    perform(table, launchEvent(table, A, launch));
    expect(statOf(table, guest, 'attack')).toBe(2);
    perform(table, changeGrain(table, A, 1));
    expect(player(table, B).grain).toBe(17);
    expect(table.cards[card].tapped).toBe(true);
    expect(statOf(table, guest, 'attack')).toBe(1);
  });
});
