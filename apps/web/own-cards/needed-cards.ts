import type { AddedCard } from '@lianhuan/cardtext';

/** The setting `cards` of a game with these decks, for its set-up; nothing where they need none. */
export function cardsOf(
  decks: readonly (string | object)[],
  added: readonly AddedCard[],
): { readonly cards?: readonly AddedCard[] } {
  const names = decks
    .filter((deck) => typeof deck !== 'string')
    .flatMap((deck) => Object.values(deck).flat())
    .filter((name): name is string => typeof name === 'string');
  const cards = neededCards(names, added);
  return cards.length === 0 ? {} : { cards };
}

/** Of the added cards those that decks hold, and those that these speak of, and so on. @param names of cards in decks */
function neededCards(names: readonly string[], added: readonly AddedCard[]): readonly AddedCard[] {
  const held = new Set(names);
  const needed = new Set(added.filter((card) => callsOf(card).some((name) => held.has(name))));
  // A set goes on to what is put into it on the way.
  for (const card of needed) {
    for (const other of added) if (speaksOf(card, other)) needed.add(other);
  }
  return added.filter((card) => needed.has(card));
}

/** Does a name stand anywhere on the card? It may then be spoken of. */
function speaksOf(card: AddedCard, other: AddedCard): boolean {
  const words = Object.values(card).filter((value) => typeof value === 'string');
  return callsOf(other).some((name) => words.some((word) => word.includes(name)));
}

/** Its name, and the other name that texts may call it by. */
function callsOf({ name, alias }: AddedCard): readonly string[] {
  return [name, alias].filter((call): call is string => typeof call === 'string' && call !== '');
}
