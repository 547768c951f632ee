import type { BotKind, SeatKind, Snapshot } from '../../engine/protocol.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';

/** Who sits where if the game is played on: in one's own as before; in a replay, the one looked at against bots. */
export function seatsToPlayOn(snapshot: Snapshot): readonly SeatKind[] {
  const { mode, seats, seat } = snapshot;
  const [usual = 'human'] = botsOf(snapshot);
  return mode === 'play' ? seats : seats.map((_, who) => (who === seat ? 'human' : usual));
}

/** The bots that know the game shown. */
export function botsOf({ view: { game } }: Snapshot): readonly BotKind[] {
  return isGameId(game) ? GAMES[game].bots : [];
}
