import type { Seat } from '@lianhuan/kernel';
import { seatLetter } from '../../../../pages/controls/seat-letter.ts';
import { useEvolveWords } from '../../words.ts';
import { useEvolveView } from '../evolve-view.ts';

/** `const callOf = useSeatCalls()`: what a player is called, with the letter that labels use. */
export function useSeatCalls(): (seat: Seat) => string {
  const { t } = useEvolveWords();
  const { seat: reader } = useEvolveView().view;
  return (seat) => {
    if (seat === reader) return t('board.you');
    return t(reader < 0 ? 'seat.name' : 'board.opponent', { seat: seatLetter(seat) });
  };
}

/** `const nameOf = useOwnedNames()`: what a place of a player is called, for readers. */
export function useOwnedNames(): (seat: Seat, what: string) => string {
  const { t } = useEvolveWords();
  const callOf = useSeatCalls();
  return (seat, what) => t('board.of', { seat: callOf(seat), what });
}
