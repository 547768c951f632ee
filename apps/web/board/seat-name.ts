import type { Seat } from '@lianhuan/kernel';
import { useGame } from '../engine/store.ts';
import { type Speech, useWords } from '../i18n/index.ts';
import { seatLetter } from '../pages/controls/seat-letter.ts';
import { useBoard } from './board-context.tsx';

/** How the one who looks calls a seat. */
export function nameOfSeat({ t }: Speech, seat: Seat, reader: Seat): string {
  return seat === reader ? t('board.you') : t('seat.name', { seat: seatLetter(seat) });
}

/** The same, and what the person in it is called, if people play from afar: `const nameOf = useSeatNames()`. */
export function useSeatNames(): (seat: Seat) => string {
  const words = useWords();
  const { seen } = useBoard();
  const names = useGame((game) => game.names);
  return (seat) => {
    const name = nameOfSeat(words, seat, seen.view.seat);
    const person = seat === seen.view.seat ? null : (names[seat] ?? null);
    return person === null ? name : words.t('board.named', { seat: name, person });
  };
}
