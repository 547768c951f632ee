import { describe, expect, test } from 'vitest';
import { tasksOf } from '../../build/practice.ts';
import { GAME_IDS } from '../../games/ids.ts';
import { PROVING } from '../../games/proving.ts';
import { MOST_LEVEL, readSolved, type Task, taskAddress } from '../../pages/practice/task.ts';
import { isPassing, searchTask, triedOf, Walk } from './practice-walk.ts';

/** So many tasks each game has at least. */
const LEAST = 6;
/** A search for a solution looks at so many moments at most. */
const MOST_MOMENTS = 1500;
/** So often a player without a plan tries each task, and solves at most so many in a hundred. */
const CARELESS = 16;
const MOST_BY_LUCK = 45;

test('what is kept of them is read with care', () => {
  expect(readSolved({ solved: ['a', 3, 'b'] })).toEqual(['a', 'b']);
  for (const stored of [null, undefined, {}, { solved: 'a' }])
    expect(readSolved(stored)).toEqual([]);
  expect(taskAddress('minxin', { id: 'a-task' })).toBe('/practice/minxin/a-task');
});

describe.each(GAME_IDS)('the tasks of %s', async (game) => {
  const tasks = await tasksOf(game);
  const start = async (task: Task) => new Walk(await PROVING[game](), task);

  test('are enough, of several kinds, from easy to hard', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(new Set(tasks.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    const levels = tasks.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(new Set(levels).size).toBe(MOST_LEVEL);
  });

  describe.each(tasks.map((task) => [task.id, task] as const))('%s', (_, task) => {
    test('says all in both languages', () => {
      const { title, goal, hint, why } = task;
      for (const { zh, en } of [title, goal, hint, why]) {
        expect(zh).toMatch(/[\u4e00-\u9fff]/);
        expect(en).toMatch(/^[\u0020-\u007e\u2013-\u2026]+$/);
      }
      expect(task.rules.length).toBeGreaterThan(0);
    });

    test('is solved at the table as its lines say, whatever the others answer there', async () => {
      const walk = await start(task);
      expect(walk.moment).toMatchObject({ state: 'open', since: 0 });
      while (walk.moment.state === 'open') {
        const { next } = walk.moment;
        if (next === null) throw new Error(`astray at ${walk.match.answers}`);
        walk.pick(next);
      }
      const { state, since, rules } = walk.moment;
      expect(state).toBe('solved');
      expect(walk.match.answers.slice(0, since)).toEqual(
        walk.solution.record?.answers.slice(0, since),
      );
      expect(rules.length).toBeGreaterThan(0);
    });

    test('is no task that solves itself', async () => {
      const first = () => 0;
      const pass = (options: Parameters<typeof triedOf>[0]) =>
        Math.max(0, options.findIndex(isPassing));
      for (const pick of [first, pass]) {
        const walk = await start(task);
        expect(walk.playOut(pick)).toBe(false);
        expect(walk.moment.state).toBe('lost');
      }
    });

    test('is solved by who tries everything, seldom by who tries anything', async () => {
      if (task.level === 1) {
        const walk = await start(task);
        expect(searchTask(walk, MOST_MOMENTS).solved).toBe(true);
      }
      let drawn = 7;
      const anything = (options: Parameters<typeof triedOf>[0]) => {
        drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
        const tried = triedOf(options);
        return tried[Math.floor((drawn / 2 ** 31) * tried.length)];
      };
      let solved = 0;
      for (let time = 0; time < CARELESS; time++) {
        if ((await start(task)).playOut(anything)) solved += 1;
      }
      expect((solved * 100) / CARELESS).toBeLessThanOrEqual(MOST_BY_LUCK);
    });
  });
});
