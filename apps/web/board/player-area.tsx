import './player-area.css';
import type { ReactNode, Ref } from 'react';

interface PlayerAreaProps {
  /** What the game's style sheet calls it; the place around it is called NAME-place. */
  readonly name: string;
  /** Whose side of the table it is: own, ally or enemy. */
  readonly side: string;
  /** Whether it is this player's turn. */
  readonly isActive: boolean;
  readonly hasLeft?: boolean;
  /** For readers. */
  readonly label: string;
  /** The place around it. */
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A player's part of the table, rimmed by the colour of their side. */
export function PlayerArea(props: PlayerAreaProps) {
  const { name, side, isActive, hasLeft = false, label, ref, children } = props;
  return (
    <div className={`player-place ${name}-place`} data-side={side} ref={ref}>
      <section
        className={`player-area owned ${name}`}
        data-side={side}
        data-active={isActive || undefined}
        data-left={hasLeft || undefined}
        aria-label={label}
      >
        {children}
      </section>
    </div>
  );
}
