import { describe, expect, test } from 'vitest';
import { parseSave, type SavedGame } from '../engine/saves.ts';

const saved: SavedGame = {
  record: {
    game: 'minxin',
    version: '1.0.0',
    content: 'unreleased',
    setup: { players: 2 },
    seed: 7,
    count: 3,
    answers: [0, 3, 1],
    fingerprints: [[3, 12345]],
  },
  seats: ['human', 'greedy'],
  finished: false,
  round: 2,
  scores: [4, 6],
  savedAt: 1_700_000_000_000,
};

describe('a saved game', () => {
  test('reads back as it was written', () => {
    expect(parseSave(JSON.stringify(saved))).toEqual({ ok: true, value: saved });
  });

  test('of an older build reads as well', () => {
    const { scores, ...others } = saved;
    const old = JSON.stringify({ ...others, favor: scores });
    expect(parseSave(old)).toEqual({ ok: true, value: saved });
  });

  test.each([
    ['cut short', JSON.stringify(saved).slice(0, 80), ''],
    ['not an object', '7', ''],
    ['without a record', JSON.stringify({ ...saved, record: undefined }), ''],
    ['with an answer that is no number', damaged({ answers: [0, 'x'] }), 'answers[1]'],
    ['with a player nobody knows', JSON.stringify({ ...saved, seats: ['robot'] }), 'seats'],
    ['without its round', JSON.stringify({ ...saved, round: null }), 'round'],
  ])('%s says so, and where', (_, text, at) => {
    const read = parseSave(text);
    if (read.ok) throw new Error('it was read');
    expect(read.problems[0]?.at).toBe(at);
    expect(read.problems[0]?.text.zh).toMatch(/\S/);
  });
});

function damaged(record: object): string {
  return JSON.stringify({ ...saved, record: { ...saved.record, ...record } });
}
