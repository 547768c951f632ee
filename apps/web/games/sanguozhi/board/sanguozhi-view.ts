import type { Handle, Seat } from '@lianhuan/kernel';
import type { PlayerZone, PublicPlayer, SanguozhiPublicState } from '@lianhuan/sanguozhi';
import { useBoard } from '../../../board/board-context.tsx';
import type { TableView } from '../../../board/table-view.ts';

/** A view of 三国智. */
export type SanguozhiView = TableView<SanguozhiPublicState, 'chain', PlayerZone>;

/** What is seen of the table of 三国智 around this. */
export function useSanguozhiView(): SanguozhiView {
  return useBoard().seen as SanguozhiView;
}

/** Whose side of the table, seen from the seat that looks; a spectator sits with the first player. */
export type Side = 'own' | 'ally' | 'enemy';

/** The seat whose map lies at the bottom. */
export function bottomSeat({ view }: SanguozhiView): Seat {
  return Math.max(view.seat, 0) as Seat;
}

export function sideOf(seen: SanguozhiView, seat: Seat): Side {
  const own = bottomSeat(seen);
  if (seat === own) return 'own';
  return playerOf(seen, seat).team === playerOf(seen, own).team ? 'ally' : 'enemy';
}

/** All seats in the order of play, from the one at the bottom. */
export function seatsAround(seen: SanguozhiView): Seat[] {
  const { seats } = seen.view;
  const own = bottomSeat(seen);
  return Array.from({ length: seats }, (_, step) => ((own + step) % seats) as Seat);
}

/** @throws Error for a seat that is not at the table. */
export function playerOf({ state }: SanguozhiView, seat: Seat): PublicPlayer {
  const player = state.players[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** Who has passed since somebody last acted: those before the one with 行动权. */
export function passedSeats({ state, view }: SanguozhiView): Seat[] {
  const { priority, passes, players } = state;
  if (priority < 0) return [];
  const passed: Seat[] = [];
  for (let step = 1; step < view.seats && passed.length < passes; step++) {
    const seat = ((priority - step + view.seats) % view.seats) as Seat;
    if (!players[seat]?.left) passed.push(seat);
  }
  return passed;
}

/** What is to be seen of a card besides its face. */
const MARKS = [
  'attacking',
  'defending',
  'formed',
  'shaped',
  'targeted',
  'turned',
  'covered',
] as const;
export type Mark = (typeof MARKS)[number];

/** The marks of a card on the field. */
export function marksOf(seen: SanguozhiView, handle: Handle): Mark[] {
  const placed = seen.find(handle);
  if (!placed) return [];
  const { card } = placed;
  const { chain, combat, players } = seen.state;
  const isMember = (groups: readonly { readonly members: readonly Handle[] }[] = []) =>
    groups.some(({ members }) => members.includes(handle));
  const formation = players[card.controller]?.formation;
  const is: Readonly<Record<Mark, boolean>> = {
    attacking: isMember(combat?.attacks),
    defending: isMember(combat?.defences),
    formed: formation?.members.includes(handle) ?? false,
    shaped: formation?.card === handle,
    targeted: chain.some(({ targets }) =>
      targets.some((target) => target.kind === 'card' && target.card === handle),
    ),
    turned: card.controller >= 0 && card.owner !== card.controller,
    covered: card.faceDown,
  };
  return MARKS.filter((mark) => is[mark]);
}
