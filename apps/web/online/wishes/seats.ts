import { NOBODY, type Seat } from '@lianhuan/kernel';
import { nameOfSeat } from '../../board/seat-name.ts';
import { useGame } from '../../engine/store.ts';
import { useOnline } from '../online-store.ts';
import type { Wish } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** The seat of whoever looks at the table. */
export const useSeat = (): Seat => useGame(({ snapshot }) => snapshot?.seat ?? NOBODY);

/** Has the match at the table an outcome, or was it called off? */
export function useMatchOver(): boolean {
  const decided = useGame(({ snapshot }) => snapshot?.view.outcome != null);
  const calledOff = useOnline((online) => online.calledOff);
  return decided || calledOff;
}

/** What the players in some seats are called. */
export function useSeatCalls(): (seats: readonly Seat[]) => string {
  const words = useOnlineWords();
  const names = useGame((game) => game.names);
  const me = useSeat();
  return (seats) =>
    seats.map((seat) => names[seat] ?? nameOfSeat(words, seat, me)).join(words.t('board.and'));
}

/** May whoever looks at the table say something to a wish? */
export function maySay(me: Seat, { by, agreed }: Wish): boolean {
  return me !== NOBODY && me !== by && !agreed.includes(me);
}
