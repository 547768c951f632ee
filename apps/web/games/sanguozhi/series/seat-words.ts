import type { Seat } from '@lianhuan/kernel';
import type { SeatKind } from '../../../engine/protocol.ts';
import { seatLetter } from '../../../pages/controls/seat-letter.ts';
import { useSeriesWords } from './words.ts';

/** How to call seats outside of a table: the only person is “you”. */
export function useSeatsInWords(seats: readonly SeatKind[]): (named: readonly Seat[]) => string {
  const { t } = useSeriesWords();
  const people = seats.filter((kind) => kind === 'human').length;
  const nameOf = (seat: Seat) =>
    people === 1 && seats[seat] === 'human'
      ? t('board.you')
      : t('seat.name', { seat: seatLetter(seat) });
  return (named) => named.map(nameOf).join(t('series.and'));
}
