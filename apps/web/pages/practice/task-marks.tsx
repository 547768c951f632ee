import { MOST_LEVEL, type Task } from './task.ts';
import { usePracticeWords } from './words.ts';

/** How hard a task is, and what it asks for. */
export function TaskMarks({
  task: { level, kind },
}: {
  readonly task: Pick<Task, 'level' | 'kind'>;
}) {
  const { t } = usePracticeWords();
  const words = t('practice.level', { level, most: MOST_LEVEL });
  return (
    <span className="task-marks">
      <span className="task-level" role="img" aria-label={words} title={words}>
        {'◆'.repeat(level)}
        {'◇'.repeat(MOST_LEVEL - level)}
      </span>
      <span className="task-kind">{t(`practice.kind.${kind}`)}</span>
    </span>
  );
}
