import { createContext, use, useMemo, useState } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import { countOf, type Lists, listOf, type OwnDeck, withCard, withoutCard } from '../deck-edit.ts';
import { type DeckKit, useDecks } from '../deck-kit.ts';

/** The deck that is being built, and what can be done to it. */
export interface DeckEditor extends DeckActions {
  readonly deck: OwnDeck;
  /** The part that is shown, and that cards go to. */
  readonly part: string;
}

/** What can be done to the deck; these functions stay the same while the deck keeps its name. */
export interface DeckActions {
  show(part: string): void;
  /** Adds one copy of a card to that part (else to the part shown) if the card can lie there. */
  add(card: CardInfo, part?: string): void;
  /** Takes one copy of a card out of the deck, out of the part shown if there is one. */
  take(card: CardInfo): void;
  /** Takes one entry of that name out of a part, also a name that no card has. */
  takeOut(name: string, part: string): void;
  /** Moves one copy of a card from one part into another. */
  move(name: string, from: string, to: string): void;
}

export const DeckEditorContext = createContext<DeckEditor | null>(null);

/** @throws Error outside of a builder. */
export function useDeckEditor(): DeckEditor {
  const editor = use(DeckEditorContext);
  if (!editor) throw new Error('no deck is being built here');
  return editor;
}

/** The editor for a deck. */
export function useEditorOf(deck: OwnDeck): DeckEditor {
  const kit = useDecks();
  const [part, show] = useState(kit.mainPart);
  const actions = useMemo(() => actionsOn(deck.name, part, show, kit), [deck.name, part, kit]);
  return useMemo(() => ({ deck, part, ...actions }), [deck, part, actions]);
}

function actionsOn(
  name: string,
  shown: string,
  show: (part: string) => void,
  kit: DeckKit,
): DeckActions {
  function change(edit: (lists: Lists) => Lists): void {
    kit.useOwnDecks.getState().edit(name, (deck) => ({ ...deck, lists: edit(deck.lists) }));
  }
  return {
    show,
    add: (card, part = shown) =>
      change((lists) => put(lists, partFor(kit.partsOf(card), part), card.name.zh, kit)),
    take: (card) =>
      change((lists) => {
        const own = kit.partsOf(card);
        const from = [...own.filter((one) => one === shown), ...own].find(
          (one) => countOf(listOf(lists, one), card.name.zh) > 0,
        );
        return from === undefined ? lists : withoutCard(lists, from, card.name.zh);
      }),
    takeOut: (card, part) => change((lists) => withoutCard(lists, part, card)),
    move: (card, from, to) =>
      change((lists) => {
        const parts = kit.partsOf(kit.cardNamed(card, from));
        return put(withoutCard(lists, from, card), partFor(parts, to), card, kit);
      }),
  };
}

/** The part a card goes to: the wanted part if the card may lie there, else the card's usual part. */
export function partFor(parts: readonly string[], wanted: string): string {
  return parts.includes(wanted) ? wanted : (parts[0] ?? wanted);
}

function put(lists: Lists, part: string, name: string, { parts }: DeckKit): Lists {
  const single = parts.some(({ id, single = false }) => id === part && single);
  return single ? { ...lists, [part]: [name] } : withCard(lists, part, name);
}
