import type { SeatKind, Snapshot } from '../../engine/protocol.ts';

/** Every game has this bot. */
const USUAL: SeatKind = 'greedy';

/** Who sits where if the game is played on: in one's own as before; in a replay, the one looked at against bots. */
export function seatsToPlayOn({ mode, seats, seat }: Snapshot): readonly SeatKind[] {
  return mode === 'play' ? seats : seats.map((_, who) => (who === seat ? 'human' : USUAL));
}
