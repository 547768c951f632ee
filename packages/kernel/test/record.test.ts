import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match, type MatchRecord, makeLink, parseLink, parseRecord, replay } from '../index.ts';
import { lots } from './lots.ts';

function finished(): MatchRecord {
  const match = new Match(lots, { setup: { players: 3 }, seed: 5, checkpointEvery: 2 });
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
    ['no game', { version: 1 }, 'game'],
    ['a version that is no number', { game: 'lots', version: 'x' }, 'version'],
    ['a game that is no slug', { game: '__proto__', version: 1 }, 'game'],
    ['a seed of more than 32 bits', { game: 'lots', version: 1, seed: 2 ** 32 }, 'seed'],
    [
      'more answers than any match has',
      { game: 'lots', version: 1, seed: 1, answers: Array(100_001).fill(0) },
      'answers',
    ],
    [
      'an answer too large to be exact',
      { game: 'lots', version: 1, seed: 1, answers: [1e300] },
      'answers[0]',
    ],
    ['no seed', { game: 'lots', version: 1, answers: [] }, 'seed'],
    [
      'an answer that is no index',
      { game: 'lots', version: 1, seed: 1, answers: [0, -1] },
      'answers[1]',
    ],
    [
      'fingerprints in another form',
      { game: 'lots', version: 1, seed: 1, answers: [], fingerprints: [1] },
      'fingerprints',
    ],
  ])('%s is refused, naming the place', (_, input, at) => {
    const parsed = parseRecord(input);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.problems[0].at).toBe(at);
  });
});

describe('a link', () => {
  test('holds any record', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300)), fc.integer(), (answers, seed) => {
        const record = {
          game: 'g',
          version: 1,
          setup: { n: '牌' },
          seed,
          answers,
          fingerprints: [],
        };
        expect(parseLink(makeLink(record))).toEqual({ ok: true, value: record });
      }),
    );
  });

  test('with any one letter changed is refused', () => {
    const link = makeLink(finished());
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      const damaged = link.slice(0, at) + other + link.slice(at + 1);
      const parsed = parseLink(damaged);
      // The last letter may carry bits that base64 does not use.
      if (parsed.ok)
        expect(parsed.value).toEqual({
          ...finished(),
          fingerprints: finished().fingerprints.slice(-1),
        });
    }
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
    const record = { ...finished(), answers, fingerprints: [] };
    expect(parseLink(makeLink(record))).toEqual({ ok: true, value: record });
  });
});

describe('a replay', () => {
  test('of a true record ends where the game ended', () => {
    const record = finished();
    const replayed = replay(lots, record);
    expect(replayed.ok && replayed.value.ok).toBe(true);
  });

  test('names the answer that is no option', () => {
    const record = { ...finished(), answers: [0, 7], fingerprints: [] };
    const replayed = replay(lots, record);
    if (!replayed.ok || replayed.value.ok) throw new Error('it should diverge');
    expect(replayed.value.divergence.answer).toBe(1);
    expect(replayed.value.divergence.problem.at).toBe('answers[1]');
  });

  test('stops at the first fingerprint that differs, at the last point that agreed', () => {
    const record = finished();
    const fingerprints = record.fingerprints.map(([at, print], index) =>
      index === 1 ? ([at, print + 1] as const) : ([at, print] as const),
    );
    const replayed = replay(lots, { ...record, fingerprints });
    if (!replayed.ok || replayed.value.ok) throw new Error('it should diverge');
    const { divergence } = replayed.value;
    expect(divergence.answer).toBe(fingerprints[1][0] - 1);
    expect(divergence.match.answers).toHaveLength(fingerprints[0][0]);
  });

  test('of another game, or another version, is refused', () => {
    const record = finished();
    expect(replay(lots, { ...record, game: 'chess' }).ok).toBe(false);
    expect(replay(lots, { ...record, version: 9 }).ok).toBe(false);
  });
});
