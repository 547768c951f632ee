import { basename } from 'node:path';
import type { GameId } from '../games/ids.ts';
import type { Task } from '../pages/practice/task.ts';

/** The tasks of a game, the easy ones first. */
export async function tasksOf(game: GameId): Promise<Task[]> {
  const { practiceOf } = await import('@lianhuan/judge');
  return practiceOf(game)
    .scenarios.flatMap(({ file, title, rules, text, practice }) => {
      if (practice === null) throw new Error(`${file} is no task`);
      const { english, level, kind, goal, hint, why } = practice;
      const id = basename(file, '.yaml');
      return {
        id,
        title: { zh: title, en: english },
        level,
        kind,
        goal,
        hint,
        why,
        rules,
        scenario: text,
      };
    })
    .sort((one, other) => one.level - other.level || (one.id < other.id ? -1 : 1));
}
