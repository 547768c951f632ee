import './progress.css';
import type { Seat } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { LookBackButton } from './look-back-button.tsx';

/** The part of a game's state that says when it is. */
interface GameTime {
  /** Whose turn it is; `NOBODY` (−1) before the first. */
  readonly active: Seat;
  /** Among others `setup`, before the first turn, and `over`, after the last. */
  readonly phase: string;
}

interface ProgressBarProps<Phase extends string> {
  readonly state: GameTime;
  /** What the round (or turn) is called. */
  readonly round: string;
  /** What the head of the table says before the first turn. */
  readonly before: string;
  /** The phases of a turn that a player follows. */
  readonly phases: readonly Phase[];
  /** The one the game is in. */
  readonly now: Phase | null;
  nameOf(phase: Phase): string;
  /** What a player is called. */
  callOf(seat: Seat): string;
  /** What else is to be seen at the head of the table. */
  readonly children?: ReactNode;
}

/** Is a turn under way? */
export function isRunning({ active, phase }: GameTime): boolean {
  return phase !== 'setup' && phase !== 'over' && active >= 0;
}

/** The head of the table: how far the game is (第 3 回合 · 你的回合), and the way back into it. */
export function ProgressBar<Phase extends string>(props: ProgressBarProps<Phase>) {
  const { state, before, phases, now, nameOf, children } = props;
  const { t } = useWords();
  const running = isRunning(state);
  const outside = state.phase === 'over' ? t('prompt.over') : before;
  return (
    <div className="progress">
      <b>{running ? <TurnName {...props} active={state.active} /> : outside}</b>
      {running && (
        <ol className="phases" aria-label={t('board.phases')}>
          {phases.map((phase) => (
            <li key={phase} aria-current={phase === now ? 'step' : undefined}>
              {nameOf(phase)}
            </li>
          ))}
        </ol>
      )}
      {children}
      <LookBackButton />
    </div>
  );
}

interface TurnNameProps extends Pick<ProgressBarProps<string>, 'round' | 'callOf'> {
  readonly active: Seat;
}

function TurnName({ active, round, callOf }: TurnNameProps): ReactNode {
  const { t } = useWords();
  const { seat } = useBoard().seen.view;
  const whose = active === seat ? t('board.yourTurn') : t('board.turnOf', { seat: callOf(active) });
  return `${round} · ${whose}`;
}
