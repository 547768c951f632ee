import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, placeBeside } from '../board/peek/place-beside.ts';

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 430, height: 260 };

test('stands to the right of what it is about, and to its left where there is no room', () => {
  expect(placeBeside(thingAt(100, 400), SIZE, SCREEN)).toEqual({ left: 210, top: 340 });
  expect(placeBeside(thingAt(1300, 400), SIZE, SCREEN)).toEqual({ left: 860, top: 340 });
});

test('stands above on a narrow screen, and below at its upper edge', () => {
  const narrow = { width: 500, height: 900 };
  expect(placeBeside(thingAt(200, 700), SIZE, narrow)).toEqual({ left: 35, top: 430 });
  expect(placeBeside(thingAt(200, 20), SIZE, narrow)).toEqual({ left: 35, top: 170 });
});

test('stands above what lies in a row, so that its neighbours are seen', () => {
  expect(placeBeside(thingAt(100, 700), SIZE, SCREEN, 'above')).toEqual({ left: 10, top: 430 });
  expect(placeBeside(thingAt(100, 100), SIZE, SCREEN, 'above')).toEqual({ left: 210, top: 40 });
});

test('keeps to the screen and covers nothing of what it is about, wherever that is', () => {
  fc.assert(
    fc.property(fc.nat(SCREEN.width - 100), fc.nat(SCREEN.height - 140), (left, top) => {
      const thing = thingAt(left, top);
      const box = { ...SIZE, ...placeBeside(thing, SIZE, SCREEN) };
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(SCREEN.width);
      expect(box.top + box.height).toBeLessThanOrEqual(SCREEN.height);
      expect(overlap(box, thing)).toBe(false);
    }),
  );
});

function thingAt(left: number, top: number): Box {
  return { left, top, width: 100, height: 140 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
