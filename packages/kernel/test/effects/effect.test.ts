import { describe, expect, test } from 'vitest';
import { type CardId, heldEffect, type Seat } from '../../index.ts';

const idOf = (card: number, ability: number, part: number) =>
  heldEffect(
    { source: card as CardId, incarnation: 0, controller: 0 as Seat, timestamp: 0 },
    ability,
    part,
    null,
  ).id;

describe('an effect that a card holds', () => {
  test('has a number of its own, however many abilities a card has and effects an ability', () => {
    const places = [0, 1, 15, 16, 17, 63, 64, 65, 200];
    const ids = [0, 1, 2, 400, 9000].flatMap((card) =>
      places.flatMap((ability) => places.map((part) => idOf(card, ability, part))),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id < 0 && Number.isSafeInteger(id))).toBe(true);
  });

  test('is a trigger that lasts while its card stays', () => {
    const holder = { source: 3 as CardId, incarnation: 2, controller: 1 as Seat, timestamp: 9 };
    const { id, ...effect } = heldEffect(holder, 1, 1, 'body');
    expect(effect).toEqual({
      ...holder,
      kind: 'trigger',
      duration: { until: 'source-leaves' },
      layer: 0,
      body: 'body',
    });
  });

  test('has the same number each time', () => {
    expect(idOf(7, 80, 3)).toBe(idOf(7, 80, 3));
  });

  test('is refused where no number is left', () => {
    expect(() => idOf(0, 0, 256)).toThrow(RangeError);
    expect(() => idOf(0, 2 ** 20, 0)).toThrow(RangeError);
  });
});
