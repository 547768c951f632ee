import './progress.css';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { LookBackButton } from './look-back-button.tsx';

interface ProgressBarProps<Phase extends string> {
  /** 第 3 回合 · 你的回合. */
  readonly heading: string;
  /** The phases a player follows; none while no turn is under way. */
  readonly phases: readonly Phase[];
  /** The one the game is in. */
  readonly now: Phase | null;
  nameOf(phase: Phase): string;
  /** What else is to be seen at the head of the table. */
  readonly children?: ReactNode;
}

/** The head of the table: how far the game is, and the way back into it. */
export function ProgressBar<Phase extends string>(props: ProgressBarProps<Phase>) {
  const { heading, phases, now, nameOf, children } = props;
  const { t } = useWords();
  return (
    <div className="progress">
      <b>{heading}</b>
      {phases.length > 0 && (
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
