import type { EvolvePublicState, PlayerZone, PublicPlayer } from '@lianhuan/evolve';
import type { CardView, Handle, Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../board/board-context.tsx';
import type { TableView } from '../../../board/table-view.ts';

/** A view of EVOLVE. */
export type EvolveView = TableView<EvolvePublicState, 'resolving' | 'gone', PlayerZone>;

/** What is seen of the table of EVOLVE around this. */
export function useEvolveView(): EvolveView {
  return useBoard().seen as EvolveView;
}

/** Both seats: the enemy, and the one that lies at the bottom; a spectator sits with the first player. */
export function seatsFromAbove({ view }: Pick<EvolveView, 'view'>): readonly [Seat, Seat] {
  return view.seat === 1 ? [0 as Seat, 1 as Seat] : [1 as Seat, 0 as Seat];
}

/** Whose side of the table, seen from the seat that looks. */
export function sideOf(seen: EvolveView, seat: Seat): 'own' | 'enemy' {
  return seatsFromAbove(seen)[1] === seat ? 'own' : 'enemy';
}

/** @throws Error for a seat that is not at the table. */
export function playerOf({ state }: EvolveView, seat: Seat): PublicPlayer {
  const player = state.players[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** What lies with a card on the field: the evolve cards upon it (5.15.1), its carrots (14.2.1). */
export function laidWith(
  seen: Pick<EvolveView, 'of' | 'view'>,
  zone: 'evolved' | 'race',
  card: Handle,
): readonly CardView[] {
  return seatsFromAbove(seen)
    .flatMap((seat) => seen.of(seat, zone).cards ?? [])
    .filter(({ host }) => host === card);
}

/** The evolve card that shows: the last one laid on it (11.6.2). */
export function evolvedInto(
  seen: Pick<EvolveView, 'of' | 'view'>,
  card: Handle,
): CardView | undefined {
  return laidWith(seen, 'evolved', card).at(-1);
}
