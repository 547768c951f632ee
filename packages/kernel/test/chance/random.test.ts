import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedStreams, wordAt } from '../../chance/random.ts';
import { derivedSeed, drawRandom, isSeed, Match, makeSeed, seedRandom } from '../../index.ts';
import { freshHandle } from '../../table/table.ts';
import { bitsAt, linearComplexity, nearPairs } from '../../testing/attack.ts';
import { toyGame } from '../toy-game.ts';

const LONG = makeSeed(Uint8Array.from({ length: 32 }, (_, byte) => 7 * byte));

describe('a stream of chance', () => {
  test('is the key stream of ChaCha20 as its RFC 8439 prints it (A.1, vector 1)', () => {
    const key = Array(8).fill(0);
    const words = Array.from({ length: 16 }, (_, index) => wordAt(key, index));
    expect(words.map((word) => word.toString(16).padStart(8, '0')).slice(0, 4)).toEqual([
      'ade0b876',
      '903df1a0',
      'e56a5d40',
      '28bd8653',
    ]);
  });

  test('gives the same word at a place, however one came there', () => {
    const { key } = seedRandom(LONG);
    const forwards = Array.from({ length: 300 }, (_, index) => wordAt(key, index));
    const copy = [...key];
    for (let index = 299; index >= 0; index--) expect(wordAt(copy, index)).toBe(forwards[index]);
  });

  test('gives whole numbers below the bound, each about as often', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    drawRandom(seedRandom(3), (upTo) => {
      for (let draw = 0; draw < 7000; draw++) counts[upTo(7)] += 1;
    });
    // Five standard deviations of a thousandfold draw.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('draws again what would make some numbers likelier than others', () => {
    // With this bound a quarter of all words has to be drawn again.
    const bound = 3 * 2 ** 30;
    let state = seedRandom(1);
    let high = 0;
    for (let draw = 0; draw < 2000; draw++) {
      const drawn = drawRandom(state, (upTo) => upTo(bound));
      if (drawn.result > bound / 2) high += 1;
      state = drawn.state;
    }
    expect(state.drawn).toBeGreaterThan(2500);
    expect(Math.abs(high - 1000)).toBeLessThan(120);
  });

  test('for one purpose tells nothing of that for another, nor of a derived seed', () => {
    const streams = [
      ...seedStreams(LONG, ['chance', 'handles']),
      seedRandom(derivedSeed(LONG, 'bot 1')),
      seedRandom(derivedSeed(LONG, 'bot 2')),
    ];
    const keys = streams.map(({ key }) => key.join());
    expect(new Set(keys).size).toBe(4);
    expect(keys.every((key) => !key.includes(LONG))).toBe(true);
  });
});

describe('a seed', () => {
  test('is a number of 32 bits or 256 bits in letters, each written in one way', () => {
    for (const seed of [0, 7, -1, 2 ** 31, LONG]) expect(isSeed(seed)).toBe(true);
    const wrong = [1.5, 2 ** 32, Number.NaN, '', '7', LONG.slice(1), `${LONG}A`, null, [7]];
    for (const seed of wrong) expect(isSeed(seed), String(seed)).toBe(false);
    // The last letter holds four bits only: another that differs in the other two is none.
    expect(isSeed(`${LONG.slice(0, -1)}B`)).toBe(false);
  });

  test('of as many bytes as it takes comes back from its letters', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(fc.property(bytes, (some) => isSeed(makeSeed(some))));
    expect(() => makeSeed(new Uint8Array(31))).toThrow(RangeError);
  });

  test('that is none begins no match', () => {
    expect(() => new Match(toyGame, { setup: { players: 2 }, seed: 'seven' })).toThrow(RangeError);
  });

  test('as a number with or without its sign is one seed', () => {
    const keyOf = (seed: number) => seedRandom(seed).key;
    expect(keyOf(-1)).toEqual(keyOf(2 ** 32 - 1));
    expect(keyOf(1)).not.toEqual(keyOf(-1));
  });
});

describe('the known searches', () => {
  const counters = Array.from({ length: 100 }, (_, index) => index + 5);

  test('find counters, plain or scrambled by multiplying and shifting', () => {
    const scrambled = counters.map((counter) => {
      let mixed = (counter ^ 0xdeadbeef) >>> 0;
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
      return (mixed ^ (mixed >>> 16)) >>> 0;
    });
    expect(nearPairs(counters, 12)).toBe(1);
    expect(nearPairs(scrambled, 12)).toBe(1);
  });

  test('find what a shift register made', () => {
    let state = 0xace1;
    const bits = Array.from({ length: 400 }, () => {
      const bit = (state ^ (state >>> 2) ^ (state >>> 3) ^ (state >>> 5)) & 1;
      state = (state >>> 1) | (bit << 15);
      return bit;
    });
    expect(linearComplexity(bits)).toBeLessThanOrEqual(16);
  });

  test('find nothing in the handles of a table', () => {
    const table = new Match(toyGame, { setup: { players: 2 }, seed: LONG }).table;
    const handles = Array.from({ length: 600 }, () => freshHandle(table));
    expect(nearPairs(handles, 12)).toBeLessThan(0.002);
    for (const bit of [0, 1, 31, 52]) {
      expect(linearComplexity(bitsAt(handles, bit))).toBeGreaterThan(280);
    }
  });
});
