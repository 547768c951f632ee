import type { Handle } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { bestDefence, clash, type Fighter, grainWorth } from '../sanguozhi/plans/battle.ts';

let handles = 0;

/** Somebody with these numbers, worth as much as they add up to. */
function fighter(attack: number, left: number, more: Partial<Fighter> = {}): Fighter {
  handles += 1;
  return {
    handle: handles as Handle,
    attack,
    left,
    worth: attack + left,
    first: false,
    guarding: 0,
    fire: 0,
    bow: false,
    ...more,
  };
}

describe('a clash', () => {
  test('is worth what falls on the other side, and what goes on to the grain', () => {
    expect(clash(fighter(5, 4), fighter(2, 3), 1)).toBe(5 + 2);
  });

  test('costs an attacker who falls', () => {
    expect(clash(fighter(2, 2), fighter(3, 4), 1)).toBe(-4);
  });

  test('is won unhurt by whoever strikes first and kills', () => {
    const swift = fighter(3, 2, { first: true });
    expect(clash(swift, fighter(3, 3), 1)).toBe(6);
    expect(clash(fighter(3, 3), fighter(3, 2, { first: true }), 1)).toBe(-6);
  });

  test('is harder against those who guard', () => {
    expect(clash(fighter(3, 5), fighter(1, 3, { guarding: 1 }), 1)).toBe(0);
  });
});

describe('the best defence', () => {
  test('stands where it saves most, everyone against one', () => {
    const [strong, weak] = [fighter(6, 6), fighter(1, 1)];
    const defender = fighter(1, 8);
    const { against } = bestDefence([weak, strong], [defender], 1);
    expect([...against]).toEqual([[defender.handle, strong.handle]]);
  });

  test('lets through what is not worth a general', () => {
    const { against, value } = bestDefence([fighter(4, 4)], [fighter(1, 2)], 0.5);
    expect(against.size).toBe(0);
    expect(value).toBe(2);
  });

  test('gives a general rather than the game', () => {
    const attacker = fighter(4, 4);
    const { against } = bestDefence([attacker], [fighter(1, 2)], grainWorth(4, 4));
    expect(against.size).toBe(1);
  });

  test('cannot stand against a strong bow without one', () => {
    const archer = fighter(4, 1, { bow: true });
    expect(bestDefence([archer], [fighter(5, 5)], 1).against.size).toBe(0);
    expect(bestDefence([archer], [fighter(5, 5, { bow: true })], 1).against.size).toBe(1);
  });
});
