import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seedStreams, wordAt } from '../../chance/random.ts';
import {
  derivedSeed,
  drawRandom,
  fingerprint,
  type MatchRecord,
  makeLink,
  makeSeed,
  parseLink,
  type Seed,
  seedRandom,
  shuffleInPlace,
  type Table,
} from '../../index.ts';
import { packAnswers, unpackAnswers } from '../../record/answer-code.ts';
import { dice } from '../../testing/index.ts';

// What was written once is read ever after: links that were sent, records that were kept, and whatever
// follows from their seeds. None of these numbers may ever become another.

const LONG = makeSeed(Uint8Array.from({ length: 32 }, (_, byte) => 7 * byte));

function recordWith(seed: Seed): MatchRecord {
  return {
    game: 'lots',
    version: '1.0.0',
    content: 'unreleased',
    setup: { players: 3 },
    seed,
    count: 3,
    answers: [0, 1, 2],
    fingerprints: [[3, 0xfedcba98]],
  };
}

describe('a link', () => {
  test.each<[string, Seed, string]>([
    [
      'of a short seed',
      5,
      'AS2LVsrJLylW0lEy1DPQMwDSpXlFqTmpicWpKUo61UoFOYmVqUXFSlbGtTqmsQADmLrc_ot4gGSH6iM',
    ],
    [
      'of a long seed',
      LONG,
      'ASuLVsrJLylW0lEy1DPQMwDSpXlFqTmpicWpKUo61UoFOYmVqUXFSlbGtbEAAAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tkDmLrc_ot4gEAswlc',
    ],
  ])('%s is what it always was', (_, seed, link) => {
    expect(makeLink(recordWith(seed))).toBe(link);
    expect(parseLink(link)).toEqual({ ok: true, value: recordWith(seed) });
  });
});

test('a link of 127 answers is what it always was, and holds the last fingerprint alone', () => {
  const record: MatchRecord = {
    ...recordWith(5),
    count: 127,
    answers: Array(127).fill(0),
    fingerprints: [
      [3, 7],
      [127, 0xfedcba98],
    ],
  };
  const link = 'AS2LVsrJLylW0lEy1DPQMwDSpXlFqTmpicWpKUo61UoFOYmVqUXFSlbGtTqmsQB_mLrc_vHQeZLnkxAA';
  expect(makeLink(record)).toBe(link);
  expect(parseLink(link)).toMatchObject({
    ok: true,
    value: { count: 127, fingerprints: [[127, 0xfedcba98]] },
  });
});

describe('answers', () => {
  const ALL_SORTS = [
    0, 1, 2, 0, 0, 3, 23, 24, 25, 26, 40, 1000, 16777215, 0, 1, 1, 1, 0, 0, 0, 0, 5,
  ];
  const MANY = Array.from({ length: 300 }, (_, at) => (at % 7 === 0 ? 3 : Number(at % 11 === 0)));

  test.each<[string, readonly number[], string]>([
    ['none', [], ''],
    ['one', [0], '7fff80'],
    ['of all sorts', ALL_SORTS, '8bdc2424002b2367f0dd61941346d000102003037075ae8936'],
    [
      'many, of which most are alike',
      MANY,
      '1fa3dae8a9f16639344f8d9f2be954e048b5e20b3bfa26cb3f0c364157af97c84ab913070aa444dd2c08',
    ],
  ])('%s are packed as they always were', (_, answers, bytes) => {
    const packed = packAnswers(answers);
    expect(Buffer.from(packed).toString('hex')).toBe(bytes);
    expect(unpackAnswers(Uint8Array.from(packed), answers.length)).toEqual(answers);
  });

  test('in any number and of any size are packed as they always were', () => {
    const upTo = dice(9);
    const bounds = [2, 3, 4, 30, 2 ** 24];
    const wild = Array.from({ length: 20_000 }, () => upTo(bounds[upTo(5)]));
    const packed = packAnswers(wild);
    const digest = createHash('sha256').update(Uint8Array.from(packed)).digest('hex');
    expect([packed.length, digest.slice(0, 16)]).toEqual([20_577, 'aa14706cf11c52e3']);
    expect(unpackAnswers(Uint8Array.from(packed), wild.length)).toEqual(wild);
  });

  test('are read only from the bytes that were made of them', () => {
    const packed = Uint8Array.from(packAnswers(ALL_SORTS));
    expect(unpackAnswers(packed.subarray(0, -1), ALL_SORTS.length)).toBeNull();
    expect(unpackAnswers(Uint8Array.from([...packed, 1]), ALL_SORTS.length)).toBeNull();
    expect(unpackAnswers(packed, ALL_SORTS.length - 1)).toBeNull();
    expect(unpackAnswers(packed, 5000)).toBeNull();
    expect(unpackAnswers(new Uint8Array(0), 0)).toEqual([]);
  });
});

describe('chance', () => {
  test('follows from a seed as it always did', () => {
    expect(seedRandom(1)).toEqual({
      key: [
        1272111965, -664597603, -1544635000, -1370431857, -1502849097, -1892054432, 1286446887,
        -374710650,
      ],
      drawn: 0,
    });
    expect(derivedSeed(1, 'bot')).toBe('CN8JzzTAU-Hbs_kAO3m7RxiFCHF0HnJgo8_LjAjWv-Q');
  });

  test('gives numbers below each bound from the highest bits of a word; one of a kind costs none', () => {
    const [stream] = seedStreams(1, ['chance']);
    const drawn = drawRandom(stream, (upTo) => [6, 6, 100, 2 ** 32, 1, 3].map(upTo));
    expect(drawn.result).toEqual([1, 0, 17, 1222311974, 0, 1]);
    expect(drawn.state).toEqual({ key: stream.key, drawn: 6 });
    expect(stream.drawn).toBe(0);
    expect(drawRandom(drawn.state, (upTo) => upTo(2 ** 32)).result).toBe(wordAt(stream.key, 6));
  });

  test('shuffles from the last place to the second, each with any up to its own', () => {
    const bounds: number[] = [];
    const picks = [1, 2, 3, 3, 1, 0];
    const items = [1, 2, 3, 4, 5, 6, 7];
    shuffleInPlace(items, (bound) => {
      bounds.push(bound);
      return picks[bounds.length - 1];
    });
    expect(bounds).toEqual([7, 6, 5, 4, 3, 2]);
    expect(items).toEqual([6, 1, 7, 5, 4, 3, 2]);
  });
});

describe('a fingerprint', () => {
  const of = (data: object) => fingerprint(data as Table);

  test('is what it always was, for whatever a table holds', () => {
    const one = { turn: 1, name: 'x', list: [true, false, null], most: 70000, owed: -3 };
    expect(of(one)).toBe(1906624027);
    const each = [{}, { a: [] }, { a: null }, { a: true }, { a: false }, { a: '' }, { a: 'bc' }];
    expect(each.map(of)).toEqual([
      3544202949, 3407052782, 2094210177, 2631241080, 751706467, 3973744790, 1203476889,
    ]);
    expect([{ a: 1 }, { a: 65537 }, { a: undefined }].map(of)).toEqual([
      2780653656, 2243622753, 2094210177,
    ]);
  });

  test('is the same in whichever order the parts were written, and whatever came before', () => {
    const one = { a: 1, b: 2, c: 3 };
    const expected = of(one);
    for (const before of [
      { a: 1, b: 2 },
      { c: 3, b: 2, a: 1 },
      { a: 1, c: 3, b: 2 },
      { a: 1, x: 2, c: 3 },
    ]) {
      of(before);
      expect(of(one)).toBe(expected);
      expect(of({ c: 3, a: 1, b: 2 })).toBe(expected);
    }
    const others = [
      { a: 1, b: 3, c: 2 },
      { a: 1, b: 2, x: 3 },
      { a: 1, b: 2, y: 3 },
      { a: 1, y: 2, c: 3 },
    ];
    expect(new Set([one, ...others, one].map(of)).size).toBe(5);
  });
});
