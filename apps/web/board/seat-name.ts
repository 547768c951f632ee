import type { Seat } from '@lianhuan/kernel';
import { useGame } from '../engine/store.ts';
import { type Speech, useWords } from '../i18n/index.ts';
import { seatLetter } from '../pages/controls/seat-letter.ts';
import { useBoard } from './board-context.tsx';

/** How the one who looks calls a seat. */
export function nameOfSeat({ t }: Speech, seat: Seat, reader: Seat): string {
  return seat === reader ? t('board.you') : t('seat.name', { seat: seatLetter(seat) });
}

/**
 * `const nameOf = useSeatNames()`: the same in the words of the game (对手 B, 下家 B), and what the person in it is called,
 * if people play from afar.
 */
export function useSeatNames(): (seat: Seat) => string {
  const words = useWords();
  const { seen, kit } = useBoard();
  const names = useGame((game) => game.names);
  const { seat: reader } = seen.view;
  return (seat) => {
    if (seat === reader) return words.t('board.you');
    const word = reader < 0 ? undefined : kit.seatWord?.(seat, seen);
    const name = word ? `${words.say(word)} ${seatLetter(seat)}` : nameOfSeat(words, seat, reader);
    const person = names[seat] ?? null;
    return person === null ? name : words.t('board.named', { seat: name, person });
  };
}

/** `const nameOf = useOwnedNames()`: what a place of a player is called, for readers. */
export function useOwnedNames(): (seat: Seat, what: string) => string {
  const { t } = useWords();
  const nameOf = useSeatNames();
  return (seat, what) => t('board.of', { seat: nameOf(seat), what });
}
