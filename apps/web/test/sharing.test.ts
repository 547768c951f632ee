import { describe, expect, test } from 'vitest';
import { DEFINITIONS } from '../build/games.ts';
import { pack, unpack } from '../build/sharing.ts';
import { GAME_IDS } from '../games/ids.ts';

describe('gathered data', () => {
  test.each(GAME_IDS)('brings the cards of %s as they were read', async (game) => {
    const cards = await DEFINITIONS[game]();
    expect(unpack(pack(cards))).toStrictEqual(cards);
  });

  test('keeps one object one, also within others', () => {
    const inner = { n: 1 };
    const outer = { inner };
    const read = unpack(pack([inner, outer, { outer }, { n: 1 }])) as unknown[];
    const [first, second, third, alike] = read as [unknown, typeof outer, unknown, unknown];
    expect(second.inner).toBe(first);
    expect((third as { outer: unknown }).outer).toBe(second);
    expect(alike).toEqual(first);
    expect(alike).not.toBe(first);
  });

  test('writes a long text once', () => {
    const long = 'a road '.repeat(20);
    const written = pack([long, { long }, long.slice(0, 9), long.slice(0, 9)]);
    expect(written.split(long)).toHaveLength(2);
    expect(unpack(written)).toEqual([long, { long }, long.slice(0, 9), long.slice(0, 9)]);
  });

  test.each([
    ['what JSON would leave out', { a: undefined }],
    ['what JSON would call null', [Number.NaN]],
    ['a function', { run: () => 1 }],
    ['its own names', { $at: 0 }],
  ])('refuses %s', (_, value) => {
    expect(() => pack(value)).toThrow();
  });
});
