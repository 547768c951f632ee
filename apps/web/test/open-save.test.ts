import { describe, expect, test } from 'vitest';
import { OpenSave } from '../engine/open-save.ts';
import type { Rest } from '../engine/protocol.ts';
import { listSaves, readSave, saveText, writeSave } from '../engine/saves.ts';
import { withStore } from './fake-store.ts';

// One saved game that two windows play: an OpenSave each.
const given = withStore();

/** A game after so many answers. */
function played(answers: readonly number[]): Rest {
  const record = {
    game: 'minxin',
    version: '1.0.0',
    content: 'unreleased',
    setup: { players: 2 },
    seed: 7,
    count: answers.length,
    answers,
    fingerprints: [[answers.length, 12345]] as const,
  };
  return { record, seats: ['human', 'greedy'], finished: false, round: 1, scores: [0, 0] };
}

function answersOf(id: string): readonly number[] {
  const saved = readSave(id);
  if (!saved.ok) throw new Error(saved.problems[0]?.text.en);
  return saved.value.record.answers;
}

/** Two windows that have both opened one saved game, before either answers. */
function twoWindows(): readonly [OpenSave, OpenSave] {
  writeSave('game', saveText(played([0])));
  const [here, there] = [new OpenSave('game'), new OpenSave('game')];
  here.write(played([0]));
  there.write(played([0]));
  return [here, there];
}

describe('one saved game in two windows', () => {
  test('to open it writes nothing', () => {
    writeSave('game', saveText(played([0, 1])));
    const before = given.store.getItem('lianhuan.game.game');
    expect(new OpenSave('game').write(played([0, 1]))).toEqual({ as: 'itself', problems: [] });
    expect(given.store.getItem('lianhuan.game.game')).toBe(before);
  });

  test('174 answers in one do not become 51 when the other answers', () => {
    const [here, there] = twoWindows();
    const long = Array.from({ length: 174 }, () => 0);
    expect(here.write(played(long))).toEqual({ as: 'itself', problems: [] });
    const short = long.slice(0, 51);
    const saved = there.write(played(short));
    expect(answersOf('game')).toEqual(long);
    if (saved.as !== 'another') throw new Error('it was written over the other');
    expect(answersOf(saved.id)).toEqual(short);
  });

  test('the one kept apart goes on with its own, and makes no third', () => {
    const [here, there] = twoWindows();
    here.write(played([0, 1]));
    there.write(played([0, 2]));
    expect(there.write(played([0, 2, 3]))).toEqual({ as: 'itself', problems: [] });
    expect(here.write(played([0, 1, 4]))).toEqual({ as: 'itself', problems: [] });
    const all = listSaves().map(({ id }) => answersOf(id));
    expect(all).toHaveLength(2);
    expect(all).toEqual(
      expect.arrayContaining([
        [0, 1, 4],
        [0, 2, 3],
      ]),
    );
  });

  test('a window knows whether the other went on from where it is', () => {
    const [here, there] = twoWindows();
    expect(there.isKnown).toBe(true);
    here.write(played([0, 1]));
    expect(there.isKnown).toBe(false);
    expect(there.goesOnElsewhere).toBe(true);
    writeSave('game', saveText(played([5])));
    expect(there.goesOnElsewhere).toBe(false);
  });

  test('a game that was deleted in the other is saved again under its name', () => {
    const [here] = twoWindows();
    given.store.removeItem('lianhuan.game.game');
    expect(here.write(played([0, 1]))).toEqual({ as: 'itself', problems: [] });
    expect(answersOf('game')).toEqual([0, 1]);
  });

  test('where the store is full, the game goes on, and is saved once there is room', () => {
    const [here] = twoWindows();
    given.store.room = 10;
    expect(here.write(played([0, 1])).problems[0]?.text.en).toContain('storage is full');
    expect(here.write(played([0, 1, 2])).problems).toHaveLength(1);
    given.store.room = 10_000;
    expect(here.write(played([0, 1, 2, 3]))).toEqual({ as: 'itself', problems: [] });
    expect(answersOf('game')).toEqual([0, 1, 2, 3]);
  });
});
