import type { Seat } from '@lianhuan/kernel';
import { seatLetter } from '../../../../pages/controls/seat-letter.ts';
import { useSanguozhiWords } from '../../words.ts';
import { bottomSeat, useSanguozhiView } from '../sanguozhi-view.ts';

/** What the four players are called, by how far round the table they sit from the reader. */
const AROUND = ['seat.opponent', 'seat.next', 'seat.partner', 'seat.previous'] as const;

/** `const callOf = useSeatCalls()`: what the log calls a player, with the letter that labels use. */
export function useSeatCalls(): (seat: Seat) => string {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const { seat: reader, seats } = seen.view;
  return (seat) => {
    const letter = seatLetter(seat);
    if (seat === reader) return t('board.you');
    if (reader < 0) return t('seat.name', { seat: letter });
    const away = seats === 2 ? 0 : (seat - bottomSeat(seen) + seats) % seats;
    return t(AROUND[away] ?? 'seat.opponent', { seat: letter });
  };
}

/** `const nameOf = useOwnedNames()`: what a place on the map of a player is called, for readers. */
export function useOwnedNames(): (seat: Seat, what: string) => string {
  const { t } = useSanguozhiWords();
  const callOf = useSeatCalls();
  return (seat, what) => t('board.of', { seat: callOf(seat), what });
}
