import type { Seat } from '@lianhuan/kernel';
import { type Speech, useWords } from '../i18n/index.ts';
import { seatLetter } from '../pages/controls/seat-letter.ts';
import { useBoard } from './board-context.tsx';

/** How the one who looks calls a seat. */
export function nameOfSeat({ t }: Speech, seat: Seat, reader: Seat): string {
  return seat === reader ? t('board.you') : t('seat.name', { seat: seatLetter(seat) });
}

/** `const nameOf = useSeatNames()`. */
export function useSeatNames(): (seat: Seat) => string {
  const words = useWords();
  const { seen } = useBoard();
  return (seat) => nameOfSeat(words, seat, seen.view.seat);
}
