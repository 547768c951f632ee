import { MOST_LEVEL, type Task } from './task.ts';
import { usePracticeWords } from './words.ts';

/** How hard a task is, and what it asks for, if that is to be told. */
export function TaskMarks({
  task: { level, kind },
}: {
  readonly task: Pick<Task, 'level'> & Partial<Pick<Task, 'kind'>>;
}) {
  const { t } = usePracticeWords();
  const words = t('practice.level', { level, most: MOST_LEVEL });
  return (
    <span className="task-marks">
      <span className="task-level" role="img" aria-label={words} title={words}>
        {'◆'.repeat(level)}
        {'◇'.repeat(MOST_LEVEL - level)}
      </span>
      {kind && <span className="task-kind">{t(`practice.kind.${kind}`)}</span>}
    </span>
  );
}
