import { expect, test } from 'vitest';
import {
  areSame,
  type CardId,
  cachedByObject,
  cachedEffectsOfCards,
  type Effect,
  type EffectSelection,
  effectsOnType,
  heldEffect,
  moveTo,
  type Seat,
  sortByKind,
  triggersOnType,
} from '../../index.ts';
import { hand, happen, type ToyBody, type ToyTable, toyTable } from '../toy-game.ts';

test('effects are sorted by what they do, in the order in which they were given', () => {
  const uses = { a: 'forbid', b: 'trigger', c: { asked: 'cost' }, d: null, e: 'trigger' } as const;
  const sorted = sortByKind(
    [
      ['a', 'b'],
      ['c', 'd', 'e'],
    ] as (keyof typeof uses)[][],
    (one) => uses[one],
  );
  expect(sorted.forbid.all).toEqual(['a']);
  expect(sorted.replace.all).toEqual([]);
  expect(sorted.trigger.all).toEqual(['b', 'e']);
  expect([...sorted.asked]).toEqual([['cost', ['c']]]);
});

test('what is asked of several effects alike is answered by them in their order, triggers are as well', () => {
  const sorted = sortByKind([['a', 'b'], ['c']], () => ({ asked: 'cost' }));
  expect([...sorted.asked]).toEqual([['cost', ['a', 'b', 'c']]]);
  const heard = sortByKind([['a', 'b', 'c', 'd']], () => 'trigger' as const);
  const selection = { concerns: () => true, looksBack: (one: string) => one > 'b' };
  expect(triggersOnType(heard.trigger, 'draw', selection)).toEqual({
    lookingBack: ['c', 'd'],
    hearing: ['a', 'b'],
  });
});

test('a single trigger is heard as well as several', () => {
  const one = sortByKind([['a']], () => 'trigger' as const);
  const selection = { concerns: () => true, looksBack: () => false };
  expect(triggersOnType(one.trigger, 'draw', selection).hearing).toEqual(['a']);
});

test('which effects could have to do with a type of event is asked once', () => {
  const uses = { draw: 'trigger', drawn: 'trigger', lose: 'forbid', lost: 'replace' } as const;
  type Name = keyof typeof uses;
  const sorted = sortByKind<Name>([['draw', 'lose', 'drawn', 'lost']], (one) => uses[one]);
  let asked = 0;
  const selection: EffectSelection<Name> = {
    concerns(effect, type) {
      asked += 1;
      return effect.startsWith(type);
    },
    looksBack: (effect) => effect === 'drawn',
  };
  const hearing = (type: string | null) => triggersOnType(sorted.trigger, type, selection);
  const forbidding = (type: string | null) => effectsOnType(sorted.forbid, type, selection);
  expect(hearing('draw')).toEqual({ lookingBack: ['drawn'], hearing: ['draw'] });
  expect(hearing('draw')).toBe(hearing('draw'));
  expect(asked).toBe(2);
  expect(forbidding('lose')).toEqual(['lose']);
  expect(forbidding('lose')).toBe(forbidding('lose'));
  expect(asked).toBe(3);
  expect([hearing('tap'), forbidding('tap')]).toEqual([{ lookingBack: [], hearing: [] }, []]);
  expect(hearing(null)).toEqual({ lookingBack: ['drawn'], hearing: ['draw'] });
  expect([forbidding(null), effectsOnType(sorted.replace, null, selection)]).toEqual([
    ['lose'],
    ['lost'],
  ]);
});

test('what is sorted is kept as long as the same effects are given', () => {
  const useOf = () => 'trigger' as const;
  const begun = ['draw'];
  const sorted = sortByKind([begun, ['lose']], useOf);
  expect(sortByKind([begun, ['lose']], useOf, sorted)).toBe(sorted);
  begun.push('tap');
  const later = sortByKind([begun, ['lose']], useOf, sorted);
  expect([sorted.trigger.all, later.trigger.all]).toEqual([
    ['draw', 'lose'],
    ['draw', 'tap', 'lose'],
  ]);
});

test('the effects of a card are kept while it lies as it did and holds the same abilities', () => {
  const table = toyTable(2, 1);
  let made = 0;
  const workOut = (_: ToyTable, source: CardId): Effect<ToyBody>[] => {
    made += 1;
    const holder = { source, incarnation: 0, controller: 0 as Seat, timestamp: 0 };
    return [heldEffect(holder, 0, 0, { on: 'lose', doing: 'count' })];
  };
  const effectsOf = cachedEffectsOfCards<ToyTable, ToyBody, string, Effect<ToyBody>>(workOut);
  const [card, other] = table.zones[0].cards.slice(-2);
  const abilities = ['first'];
  const before = effectsOf(table, card, abilities);
  expect(effectsOf(table, card, abilities)).toBe(before);
  expect(effectsOf(table, other, [])).toEqual([]);
  expect(made).toBe(1);
  expect(effectsOf(table, card, ['first'])).not.toBe(before);
  expect(effectsOf(table, other, abilities)).not.toBe(before);
  happen(table, moveTo(table, card, hand(0))).next(0);
  effectsOf(table, card, abilities);
  expect(made).toBe(4);
});

test('a card that arrives has effects of its own for as long as it does', () => {
  const table = toyTable(2, 1);
  const [card] = table.zones[0].cards;
  let arriving = true;
  const effectsOf = cachedEffectsOfCards<ToyTable, ToyBody, string, Effect<ToyBody>>(
    () => [],
    () => arriving,
  );
  const abilities = ['first'];
  const before = effectsOf(table, card, abilities);
  expect(effectsOf(table, card, abilities)).toBe(before);
  arriving = false;
  expect(effectsOf(table, card, abilities)).not.toBe(before);
});

test('what is worked out of an object is kept for that object alone, also if it is nothing', () => {
  let made = 0;
  const sizeOf = cachedByObject((list: readonly number[]) => {
    made += 1;
    return list.length > 0 ? list.length : null;
  });
  const none: number[] = [];
  expect([sizeOf([1, 2]), sizeOf(none), sizeOf(none)]).toEqual([2, null, null]);
  expect(made).toBe(2);
});

test('lists are the same if they hold the same things in the same order', () => {
  const [one, other] = [{}, {}];
  expect(areSame([one, other], [one, other])).toBe(true);
  expect(areSame([one, other], [other, one])).toBe(false);
  expect(areSame([one], [one, other])).toBe(false);
});
