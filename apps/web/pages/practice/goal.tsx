import type { PracticeMoment, RecordedLine } from '@lianhuan/judge/played';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { DialogButton } from '../controls/dialog.tsx';
import { ProofLines } from '../proof/proof-words.tsx';
import type { Posed } from './posed.ts';
import { TaskMarks } from './task-marks.tsx';
import { usePracticeMoment, useSolvedKept } from './use-task.ts';
import { usePracticeWords, WORDS } from './words.ts';

/** So many rules that made it so are named: the first ones, and those that the task teaches before them. */
const MOST_RULES = 6;

interface GoalProps {
  readonly game: GameId;
  readonly task: Posed;
  /** Lays the task out anew. */
  onBegin(): void;
}

interface GoalPlayedProps extends GoalProps {
  /** The task after it; null for the last. */
  readonly next: Posed | null;
  /** Lays the solution on the table. */
  onShow(): void;
}

/** What is to be reached, whether it was, and hints step by step. */
export function GoalPlayed({ game, task, next, onBegin, onShow }: GoalPlayedProps) {
  const { t } = usePracticeWords();
  const moment = usePracticeMoment(task);
  const [hints, setHints] = useState(0);
  const bar = useRef<HTMLElement>(null);
  const came = useRef<HTMLDivElement>(null);
  const state = moment?.state ?? 'open';
  useSolvedKept(game, task, state === 'solved');
  useEffect(() => {
    if (state === 'solved') came.current?.focus({ preventScroll: true });
  }, [state]);
  const beginAgain = () => {
    setHints(0);
    onBegin();
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <Bar game={game} task={task} state={state} ref={bar}>
      <div className="goal-came" ref={came} tabIndex={-1}>
        <p role="status">
          {state === 'solved' && moment !== null && <Solved task={task} moment={moment} />}
          {state === 'lost' && <b>✗ {t(WORDS[task.sort].failed)}</b>}
          {state === 'open' && <Hint task={task} moment={moment} given={hints} />}
        </p>
        <div className="goal-actions">
          {state === 'solved' && <WaysOn game={game} task={task} next={next} />}
          {state === 'open' && hints < 2 && (
            <button type="button" className="button" onClick={() => setHints(hints + 1)}>
              {t(hints === 0 ? 'practice.hint' : 'practice.hint.next')}
            </button>
          )}
          <button
            type="button"
            className={state === 'lost' ? 'button button-primary' : 'button'}
            onClick={beginAgain}
          >
            {t(state === 'lost' ? 'practice.again' : 'practice.over')}
          </button>
          {(state === 'lost' || (state === 'open' && hints >= 2)) && (
            <button type="button" className="button" onClick={onShow}>
              {t('practice.show')}
            </button>
          )}
        </div>
      </div>
    </Bar>
  );
}

interface HintProps {
  readonly task: Posed;
  readonly moment: PracticeMoment | null;
  /** How many were asked for. */
  readonly given: number;
}

/** Words first, then the next move as long as it is on the way of the solution. */
function Hint({ task, moment, given }: HintProps) {
  const { t, say } = usePracticeWords();
  const decision = useGame(({ snapshot }) => snapshot?.view.decision ?? null);
  const next = moment?.next ?? null;
  // Anew after each answer: what was lit before is out.
  useEffect(() => {
    const option = moment?.next ?? null;
    if (given >= 2 && option !== null) useGame.getState().propose(option);
  }, [given, moment]);
  if (given === 0) return null;
  if (given === 1) return say(task.hint);
  const move = next === null ? undefined : decision?.options[next];
  if (move) return t('practice.hint.move', { move: say(move.label) });
  // A puzzle is lost as soon as one goes astray; what others answer needs no hint.
  return task.sort === 'puzzles' ? null : t('practice.hint.astray');
}

interface SolvedProps {
  readonly task: Posed;
  readonly moment: PracticeMoment;
}

/** That the goal was reached, and what made it so. */
function Solved({ task, moment }: SolvedProps) {
  const { t, say } = usePracticeWords();
  const rules = [...new Set([...task.rules, ...moment.rules])].slice(0, MOST_RULES);
  return (
    <>
      <b>✓ {t('practice.done')}</b> {say(task.why)}{' '}
      {rules.length > 0 && (
        <span className="goal-rules">
          {t('practice.rules.decided')}{' '}
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </span>
      )}
    </>
  );
}

/** To the next task, or to all of them. */
function WaysOn({ game, task: { sort }, next }: Pick<GoalPlayedProps, 'game' | 'task' | 'next'>) {
  const { t } = usePracticeWords();
  return (
    <>
      {next !== null && (
        <Link className="button button-primary" to={next.address}>
          {t(WORDS[sort].next)}
        </Link>
      )}
      <Link className={next ? 'button' : 'button button-primary'} to={`/${sort}/${game}`}>
        {t(WORDS[sort].all)}
      </Link>
    </>
  );
}

interface GoalShownProps extends GoalProps {
  readonly lines: readonly RecordedLine[];
}

/** The same while the solution is looked through. */
export function GoalShown({ game, task, lines, onBegin }: GoalShownProps) {
  const { t } = usePracticeWords();
  const bar = useRef<HTMLElement>(null);
  return (
    <Bar game={game} task={task} state="open" ref={bar}>
      <div className="goal-came">
        <p role="status">{t(WORDS[task.sort].shown)}</p>
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
  readonly task: Posed;
  readonly state: PracticeMoment['state'];
  readonly ref: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Above the table: which task it is, and what is to be reached. */
function Bar({ game, task, state, ref, children }: BarProps) {
  const { t, say } = usePracticeWords();
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
  return (
    <section
      className="goal"
      ref={ref}
      tabIndex={-1}
      data-state={state}
      aria-label={t(WORDS[task.sort].task, { title: say(task.title) })}
    >
      <div className="goal-head">
        <Link
          className="goal-back"
          to={`/${task.sort}/${game}`}
          aria-label={t(WORDS[task.sort].all)}
          title={t(WORDS[task.sort].all)}
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
