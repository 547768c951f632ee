import type { PracticeMoment, RecordedLine } from '@lianhuan/judge/played';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { DialogButton } from '../controls/dialog.tsx';
import { ProofLines } from '../proof/proof-words.tsx';
import { type Task, taskAddress } from './task.ts';
import { TaskMarks } from './task-marks.tsx';
import { usePracticeMoment, useSolvedKept } from './use-task.ts';
import { usePracticeWords } from './words.ts';

/** So many rules that made it so are named: the first ones, and those that the task teaches before them. */
const MOST_RULES = 6;

interface GoalProps {
  readonly game: GameId;
  readonly task: Task;
  /** Lays the task out anew. */
  onBegin(): void;
}

interface GoalPlayedProps extends GoalProps {
  /** The task after it; null for the last. */
  readonly next: Task | null;
  /** Lays the solution on the table. */
  onShow(): void;
}

/** What is to be reached, whether it was, and hints step by step. */
export function GoalPlayed({ game, task, next, onBegin, onShow }: GoalPlayedProps) {
  const { t } = usePracticeWords();
  const moment = usePracticeMoment(game, task);
  const [hints, setHints] = useState(0);
  const state = moment?.state ?? 'open';
  useSolvedKept(game, task, state === 'solved');
  const beginAgain = () => {
    setHints(0);
    onBegin();
  };
  return (
    <Bar game={game} task={task} state={state}>
      {state === 'solved' && moment !== null && (
        <Solved task={task} moment={moment}>
          {next !== null && (
            <Link className="button button-primary" to={taskAddress(game, next)}>
              {t('practice.next')}
            </Link>
          )}
          <Link className={next ? 'button' : 'button button-primary'} to={`/practice/${game}`}>
            {t('practice.all')}
          </Link>
          <button type="button" className="button" onClick={beginAgain}>
            {t('practice.over')}
          </button>
        </Solved>
      )}
      {state === 'lost' && (
        <div className="goal-came">
          <p role="status">
            <b>✗ {t('practice.failed')}</b>
          </p>
          <div className="goal-actions">
            <button type="button" className="button button-primary" onClick={beginAgain}>
              {t('practice.again')}
            </button>
            <button type="button" className="button" onClick={onShow}>
              {t('practice.show')}
            </button>
          </div>
        </div>
      )}
      {state === 'open' && (
        <Hints
          task={task}
          moment={moment}
          given={hints}
          onGive={() => setHints(hints + 1)}
          onBegin={beginAgain}
          onShow={onShow}
        />
      )}
    </Bar>
  );
}

interface HintsProps {
  readonly task: Task;
  readonly moment: PracticeMoment | null;
  /** How many were given: words first, then moves. */
  readonly given: number;
  onGive(): void;
  onBegin(): void;
  onShow(): void;
}

/** Words first, then the next move as long as it is on the way of the solution, then the solution. */
function Hints({ task, moment, given, onGive, onBegin, onShow }: HintsProps) {
  const { t, say } = usePracticeWords();
  const snapshot = useGame((game) => game.snapshot);
  const hasBegun = (snapshot?.answers ?? 0) > 0;
  const next = moment?.next ?? null;
  const move = next === null ? undefined : snapshot?.view.decision?.options[next];
  const shown =
    given < 2
      ? say(task.hint)
      : move
        ? t('practice.hint.move', { move: say(move.label) })
        : t('practice.hint.astray');
  // Anew after each answer: what was lit before is out.
  useEffect(() => {
    const option = moment?.next ?? null;
    if (given >= 2 && option !== null) useGame.getState().propose(option);
  }, [given, moment]);
  return (
    <div className="goal-came">
      <p role="status">{given > 0 && shown}</p>
      <div className="goal-actions">
        {given < 2 ? (
          <button type="button" className="button" onClick={onGive}>
            {t(given === 0 ? 'practice.hint' : 'practice.hint.next')}
          </button>
        ) : (
          <button type="button" className="button" onClick={onShow}>
            {t('practice.show')}
          </button>
        )}
        {hasBegun && (
          <button type="button" className="button" onClick={onBegin}>
            {t('practice.over')}
          </button>
        )}
      </div>
    </div>
  );
}

interface SolvedProps {
  readonly task: Task;
  readonly moment: PracticeMoment;
  readonly children: ReactNode;
}

/** That the goal was reached, and what made it so. */
function Solved({ task, moment, children }: SolvedProps) {
  const { t, say } = usePracticeWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const rules = [...new Set([...task.rules, ...moment.rules])].slice(0, MOST_RULES);
  return (
    <div className="goal-came" ref={place} tabIndex={-1}>
      <p role="status">
        <b>✓ {t('practice.done')}</b> {say(task.why)}{' '}
        <span className="goal-rules">
          {t('practice.rules.decided')}{' '}
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </span>
      </p>
      <div className="goal-actions">{children}</div>
    </div>
  );
}

interface GoalShownProps extends GoalProps {
  readonly lines: readonly RecordedLine[];
}

/** The same while the solution is looked through. */
export function GoalShown({ game, task, lines, onBegin }: GoalShownProps) {
  const { t } = usePracticeWords();
  return (
    <Bar game={game} task={task} state="open">
      <div className="goal-came">
        <p role="status">{t('practice.shown')}</p>
        <div className="goal-actions">
          <button type="button" className="button button-primary" onClick={onBegin}>
            {t('practice.self')}
          </button>
          <span className="only-narrow">
            <DialogButton
              className="button"
              face={t('practice.lines')}
              title={t('practice.lines')}
              anew
            >
              <ProofLines lines={lines} />
            </DialogButton>
          </span>
        </div>
      </div>
    </Bar>
  );
}

interface BarProps {
  readonly game: GameId;
  readonly task: Task;
  readonly state: PracticeMoment['state'];
  readonly children: ReactNode;
}

/** Above the table: which task it is, and what is to be reached. */
function Bar({ game, task, state, children }: BarProps) {
  const { t, say } = usePracticeWords();
  return (
    <section
      className="goal"
      data-state={state}
      aria-label={t('practice.task', { title: say(task.title) })}
    >
      <div className="goal-head">
        <Link
          className="goal-back"
          to={`/practice/${game}`}
          aria-label={t('practice.all')}
          title={t('practice.all')}
        >
          ‹
        </Link>
        <p className="goal-words">
          <b>{say(task.title)}</b> <TaskMarks task={task} />
          <span className="goal-goal">{t('practice.goal', { goal: say(task.goal) })}</span>
        </p>
      </div>
      {children}
    </section>
  );
}
