import './practice.css';
import { Link } from 'wouter';
import { usePreferences } from '../../engine/settings.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { ruleName } from '../../rules/rule-name.ts';
import { GameSwitch } from '../shell/game-switch.tsx';
import { Page } from '../shell/page.tsx';
import { readSolved, taskAddress } from './task.ts';
import { TaskMarks } from './task-marks.tsx';
import { usePracticeWords } from './words.ts';

/** The tasks of a game: what each asks and teaches, and which are solved. */
export function PracticePage({ game }: { readonly game: GameId }) {
  const { t, say, language } = usePracticeWords();
  const tasks = useLoaded(GAMES[game].loadPractice);
  const solved = readSolved(usePreferences(game)[0]);
  const done = tasks.filter(({ id }) => solved.includes(id)).length;
  const title = t('practice.title', { game: say(GAMES[game].name) });
  return (
    <Page title={title}>
      <div className="practice">
        <header>
          <GameSwitch game={game} page="/practice" />
          <h1>{title}</h1>
          <p className="help">{t('practice.lead')}</p>
          <p className="practice-count">
            {t('practice.count', { solved: done, total: tasks.length })}
          </p>
        </header>
        <ol className="tasks">
          {tasks.map((task) => (
            <li key={task.id} data-solved={solved.includes(task.id) || undefined}>
              <Link className="task" to={taskAddress(game, task)}>
                <span className="task-title">{say(task.title)}</span>
                <span className="task-goal">{say(task.goal)}</span>
                <TaskMarks task={task} />
                <span className="task-rules">
                  {t('practice.rules', {
                    rules: task.rules
                      .map((rule) => say(ruleName(game, rule)))
                      .join(language === 'zh' ? '、' : ', '),
                  })}
                </span>
                {solved.includes(task.id) && (
                  <span className="task-solved">✓ {t('practice.solved')}</span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
