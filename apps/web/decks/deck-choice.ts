import type { OwnDeck } from './deck-edit.ts';

/** A deck as a form names it: a ready one by its id, or one's own by its name. */
export type DeckName = `ready:${string}` | `own:${string}`;

/** The id of a ready deck, or the deck of one's own; null for one that is gone. */
export function chosenDeck(name: DeckName, own: readonly OwnDeck[]): string | OwnDeck | null {
  const [kind, rest] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'ready') return rest;
  return own.find((one) => one.name === rest) ?? null;
}

/** One's own decks among those chosen, each once. */
export function ownAmong(chosen: readonly DeckName[], own: readonly OwnDeck[]): readonly OwnDeck[] {
  return own.filter(({ name }) => chosen.includes(`own:${name}`));
}
