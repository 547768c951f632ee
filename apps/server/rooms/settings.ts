import type { RoomSettings } from '../../web/online/protocol.ts';

/** What everybody may know of a room's set-up: its numbers, words and switches, not the decks and cards that stand in it. */
export function settingsOf(setup: unknown): RoomSettings {
  const plain = Object.entries((setup ?? {}) as object).filter(([, value]) =>
    ['number', 'string', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as RoomSettings;
}
