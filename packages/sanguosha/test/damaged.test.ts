import {
  fingerprint,
  IllegalAnswer,
  Match,
  makeLink,
  parseLink,
  parseRecord,
  replay,
} from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { sanguosha } from '../index.ts';

// What strangers send: answers that are not offered, records and links in which something was changed.

/** A match of five after so many answers, each of them one of those that are offered. */
function played(answers: number): Match {
  const setup = sanguosha.readSetup({ players: 5 });
  if (!setup.ok) throw new Error('the set-up is refused');
  const match = new Match(sanguosha, { setup: setup.value, seed: 3, recorded: true });
  for (let given = 0; given < answers && match.pending.length > 0; given++) {
    const choices = match.pending.reduce((sum, { options }) => sum + options.length, 0);
    match.answerNext((given * 7919) % choices);
  }
  return match as unknown as Match;
}

/** What comes of a record: refused as it is read or before it is played, played up to somewhere, or played to the end. */
function outcomeOf(read: ReturnType<typeof parseRecord>): string {
  if (!read.ok) return `refused: ${read.problems[0].text.zh}`;
  const again = replay(sanguosha, read.value);
  if (!again.ok) return `refused: ${again.problems[0].text.zh}`;
  return again.value.ok ? 'the same' : `differs: ${again.value.divergence.problem.text.zh}`;
}

test.each([
  [0, 99],
  [0, -1],
  [0, 1.5],
  [0, Number.NaN],
  [7, 0],
  [-1, 0],
  [1, 0],
])('seat %d cannot answer %d, and nothing has changed', (seat, index) => {
  const match = played(0);
  const before = fingerprint(match.table);
  expect(() => match.answer(seat as never, index)).toThrow(IllegalAnswer);
  expect(fingerprint(match.table)).toBe(before);
  expect(match.answers).toEqual([]);
});

describe('a record', () => {
  const record = played(120).record();

  test('is what it was, as it is written and as a link', () => {
    expect(outcomeOf(parseRecord(JSON.stringify(record)))).toBe('the same');
    expect(outcomeOf(parseLink(makeLink(record)))).toBe('the same');
  });

  test.each(Object.keys(record))(
    'without its %s, or with something else there, is refused',
    (key) => {
      for (const value of [undefined, null, -1, '', [], 'x'.repeat(100)]) {
        expect(outcomeOf(parseRecord({ ...record, [key]: value }))).toMatch(
          /^(?:refused|differs): \S/,
        );
      }
    },
  );

  test('with one other answer differs, and says where', () => {
    for (let at = 0; at < record.answers.length; at += 5) {
      const answers = record.answers.with(at, record.answers[at] + 1);
      expect(outcomeOf(parseRecord({ ...record, answers }))).toMatch(/^(?:differs|refused): .*\d/);
    }
  });

  test('of another table is refused or differs', () => {
    for (const setup of [{ players: 99 }, { mode: 'hegemony' }, null, { cards: [{}] }]) {
      expect(outcomeOf(parseRecord({ ...record, setup }))).toMatch(/^(?:refused|differs): \S/);
    }
  });

  test('cut short or changed as a link is refused', () => {
    const link = makeLink(record);
    for (let at = 0; at < link.length; at += 7) {
      expect(outcomeOf(parseLink(link.slice(0, at)))).toMatch(/^refused: \S/);
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(outcomeOf(parseLink(link.slice(0, at) + other + link.slice(at + 1)))).toMatch(
        /^refused: \S/,
      );
    }
  });
});
