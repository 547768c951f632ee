import type { Seat } from '@lianhuan/kernel';
import type { MinxinPublicState, PlayerZone, SharedZone } from '@lianhuan/minxin';
import { useBoard } from '../../../board/board-context.tsx';
import type { TableView } from '../../../board/table-view.ts';

/** A view of 民心. */
export type MinxinView = TableView<MinxinPublicState, SharedZone, PlayerZone>;

/** The zones where a player's cards are in play, and the one they enter through. */
export const FIELD_ZONES = ['entering', 'troops', 'schemes', 'territories'] as const;

/** What is seen of the table of 民心 around this. */
export function useMinxinView(): MinxinView {
  return useBoard().seen as MinxinView;
}

/** The others, in the order of play, from the seat that looks (or from the first, for a spectator). */
export function otherSeats({ view, state }: MinxinView): Seat[] {
  const { seats, seat } = view;
  const from = Math.max(seat, 0);
  const all = Array.from(
    { length: seats },
    (_, step) => ((from + state.direction * step + seats * seats) % seats) as Seat,
  );
  return seat < 0 ? all : all.slice(1);
}
