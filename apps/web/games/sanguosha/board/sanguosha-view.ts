import type { Seat } from '@lianhuan/kernel';
import type {
  PlayerZone,
  PublicCharacter,
  SanguoshaPublicState,
  SharedZone,
} from '@lianhuan/sanguosha';
import { useBoard } from '../../../board/board-context.tsx';
import type { TableView } from '../../../board/table-view.ts';

/** A view of 三国杀. */
export type SanguoshaView = TableView<SanguoshaPublicState, SharedZone, PlayerZone>;

/** What is seen of the table of 三国杀 around this. */
export function useSanguoshaView(): SanguoshaView {
  return useBoard().seen as SanguoshaView;
}

/** The seat at the foot of the table; a spectator sits with the first player. */
export function bottomSeat({ view }: SanguoshaView): Seat {
  return Math.max(view.seat, 0) as Seat;
}

/** The others in the order of their turns, from the one who looks on: they sit around the table against the clock. */
export function seatsAround(seen: SanguoshaView): Seat[] {
  const { seats } = seen.view;
  const own = bottomSeat(seen);
  return Array.from({ length: seats - 1 }, (_, step) => ((own + 1 + step) % seats) as Seat);
}

/** @throws Error for a seat that is not at the table */
export function characterOf({ state }: SanguoshaView, seat: Seat): PublicCharacter {
  const character = state.characters[seat];
  if (!character) throw new Error(`there is no seat ${seat}`);
  return character;
}

/** The others as they sit: at the right, along the top from right to left, at the left; the next player first. */
export interface Ring {
  readonly right: readonly Seat[];
  readonly top: readonly Seat[];
  readonly left: readonly Seat[];
}

/** From so many others on, one, two and three sit at each side, so that no seat is narrow. */
const SIDES = [3, 6, 8] as const;

/** How the others sit around the table. */
export function ringOf(others: readonly Seat[]): Ring {
  const beside = SIDES.filter((many) => others.length >= many).length;
  return {
    right: others.slice(0, beside),
    top: others.slice(beside, others.length - beside),
    left: others.slice(others.length - beside),
  };
}
