import type { Seat } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';
import { isHinted } from './choices.ts';

interface SeatTargetProps {
  readonly seat: Seat;
  readonly className: string;
  /** The verbs by which a player is picked. */
  readonly verbs: ReadonlySet<string>;
  /** What it is for, said to readers. */
  readonly pick: string;
  readonly children: ReactNode;
}

/** The name of a player, to be pointed at where a player is to be picked. */
export function SeatTarget({ seat, className, verbs, pick: purpose, children }: SeatTargetProps) {
  const { say } = useWords();
  const { choices, hint, pick } = useBoard();
  const choice = choices.buttons.find(
    ({ option }) => verbs.has(option.verb) && option.seat === seat,
  );
  if (!choice) return <div className={`${className} bare`}>{children}</div>;
  return (
    <button
      type="button"
      className={`${className} seat-target bare`}
      title={say(choice.option.label)}
      data-pointable="true"
      data-hinted={isHinted(choice, hint) || undefined}
      onClick={() => pick(choice)}
    >
      {children}
      <span className="seen-by-readers">{purpose}</span>
    </button>
  );
}
