import type { SeatKind } from '../engine/protocol.ts';
import { askSiteFor } from './online-store.ts';

/**
 * Opens a room for a set-up, with bots where the form had them; friends take the seats of people. Gives its
 * letters, or null (the site says why).
 */
export async function openRoom(
  game: string,
  setup: unknown,
  seats: readonly SeatKind[],
  bestOf: 1 | 3,
): Promise<string | null> {
  const made = await askSiteFor('room:make', { game, setup, listed: false });
  if (!made) return null;
  const { code } = made.value;
  const entered = await askSiteFor('room:enter', { code });
  if (!entered) return code;
  const { id: room } = entered.value;
  if (bestOf !== 1) await askSiteFor('room:best-of', { room, bestOf });
  // One who plays alone against bots in the form wants friends here: their seats stay free.
  const people = seats.filter((kind) => kind === 'human').length;
  if (people < 2) return code;
  for (const [seat, kind] of seats.entries()) {
    if (seat === 0 || kind === 'human') continue;
    await askSiteFor('room:seat-bot', { room, seat, bot: kind });
  }
  return code;
}
