import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, type Scene } from '../engine/playback.ts';
import type { Snapshot } from '../engine/protocol.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('steps are shown one after another at the pace', () => {
  const { playback, shown } = watched(100);
  playback.push(scene(1));
  playback.push(scene(2));
  playback.push(scene(3));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
});

test('a step in which nothing happened takes no time', () => {
  const { playback, shown } = watched(100);
  playback.push(scene(1));
  playback.push(scene(2, { quiet: true }));
  playback.push(scene(3));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 3]);
});

test('without a pace only the places where a person is asked are shown', () => {
  const { playback, shown } = watched(0);
  playback.push(scene(1, { thinking: true }));
  playback.push(scene(2, { thinking: true }));
  expect(shown).toEqual([]);
  playback.push(scene(3));
  expect(shown).toEqual([3]);
});

test('skipping shows the last step at once, and nothing afterwards', () => {
  const { playback, shown } = watched(100);
  playback.push(scene(1));
  playback.push(scene(2));
  playback.push(scene(3));
  playback.skip();
  expect(shown).toEqual([1, 3]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 3]);
});

test('hurrying shows nothing until a person is asked, also of what comes later', () => {
  const { playback, shown } = watched(100);
  playback.push(scene(1, { thinking: true }));
  playback.push(scene(2, { thinking: true }));
  playback.hurry();
  playback.push(scene(3, { thinking: true }));
  expect(shown).toEqual([1]);
  playback.push(scene(4));
  expect(shown).toEqual([1, 4]);
  playback.push(scene(5, { thinking: true }));
  playback.push(scene(6));
  expect(shown).toEqual([1, 4, 5]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 4, 5, 6]);
});

function watched(pace: number) {
  const shown: number[] = [];
  const playback = new Playback(
    (scenes) => shown.push(scenes.at(-1)?.snapshot.answers ?? -1),
    () => pace,
  );
  return { playback, shown };
}

function scene(answers: number, { thinking = false, quiet = false } = {}): Scene {
  const snapshot: Partial<Snapshot> = { answers, thinking, news: quiet ? [] : [answers] };
  const log = { known: 0, lines: [], anew: false };
  return { type: 'snapshot', snapshot: snapshot as Snapshot, log };
}
