import { createContext, use, useMemo, useState } from 'react';
import { cardNamed } from './cards-by-name.ts';
import { countOf, PARTS, type Part, partFor, withCard, withoutCard } from './deck-edit.ts';
import type { OwnDeck } from './own-decks.ts';
import { useShelf } from './shelf.ts';

/** The deck that is being built, and what can be done to it. */
export interface Bench extends Deeds {
  readonly deck: OwnDeck;
  /** The part that is shown, and that cards go to. */
  readonly part: Part;
}

/** They stay the same while the deck has the same name. */
export interface Deeds {
  show(part: Part): void;
  /** One more of a card, in the part shown or in another. */
  add(name: string, part?: Part): void;
  /** One fewer of a card, out of the part shown if it is there. */
  take(name: string, part?: Part): void;
  /** One of a card from one part into another. */
  move(name: string, from: Part, to: Part): void;
}

export const BenchContext = createContext<Bench | null>(null);

/** @throws Error outside of a builder. */
export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error('no deck is being built here');
  return bench;
}

/** The bench for a deck. */
export function useBenchOf(deck: OwnDeck): Bench {
  const [part, show] = useState<Part>('main');
  const deeds = useMemo(() => deedsOn(deck.name, part, show), [deck.name, part]);
  return useMemo(() => ({ deck, part, ...deeds }), [deck, part, deeds]);
}

function deedsOn(name: string, shown: Part, show: (part: Part) => void): Deeds {
  function change(edit: (deck: OwnDeck) => OwnDeck): void {
    const { decks, replace } = useShelf.getState();
    const deck = decks.find((one) => one.name === name);
    if (deck) replace(name, edit(deck));
  }
  return {
    show,
    add: (card, part = shown) =>
      change((deck) => withCard(deck, partFor(cardNamed(card), part), card)),
    take: (card, part = shown) =>
      change((deck) => {
        const from = [part, ...PARTS].find((one) => countOf(deck[one], card) > 0);
        return from ? withoutCard(deck, from, card) : deck;
      }),
    move: (card, from, to) =>
      change((deck) => withCard(withoutCard(deck, from, card), partFor(cardNamed(card), to), card)),
  };
}
