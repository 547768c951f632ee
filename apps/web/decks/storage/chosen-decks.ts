import { readTextBy, z } from '../../engine/schema.ts';
import { readStored, writeStored } from '../../engine/stored.ts';
import { chosenDeck, type DeckName } from '../deck-choice.ts';
import type { OwnDeck } from '../deck-edit.ts';

const NAMES = z.array(z.templateLiteral([z.enum(['ready', 'own']), ':', z.string()]));

const keyOf = (game: string) => `lianhuan.decks-chosen.${game}`;

/**
 * The decks that were chosen last in a form of this game, one for each seat.
 * @param usual those of the seats for which none was chosen, or one that is gone
 * @param ready ids of ready decks
 */
export function lastChosenDecks(
  game: string,
  usual: readonly DeckName[],
  ready: readonly string[],
  own: readonly OwnDeck[],
): readonly DeckName[] {
  const read = readTextBy(NAMES, readStored(keyOf(game)) ?? '[]');
  const isThere = (name: DeckName) => {
    const deck = chosenDeck(name, own);
    return typeof deck === 'string' ? ready.includes(deck) : deck !== null;
  };
  return usual.map((name, seat) => {
    const chosen = read.ok ? read.value[seat] : undefined;
    return chosen !== undefined && isThere(chosen) ? chosen : name;
  });
}

/** Keeps which decks were chosen. What cannot be kept is chosen anew the next time. */
export function keepChosenDecks(game: string, decks: readonly DeckName[]): void {
  writeStored(keyOf(game), JSON.stringify(decks));
}
