import type { DeckList } from '@lianhuan/sanguozhi';
import type { SanguozhiCard } from '../card/library.ts';

/** The parts of a deck, as tabs show them. */
export const PARTS = ['main', 'side', 'events'] as const satisfies readonly (keyof DeckList)[];
export type Part = (typeof PARTS)[number];

/** Where a card goes that is put into this part: an event lies with the events, nothing else does. */
export function partFor(card: SanguozhiCard | undefined, wanted: Part): Part {
  if (card?.kind === 'event') return 'events';
  return wanted === 'events' ? 'main' : wanted;
}

/** The deck with one more of a card; beside those that are there. */
export function withCard<Deck extends DeckList>(deck: Deck, part: Part, name: string): Deck {
  const place = deck[part].lastIndexOf(name);
  const at = place < 0 ? deck[part].length : place + 1;
  return { ...deck, [part]: deck[part].toSpliced(at, 0, name) };
}

/** The deck with one fewer of a card, if it has one there. */
export function withoutCard<Deck extends DeckList>(deck: Deck, part: Part, name: string): Deck {
  const place = deck[part].lastIndexOf(name);
  return place < 0 ? deck : { ...deck, [part]: deck[part].toSpliced(place, 1) };
}

/** How many of a card a list has. */
export function countOf(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

/** How many of a card are in all parts together. */
export function countIn(deck: DeckList, name: string): number {
  return PARTS.reduce((sum, part) => sum + countOf(deck[part], name), 0);
}

/** Several of a card as one entry, where it first stands. */
export interface Entry {
  readonly name: string;
  readonly count: number;
}

export function entriesOf(names: readonly string[]): readonly Entry[] {
  return [...new Set(names)].map((name) => ({ name, count: countOf(names, name) }));
}
