import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../chance/base64url.ts';
import { Match, type MatchRecord, makeLink, parseLink, parseRecord, replay } from '../../index.ts';
import { toyGame } from '../toy-game.ts';

// What strangers send is read up to bounds, and refused one step beyond each.

function record(more: Partial<MatchRecord> = {}): MatchRecord {
  const match = new Match(toyGame, { setup: { players: 2 }, seed: 5 });
  match.answerNext(0);
  return { ...match.record(), ...more };
}

/** Where the first problem is; null if it was read. */
function placeOf(input: unknown): string | null {
  const parsed = parseRecord(input);
  return parsed.ok ? null : parsed.problems[0].at;
}

const withAnswers = (count: number, answer = 0) =>
  record({ answers: Array(count).fill(answer), count, fingerprints: [[count, 7]] });

describe('a record', () => {
  test('has as many answers as it may, each as large as it may be', () => {
    expect(placeOf(withAnswers(100_000))).toBeNull();
    expect(placeOf(withAnswers(100_001))).toBe('answers');
    expect(placeOf(withAnswers(1, 2 ** 24 - 1))).toBeNull();
    expect(placeOf(withAnswers(1, 2 ** 24))).toBe('answers[0]');
  });

  test('has a set-up of as many parts as it may have, and as deep', () => {
    expect(placeOf(record({ setup: Array(999_999).fill(null) }))).toBeNull();
    expect(placeOf(record({ setup: Array(1_000_000).fill(null) }))).toBe('setup');
    expect(placeOf(record({ setup: nested(32) }))).toBeNull();
    expect(placeOf(record({ setup: nested(33) }))).toBe('setup');
    expect(placeOf(record({ setup: null }))).toBeNull();
  });

  test('with a set-up so deep that nobody could walk through it is refused all the same', () => {
    expect(placeOf(record({ setup: nested(500_000) }))).toBe('setup');
  });

  test('has numbers and words that are no level of their own, and a part as deep as it lies deepest', () => {
    expect(placeOf(record({ setup: wrapped('word', 32) }))).toBeNull();
    const shared = nested(20);
    expect(placeOf(record({ setup: [shared, wrapped(shared, 11)] }))).toBeNull();
    expect(placeOf(record({ setup: [shared, wrapped(shared, 12)] }))).toBe('setup');
  });

  test('has parts counted as often as they are referred to', () => {
    const tenth = Array(99_998).fill(0);
    const list = (count: number) => Array(count).fill(tenth);
    expect(placeOf(record({ setup: list(10) }))).toBeNull();
    expect(placeOf(record({ setup: list(11) }))).toBe('setup');
  });

  test('as text is as long as it may be', () => {
    const text = JSON.stringify(record());
    const padded = (length: number) => text + ' '.repeat(length - text.length);
    expect(placeOf(padded(8_000_000))).toBeNull();
    expect(placeOf(padded(8_000_001))).toBe('');
  });

  test('has ids and versions of letters that fit an address, and no longer than they may be', () => {
    const id = (length: number) => 'a1-'.repeat(30).slice(0, length);
    for (const key of ['game', 'content'] as const) {
      expect(placeOf(record({ [key]: id(64) }))).toBeNull();
      for (const wrong of [id(65), '', 'A', 'a b', 7, ['a']]) {
        expect(placeOf({ ...record(), [key]: wrong })).toBe(key);
      }
    }
    for (const version of ['0.0.1', '999999.0.1', '2.0.0-draft.1']) {
      expect(placeOf(record({ version }))).toBeNull();
    }
    for (const version of ['1000000.0.1', '1.0.0-', 'v1.0.0', '1.0.0.0', ['1.0.0']]) {
      expect(placeOf({ ...record(), version })).toBe('version');
    }
  });

  test('names what does not belong to it, and shortens what is long', () => {
    const stray = 'x'.repeat(41);
    const parsed = parseRecord({ ...record(), [stray]: 1 });
    expect(parsed.ok || parsed.problems[0].at).toBe(`${'x'.repeat(40)}…`);
    expect(placeOf({ ...record(), ['y'.repeat(40)]: 1, another: 1 })).toBe('y'.repeat(40));
    const said = (count: unknown) => {
      const read = parseRecord({ ...record(), count });
      return read.ok ? null : read.problems[0].text.en;
    };
    expect(said(undefined)).toContain('it says —');
    expect(said({})).toContain('it says object');
    expect(said(true)).toContain('it says boolean');
    expect(said(12)).toContain('it says 12');
    expect(said('12')).toContain('it says 12');
  });

  test('has fingerprints of 32 bits, each a pair', () => {
    expect(placeOf(record({ fingerprints: [[1, 2 ** 32 - 1]] }))).toBeNull();
    expect(placeOf(record({ fingerprints: [[1, 0]] }))).toBeNull();
    for (const print of [2 ** 32, -1, 0.5, '7']) {
      expect(placeOf({ ...record(), fingerprints: [[1, print]] })).toBe('fingerprints[0][1]');
    }
    for (const pair of [[1], [1, 2, 3], 7]) {
      expect(placeOf({ ...record(), fingerprints: [pair] })).toBe('fingerprints[0]');
    }
  });
});

/** A list in a list, so deep. */
function nested(levels: number): unknown {
  return wrapped([], levels - 1);
}

/** A list that holds a list, and so on, so many times; the last holds the value. */
function wrapped(value: unknown, times: number): unknown {
  let list = value;
  for (let time = 0; time < times; time++) list = [list];
  return list;
}

/** A link with other bytes, and the checksum that they need. */
function forged(link: string, change: (bytes: number[]) => void): string {
  const bytes = [...fromBase64Url(link)].slice(0, -4);
  change(bytes);
  const check = sha256(Uint8Array.from(bytes)).subarray(0, 4);
  return toBase64Url(Uint8Array.from([...bytes, ...check]));
}

const atLink = (text: string) => {
  const parsed = parseLink(text);
  return parsed.ok ? null : parsed.problems[0].at;
};

describe('a link', () => {
  const link = makeLink(record());

  test('whose checksum is right is read', () => {
    expect(forged(link, () => {})).toBe(link);
    expect(atLink(link)).toBeNull();
  });

  test('of another format is refused, and one with bytes too many or too few', () => {
    expect(atLink(forged(link, (bytes) => bytes.splice(0, 1, 2)))).toBe('link');
    expect(atLink(forged(link, (bytes) => bytes.push(1)))).toBe('link');
    expect(atLink(forged(link, (bytes) => bytes.pop()))).toBe('link');
    expect(atLink(forged(link, (bytes) => bytes.splice(1)))).toBe('link');
  });

  test('is written in one way only', () => {
    // As many bytes as leave two bits to spare in the last letter.
    const lengths = [1, 2, 3].map((count) => makeLink(record({ setup: 'x'.repeat(count) })));
    for (const text of lengths.filter(({ length }) => length % 4 !== 0)) {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const next = alphabet[alphabet.indexOf(text.at(-1) as string) + 1];
      expect(atLink(text.slice(0, -1) + next)).toBe('link');
    }
    expect(lengths.some(({ length }) => length % 4 !== 0)).toBe(true);
  });

  test('holds numbers of answers that take one, two and three bytes', () => {
    for (const count of [127, 128, 129, 255, 16_383, 16_384]) {
      const record = withAnswers(count);
      expect(parseLink(makeLink(record))).toEqual({ ok: true, value: record });
    }
  });

  test('that says it holds more answers than any match is too long', () => {
    const parsed = parseLink(makeLink(withAnswers(100_001)));
    expect(parsed.ok || parsed.problems[0].text.en).toContain('too long');
    expect(parseLink(makeLink(withAnswers(100_000))).ok).toBe(true);
  });

  test('is as long as it may be', () => {
    expect(atLink('A'.repeat(400_000))).toBe('link');
    const refusals = [400_000, 400_001].map((length) => {
      const parsed = parseLink('A'.repeat(length));
      return parsed.ok || parsed.problems[0].text.en.includes('too long');
    });
    expect(refusals).toEqual([false, true]);
  });
});

describe('a replay', () => {
  test('stops at the first answer that is no option, and says how many there were', () => {
    const replayed = replay(toyGame, record({ answers: [0, 1, 2], count: 3, fingerprints: [] }));
    if (!replayed.ok || replayed.value.ok) throw new Error('it should diverge');
    const { answer, problem, match } = replayed.value.divergence;
    expect([answer, problem.at]).toEqual([2, 'answers[2]']);
    expect(problem.text.en).toBe('Answer 3 is 2, but there are 2 options here');
    expect(match.answers).toEqual([0, 1]);
  });

  test('says between which answers the table departs, and stands where it last agreed', () => {
    const match = new Match(toyGame, { setup: { players: 2 }, seed: 5, checkpointEvery: 2 });
    for (let turn = 0; turn < 5; turn++) match.answerNext(0);
    const whole = match.record();
    const [first, second, third] = whole.fingerprints;
    expect(whole.fingerprints.map(([at]) => at)).toEqual([2, 4, 5]);
    for (const [wrong, from, to] of [
      [0, 0, 2],
      [1, 2, 4],
      [2, 4, 5],
    ] as const) {
      const fingerprints = [first, second, third].map(([at, print], index) => {
        return [at, index === wrong ? print ^ 1 : print] as const;
      });
      const replayed = replay(toyGame, { ...whole, fingerprints });
      if (!replayed.ok || replayed.value.ok) throw new Error('it should diverge');
      const { divergence } = replayed.value;
      expect(divergence.problem.at).toBe(`answers[${from}..${to}]`);
      expect(divergence.answer).toBe(to - 1);
      expect(divergence.match.answers).toHaveLength(from);
    }
  });

  test('records where that is wished', () => {
    const recorderOf = (options?: { recorded: boolean }) => {
      const replayed = replay(toyGame, record(), options);
      if (!replayed.ok || !replayed.value.ok) throw new Error('it should agree');
      return replayed.value.match.recorder;
    };
    expect(recorderOf()).toBeNull();
    expect(recorderOf({ recorded: true })?.nodes.length).toBeGreaterThan(0);
  });

  test('says which game, and which version, is not its own', () => {
    const problemOf = (more: Partial<MatchRecord>) => {
      const replayed = replay(toyGame, record(more));
      return replayed.ok ? null : replayed.problems[0];
    };
    expect(problemOf({ game: 'chess' })).toMatchObject({ at: 'game' });
    expect(problemOf({ version: '1.0.1' })?.text.en).toContain('1.0.1 (unreleased)');
    expect(problemOf({ content: '0123456789ab' })?.text.en).toContain('this is 1.0.0 (unreleased)');
  });
});
