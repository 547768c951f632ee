import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Match,
  type MatchRecord,
  makeLink,
  makeSeed,
  parseLink,
  parseRecord,
  replay,
} from '../../index.ts';
import { toyGame } from '../toy-game.ts';

/** Most answers are small, some are as large as any may be. */
const ANSWER = 2 ** 24 - 1;

function finished(): MatchRecord {
  const match = new Match(toyGame, { setup: { players: 3 }, seed: 5, checkpointEvery: 2 });
  while (!match.outcome) match.answerNext(0);
  return match.record();
}

describe('a record', () => {
  test('read back from JSON is the same', () => {
    const record = finished();
    expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
  });

  test.each([
    ['text that is no JSON', '{', ''],
    ['a list', [], ''],
    ['nothing', null, ''],
    ['no game', without('game'), 'game'],
    ['a game that is no slug', changed({ game: '__proto__' }), 'game'],
    ['a version that is no number', changed({ version: 'x' }), 'version'],
    ['a version with a part missing', changed({ version: '1.0' }), 'version'],
    ['no content', without('content'), 'content'],
    ['a seed of more than 32 bits', changed({ seed: 2 ** 32 }), 'seed'],
    ['no seed', without('seed'), 'seed'],
    ['no set-up', without('setup'), 'setup'],
    ['no count', without('count'), 'count'],
    ['a count written out', changed({ count: '12' }), 'count'],
    ['no answers', without('answers'), 'answers'],
    ['more answers than any match has', changed({ answers: Array(100_001).fill(0) }), 'answers'],
    ['an answer too large to be exact', changed({ answers: [1e300] }), 'answers[0]'],
    ['an answer that is no index', changed({ answers: [0, -1] }), 'answers[1]'],
    ['no fingerprints', without('fingerprints'), 'fingerprints'],
    ['fingerprints in another form', changed({ fingerprints: [1] }), 'fingerprints[0]'],
    ['answers without any fingerprint', changed({ fingerprints: [] }), 'fingerprints'],
    ['what no record has', changed({ note: 'hello' }), 'note'],
  ])('%s is refused, naming the place', (_, input, at) => {
    expect(placeOfTrouble(input)).toBe(at);
  });

  test('of before the first release is refused for that', () => {
    const { content: _, count: __, ...rest } = finished();
    const parsed = parseRecord({ ...rest, version: 1 });
    expect(parsed.ok || parsed.problems[0].text.en).toMatch(/before version 1\.0\.0/);
    expect(parsed.ok || parsed.problems[0].text.zh).toMatch(/1\.0\.0 之前/);
  });

  test('of a game in which nobody has answered yet has no fingerprint', () => {
    const record = new Match(toyGame, { setup: { players: 3 }, seed: 5 }).record();
    expect(record).toMatchObject({ count: 0, answers: [], fingerprints: [] });
    expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
  });
});

describe('a damaged record is refused, and the place is named:', () => {
  const whole = finished();
  const prints = whole.fingerprints;
  /** One of its fingerprints, by its place in the list. */
  const anyPrint = fc.nat(prints.length - 1);

  test('with any of its last answers cut off', () => {
    for (let left = 0; left < whole.count; left++) {
      const answers = whole.answers.slice(0, left);
      expect(placeOfTrouble({ ...whole, answers })).toBe('count');
      // Even if it counts again, a fingerprint lies beyond the end.
      expect(placeOfTrouble({ ...whole, answers, count: left })).toMatch(/^fingerprints/);
    }
  });

  test('with any count but its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.double(), fc.anything()), (count) => {
        fc.pre(count !== whole.count);
        expect(placeOfTrouble({ ...whole, count })).toBe('count');
      }),
    );
  });

  test('with the text of its JSON cut off anywhere', () => {
    const text = JSON.stringify(whole);
    for (let left = 0; left < text.length; left++) {
      expect(parseRecord(text.slice(0, left)).ok).toBe(false);
    }
  });

  test('with any fingerprints left out at the end', () => {
    for (let left = 0; left < prints.length; left++) {
      expect(placeOfTrouble({ ...whole, fingerprints: prints.slice(0, left) })).toBe(
        'fingerprints',
      );
    }
  });

  test('with any fingerprint twice', () => {
    fc.assert(
      fc.property(anyPrint, (at) => {
        const fingerprints = prints.toSpliced(at, 0, prints[at]);
        expect(placeOfTrouble({ ...whole, fingerprints })).toBe(`fingerprints[${at + 1}][0]`);
      }),
    );
  });

  test('with a fingerprint at 0, beyond the end, or out of order', () => {
    const [first, second] = prints;
    const last = prints[prints.length - 1];
    for (const [fingerprints, at] of [
      [[[0, 5], ...prints], 'fingerprints[0][0]'],
      [[...prints, [whole.count + 1, 5]], `fingerprints[${prints.length}][0]`],
      [[second, first, last], 'fingerprints[1][0]'],
    ] as const) {
      expect(placeOfTrouble({ ...whole, fingerprints })).toBe(at);
    }
  });

  test('with any part of any fingerprint that is no number of 32 bits', () => {
    const nonsense = fc.oneof(
      fc.integer({ max: -1 }),
      fc.integer({ min: 2 ** 32, max: 2 ** 53 }),
      fc.double({ noInteger: true }),
      fc.constantFrom('7', null, undefined, true, [], {}),
    );
    fc.assert(
      fc.property(anyPrint, fc.nat(1), nonsense, (at, part, value) => {
        const fingerprints = prints.with(at, prints[at].with(part, value as number) as never);
        expect(placeOfTrouble({ ...whole, fingerprints })).toBe(`fingerprints[${at}][${part}]`);
      }),
    );
  });

  test('with any one fingerprint changed to another of 32 bits: the table departs from it', () => {
    fc.assert(
      fc.property(anyPrint, fc.nat(2 ** 31), (at, value) => {
        const [answers, print] = prints[at];
        fc.pre(print !== value);
        const record = parseRecord({ ...whole, fingerprints: prints.with(at, [answers, value]) });
        const played = record.ok ? replay(toyGame, record.value) : record;
        if (!played.ok || played.value.ok) throw new Error('it should diverge');
        expect(played.value.divergence.answer).toBe(answers - 1);
      }),
    );
  });

  test('with anything at all in the place of a part of it, unless that is one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole)), fc.anything(), (key, value) => {
        fc.pre(key !== 'setup' || value === undefined);
        const parsed = parseRecord({ ...whole, [key]: value });
        if (parsed.ok) expect(parsed.value).toEqual({ ...whole, [key]: value });
        else expect(parsed.problems[0].at).toMatch(/^[a-z]+(\[\d+\])*$/);
      }),
    );
  });
});

/** The record of a finished game with some of it changed. */
function changed(change: object): object {
  return { ...finished(), ...change };
}

function without(key: keyof MatchRecord): object {
  const { [key]: _, ...rest } = finished();
  return rest;
}

/** Where the first problem is; null if it was read. */
function placeOfTrouble(input: unknown): string | null {
  const parsed = parseRecord(input);
  return parsed.ok ? null : parsed.problems[0].at;
}

describe('a link', () => {
  test('holds any record', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(30), fc.nat(ANSWER))),
        fc.integer(),
        fc.nat(),
        (answers, seed, print) => {
          const count = answers.length;
          const record: MatchRecord = {
            game: 'g',
            version: '1.0.0',
            content: 'unreleased',
            setup: { n: '牌' },
            seed,
            count,
            answers,
            fingerprints: count === 0 ? [] : [[count, print]],
          };
          expect(parseLink(makeLink(record))).toEqual({ ok: true, value: record });
        },
      ),
    );
  });

  test('with any one letter changed is refused', () => {
    const link = makeLink(finished());
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(parseLink(link.slice(0, at) + other + link.slice(at + 1)).ok).toBe(false);
    }
  });

  test('holds a seed of 256 bits in 43 letters more, and no answer makes it much longer', () => {
    const seed = makeSeed(Uint8Array.from({ length: 32 }, (_, byte) => 11 * byte));
    const short = makeLink({ ...finished(), seed: 1 });
    const long = makeLink({ ...finished(), seed });
    expect(parseLink(long)).toMatchObject({ ok: true, value: { seed } });
    expect(long.length - short.length).toBeLessThanOrEqual(43);
    // Picks that are nearly always the first take a fraction of a bit each.
    const answers = Array.from({ length: 400 }, (_, index) => Number(index % 10 === 0));
    expect(makeLink({ ...finished(), seed, answers }).length).toBeLessThan(230);
  });

  test('cut short or empty is refused', () => {
    const link = makeLink(finished());
    expect(parseLink(link.slice(0, -4)).ok).toBe(false);
    expect(parseLink('').ok).toBe(false);
    expect(parseLink('不是链接').ok).toBe(false);
  });
});

describe('what strangers send', () => {
  test('a link that unpacks to far more than any match is refused', () => {
    const link = makeLink({ ...finished(), setup: { note: ' '.repeat(1_500_000) } });
    expect(link.length).toBeLessThan(10_000);
    const parsed = parseLink(link);
    expect(parsed.ok || parsed.problems[0].text.zh).toMatch(/太长/);
  });

  test('a set-up that holds the same list over and over is refused at once, and one that holds itself', () => {
    let list: unknown = ['guan-yu'];
    for (let i = 0; i < 30; i++) list = [list, list];
    expect(parseRecord({ ...finished(), setup: list }).ok).toBe(false);
    const knot: unknown[] = [];
    knot.push(knot);
    expect(parseRecord({ ...finished(), setup: knot }).ok).toBe(false);
    const deck = ['guan-yu'];
    expect(parseRecord({ ...finished(), setup: { decks: [deck, deck] } }).ok).toBe(true);
  });

  test('a set-up nested too deep to be walked through is refused, in a link too', () => {
    const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    for (const levels of [34, 3000]) {
      const record = { ...finished(), setup: deep(levels) };
      expect(parseRecord(record)).toMatchObject({ ok: false, problems: [{ at: 'setup' }] });
      expect(parseLink(makeLink(record))).toMatchObject({ ok: false, problems: [{ at: 'setup' }] });
    }
    expect(parseRecord({ ...finished(), setup: deep(32) }).ok).toBe(true);
  });

  test('a text too long for any record is refused before it is read', () => {
    for (const parsed of [parseRecord(' '.repeat(8_000_001)), parseLink('A'.repeat(400_001))]) {
      expect(parsed.ok || parsed.problems[0].text.zh).toMatch(/太长/);
    }
  });

  test('a match of as many answers as a record may have still fits in its link', () => {
    const answers = Array.from(
      { length: 100_000 },
      (_, index) => Math.imul(index, 0x9e3779b1) >>> 23,
    );
    const count = answers.length;
    const record = { ...finished(), count, answers, fingerprints: [[count, 7]] } as const;
    expect(parseLink(makeLink(record))).toEqual({ ok: true, value: record });
  });
});

describe('a replay', () => {
  test('of a true record ends where the game ended', () => {
    const record = finished();
    const replayed = replay(toyGame, record);
    expect(replayed.ok && replayed.value.ok).toBe(true);
  });

  test('names the answer that is no option', () => {
    const record = { ...finished(), answers: [0, 7], fingerprints: [] };
    const replayed = replay(toyGame, record);
    if (!replayed.ok || replayed.value.ok) throw new Error('it should diverge');
    expect(replayed.value.divergence.answer).toBe(1);
    expect(replayed.value.divergence.problem.at).toBe('answers[1]');
  });

  test('stops at the first fingerprint that differs, at the last point that agreed', () => {
    const record = finished();
    const fingerprints = record.fingerprints.map(([at, print], index) =>
      index === 1 ? ([at, print + 1] as const) : ([at, print] as const),
    );
    const replayed = replay(toyGame, { ...record, fingerprints });
    if (!replayed.ok || replayed.value.ok) throw new Error('it should diverge');
    const { divergence } = replayed.value;
    expect(divergence.answer).toBe(fingerprints[1][0] - 1);
    expect(divergence.match.answers).toHaveLength(fingerprints[0][0]);
  });

  test('of another game, another version or other cards is refused', () => {
    const record = finished();
    expect(replay(toyGame, { ...record, game: 'chess' }).ok).toBe(false);
    expect(replay(toyGame, { ...record, version: '9.9.9' }).ok).toBe(false);
    expect(replay(toyGame, { ...record, content: '0123456789ab' }).ok).toBe(false);
  });
});
