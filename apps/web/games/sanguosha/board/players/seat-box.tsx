import './seat-box.css';
import type { Seat } from '@lianhuan/kernel';
import { type ReactNode, useRef } from 'react';
import { PlayerArea } from '../../../../board/player-area.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';

interface SeatBoxProps {
  readonly seat: Seat;
  readonly side: 'own' | 'enemy';
  readonly children: ReactNode;
}

/** A seat at the table, marked for whose turn it is, who is asked, and who is dead. */
export function SeatBox({ seat, side, children }: SeatBoxProps) {
  const seen = useSanguoshaView();
  const nameOf = useSeatNames();
  const place = useRef<HTMLDivElement>(null);
  const { alive } = characterOf(seen, seat);
  const { active } = seen.state;
  const running = seen.view.outcome === null;
  return (
    <PlayerArea
      name="seat-box"
      side={side}
      isActive={running && seat === active}
      hasLeft={!alive}
      label={nameOf(seat)}
      ref={place}
    >
      {children}
    </PlayerArea>
  );
}
