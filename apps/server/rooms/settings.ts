import type { SetupSettings } from '../../web/engine/protocol.ts';

/** What everybody may know of a room's set-up: its numbers, words and switches, not the decks and cards that stand in it. */
export function settingsOf(setup: unknown): SetupSettings {
  const plain = Object.entries((setup ?? {}) as object).filter(([, value]) =>
    ['number', 'string', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as SetupSettings;
}
