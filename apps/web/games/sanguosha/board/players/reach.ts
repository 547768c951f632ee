import type { Handle, Seat } from '@lianhuan/kernel';
import type { Refusal } from '@lianhuan/releases';
import { useBoard } from '../../../../board/board-context.tsx';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** What a seat is to a card: why it is no target, or how far away it is. */
export interface Reach {
  readonly note: Refusal;
  readonly legal: boolean;
}

/** `const reachOf = useReach()`: what a seat is to a card; null where the game says nothing of it. */
export function useReach(): (seat: Seat, card: Handle) => Reach | null {
  const { refusalsOf } = useBoard();
  const distanceTo = useDistance();
  return (seat, card) => {
    const why = refusalsOf(card).find(({ verb }) => verb === `target-${seat}`);
    const note = why ?? distanceTo(seat);
    return note === undefined ? null : { note, legal: why === undefined };
  };
}

/** `const distanceTo = useDistance()`: how far away another seat is, and whether that is within the attack range. */
export function useDistance(): (seat: Seat) => Refusal | undefined {
  const { refusalsOf } = useBoard();
  const seen = useSanguoshaView();
  return (seat) => {
    const [general] = seen.of(seat, 'generals').cards ?? [];
    return general && refusalsOf(general.handle).find(({ verb }) => verb === 'distance');
  };
}
