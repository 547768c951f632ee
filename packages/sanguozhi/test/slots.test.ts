import { describe, expect, it } from 'vitest';
import { statOf } from '../effects/derivation.ts';
import { happen } from '../events/pipeline.ts';
import { canTakeControl, swapControl, takeControl } from '../flow/moving/control.ts';
import { equip, swapTreasures } from '../flow/moving/equip.ts';
import { moveSlot, placeGeneral, restoreMain, swapSlots } from '../flow/moving/place.ts';
import { cover, flip, tap, uncover, untap } from '../flow/moving/tap-cover-flip.ts';
import { addCounters } from '../flow/resources/counters.ts';
import { checkState } from '../flow/state-checks/state-checks.ts';
import { cardsIn, damageOn, treasuresOf } from '../table/table.ts';
import type { Filter } from '../text/nodes/index.ts';
import { A, B, emptyScene, general, perform, put, whereIs } from './card-scene.ts';

describe('放置 (500.1c)', () => {
  it('asks for a free slot, and for how it lies where that is open', () => {
    const table = emptyScene();
    put(table, A, 'main', general('甲', '1/1'));
    const card = put(table, A, 'hand', general('乙', '1/1'));
    const { asked } = perform(table, placeGeneral(table, A, card, null, 'either'), [
      'place-covered 乙 deputy',
    ]);
    expect(asked).toEqual([
      'A place-general: place 乙 adviser / place-covered 乙 adviser / place 乙 deputy / place-covered 乙 deputy',
    ]);
    expect(table.cards[card]).toMatchObject({ faceDown: true, controller: A });
    expect(whereIs(table, card)).toBe('deputy');
  });

  it('looks at names and 兵权', () => {
    const table = emptyScene();
    put(table, A, 'main', general('甲', '1/1'));
    const namesake = put(table, A, 'hand', general('甲', '1/1'));
    expect(perform(table, placeGeneral(table, A, namesake, null, false)).result).toBe(false);
    const needy = put(table, A, 'hand', general('乙', '1/1', { needs: [{ foot: 2 }, { any: 1 }] }));
    expect(perform(table, placeGeneral(table, A, needy, 'deputy', false)).result).toBe(false);
    put(table, A, 'troops', { kind: 'troop', face: { foot: 1 } });
    expect(perform(table, placeGeneral(table, A, needy, 'deputy', false)).result).toBe(true);
  });
});

describe('slots (200.6)', () => {
  it('are changed and exchanged without leaving the field', () => {
    const table = emptyScene();
    const one = put(table, A, 'main', general('甲', '1/1'));
    const other = put(table, A, 'deputy', general('乙', '1/1'));
    const { incarnation } = table.cards[one];
    perform(table, swapSlots(table, one, other));
    expect([whereIs(table, one), whereIs(table, other)]).toEqual(['deputy', 'main']);
    perform(table, moveSlot(table, one, 'adviser'));
    expect(whereIs(table, one)).toBe('adviser');
    expect(table.cards[one].incarnation).toBe(incarnation);
    expect(perform(table, moveSlot(table, one, 'main')).result).toBe(false);
    expect(perform(table, restoreMain(table, A)).result).toBe(false);
  });
});

describe('how cards lie (111–113)', () => {
  it('they are tapped once, and untapped', () => {
    const table = emptyScene();
    const card = put(table, A, 'deputy', general('甲', '1/1'));
    expect(perform(table, tap(table, [card])).result).toBe(true);
    expect(perform(table, tap(table, [card])).result).toBe(false);
    expect(perform(table, untap(table, [card])).result).toBe(true);
  });

  it('covered they lose counters and damage, and are upright', () => {
    const table = emptyScene();
    const card = put(table, A, 'deputy', general('甲', '1/2'), { tapped: true });
    perform(table, addCounters(table, card, '火焰标记', 1));
    expect(perform(table, addCounters(table, card, '火焰标记', 1)).result).toBe(false);
    perform(table, cover(table, [card]));
    expect(table.cards[card]).toMatchObject({ faceDown: true, tapped: false, counters: null });
    expect(perform(table, addCounters(table, card, '火焰标记', 1)).result).toBe(false);
    expect(perform(table, cover(table, [card])).result).toBe(false);
  });

  it('flipped by an effect they trigger; turned up again they do not', () => {
    const table = emptyScene();
    const text = '翻转：敌方-2粮。';
    const card = put(table, A, 'deputy', general('甲', '1/2', { text }), { faceDown: true });
    perform(table, uncover(table, [card]));
    expect(table.state.players[B].grain).toBe(20);
    perform(table, cover(table, [card]));
    expect(perform(table, flip(table, [card])).result).toBe(true);
    expect(table.state.players[B].grain).toBe(18);
  });

  it('without 兵权 they are not flipped, and turned up they go to the hand', () => {
    const table = emptyScene();
    const needs = [{ foot: 3 }];
    const card = put(table, A, 'deputy', general('甲', '1/2', { needs }), { faceDown: true });
    expect(perform(table, flip(table, [card])).result).toBe(false);
    perform(table, uncover(table, [card]));
    expect(whereIs(table, card)).toBe('hand');
  });

  it('words for the kind of card they were end when they are covered', () => {
    const table = emptyScene();
    const one = put(table, A, 'deputy', general('甲', '1/2', { arms: ['cavalry'] }));
    const other = put(table, A, 'deputy', general('乙', '1/2', { arms: ['cavalry'] }));
    put(
      table,
      A,
      'main',
      general('丙', '1/1', {
        text: '每当己方抓卡时，己方场上骑兵将领攻+2，直到回合结束。',
      }),
    );
    perform(table, happen(table, { type: 'draw', seat: A, count: 0 }));
    expect(statOf(table, one, 'attack')).toBe(3);
    perform(table, cover(table, [one]));
    perform(table, uncover(table, [one]));
    expect(statOf(table, one, 'attack')).toBe(1);
    expect(statOf(table, other, 'attack')).toBe(3);
  });
});

describe('控制权 (805)', () => {
  it('goes with all a general bears to a slot of the new controller', () => {
    const table = emptyScene();
    const card = put(table, B, 'main', general('甲', '1/2', { needs: [{ foot: 5 }] }), {
      tapped: true,
    });
    const sword = put(table, B, 'treasures', { kind: 'treasure', name: '剑' }, { host: card });
    perform(table, takeControl(table, card, A), ['place 甲 deputy']);
    expect(table.cards[card]).toMatchObject({ controller: A, owner: B, tapped: false });
    expect(treasuresOf(table, card)).toEqual([sword]);
    perform(table, checkState(table));
    expect(whereIs(table, card)).toBe('deputy');
  });

  it('of 忠义 generals, and without a slot, it does not', () => {
    const table = emptyScene();
    const loyal = put(table, B, 'main', general('甲', '1/2', { text: '忠义。' }));
    const card = put(table, B, 'adviser', general('乙', '1/2'));
    expect(canTakeControl(table, loyal, A)).toBe(false);
    expect(canTakeControl(table, card, A)).toBe(true);
    for (const zone of ['main', 'adviser', 'deputy', 'deputy', 'deputy'] as const) {
      put(table, A, zone, general(`${zone}${table.cards.length}`, '1/1'));
    }
    expect(canTakeControl(table, card, A)).toBe(false);
    const [own] = cardsIn(table, A, 'adviser');
    perform(table, swapControl(table, own, card), ['place adviser3 deputy']);
    expect(table.cards[card].controller).toBe(A);
  });
});

describe('宝物 by effects (502.3a)', () => {
  const cavalry: Filter = {
    kind: 'qualified',
    quality: { kind: 'arm', arm: 'cavalry', span: [0, 0] },
    of: { kind: 'noun', noun: 'general', span: [0, 0] },
    span: [0, 0],
  };

  it('replace older ones, and fall off those who cannot bear them', () => {
    const table = emptyScene();
    const rider = put(table, A, 'deputy', general('甲', '1/2', { arms: ['cavalry'] }));
    const walker = put(table, A, 'deputy', general('乙', '1/2'));
    const old = put(table, A, 'treasures', { kind: 'treasure', name: '旧' }, { host: rider });
    const saddle = put(table, A, 'hand', { kind: 'treasure', name: '鞍', bearer: cavalry });
    expect(perform(table, equip(table, saddle, rider, A)).result).toBe(true);
    perform(table, checkState(table));
    expect(whereIs(table, old)).toBe('graveyard');
    expect(treasuresOf(table, rider)).toEqual([saddle]);
    expect(perform(table, equip(table, saddle, walker, A)).result).toBe(false);
    expect(whereIs(table, saddle)).toBe('graveyard');
  });

  it('go to nobody who is not in play, and what is no 宝物 to nobody', () => {
    const table = emptyScene();
    const inPlay = put(table, A, 'deputy', general('甲', '1/2'));
    const inHand = put(table, A, 'hand', general('乙', '1/2'));
    const helm = put(table, A, 'hand', { kind: 'treasure', name: '冠' });
    expect(perform(table, equip(table, helm, inHand, A)).result).toBe(false);
    expect(perform(table, equip(table, inHand, inPlay, A)).result).toBe(false);
    expect([helm, inHand].map((card) => whereIs(table, card))).toEqual(['hand', 'hand']);
    expect(treasuresOf(table, inPlay)).toEqual([]);
  });

  it('of one set stay together, and are exchanged', () => {
    const table = emptyScene();
    const set = { name: '套', size: 3 };
    const one = put(table, A, 'deputy', general('甲', '1/2'));
    const other = put(table, A, 'deputy', general('乙', '1/2'));
    const [helm, robe] = ['冠', '袍'].map((name) =>
      put(table, A, 'hand', { kind: 'treasure', name, set }),
    );
    perform(table, equip(table, helm, one, A));
    // One of a set a turn, by effects too (502.3b).
    expect(perform(table, equip(table, robe, one, A)).result).toBe(false);
    perform(table, happen(table, { type: 'turn', seat: A, round: 1, skipped: false }));
    perform(table, equip(table, robe, one, A));
    perform(table, checkState(table));
    expect(treasuresOf(table, one)).toEqual([helm, robe]);
    expect(perform(table, swapTreasures(table, one, other)).result).toBe(true);
    expect(treasuresOf(table, other)).toEqual([helm, robe]);
    perform(table, cover(table, [other]));
    perform(table, checkState(table));
    expect(whereIs(table, helm)).toBe('graveyard');
    expect(damageOn(table, other)).toBe(0);
  });
});
