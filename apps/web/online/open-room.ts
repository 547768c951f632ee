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
): Promise<string | null> {
  const made = await askSiteFor('room:make', { game, setup, listed: false });
  if (!made) return null;
  const { code } = made.value;
  const entered = await askSiteFor('room:enter', { code });
  if (!entered) return code;
  // One who plays alone against bots in the form wants friends here: their seats stay free.
  const people = seats.filter((kind) => kind === 'human').length;
  if (people < 2) return code;
  for (const [seat, kind] of seats.entries()) {
    if (seat === 0 || kind === 'human') continue;
    await askSiteFor('room:seat-bot', { room: entered.value.id, seat, bot: kind });
  }
  return code;
}
