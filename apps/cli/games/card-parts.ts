import type { AddedCard, CardDoors } from '@lianhuan/cardtext';
import { type Problem, type Result, succeed, type View } from '@lianhuan/kernel';
import type { DeckRead, TerminalCard, TerminalGame } from './terminal-game.ts';

/** What a card can be called. */
interface NamedCard {
  readonly id: string;
  readonly name: string;
  readonly english: string;
}

/** How a game reads its cards, and shows one at the terminal. */
interface GameCards<Card extends NamedCard> {
  library(): readonly Card[];
  readonly cards: TerminalGame['cards'] & Pick<CardDoors<Card>, 'readCardFile'>;
  /** Is a card called that? By its id, its Chinese name or its English one unless said. */
  isCalled?(card: Card, name: string): boolean;
  terminalCard(card: Card): TerminalCard;
}

/** What a `TerminalGame` says of its cards. */
export function cardParts<Card extends NamedCard>(
  game: GameCards<Card>,
): Pick<TerminalGame, 'cards' | 'readCards' | 'findCard' | 'cardNames'> {
  return {
    cards: game.cards,
    readCards: ({ text, file }) => {
      const { definitions, problems, written } = game.cards.readCardFile(text, file);
      const cards = definitions.map((card) => ({
        names: [card.name, card.id, card.english],
        card: game.terminalCard(card),
      }));
      return { cards, problems, written };
    },
    findCard: (name, view) => {
      const called = game.isCalled ?? isCalled;
      const cards = [...game.library(), ...addedCardsOf<Card>(view)];
      const card = cards.find((one) => called(one, name));
      return card ? game.terminalCard(card) : null;
    },
    cardNames: () => [...new Set(game.library().map(({ name }) => name))],
  };
}

/** The cards beside the game's own that a view tells of. */
function addedCardsOf<Card>(view: View | undefined): readonly Card[] {
  return (view?.state as { readonly addedCards?: readonly Card[] } | undefined)?.addedCards ?? [];
}

/** What is printed on a card that a view shows; undefined for one that lies with its back up. */
export function printedOn<Card extends { readonly id: string }>(
  library: readonly Card[],
  view: View,
  definition: string,
): Card | undefined {
  const isIt = ({ id }: Card): boolean => id === definition;
  return library.find(isIt) ?? addedCardsOf<Card>(view).find(isIt);
}

/** Whether a card is called that: its id, its Chinese name, or its English one in any case. */
export function isCalled({ id, name, english }: NamedCard, wanted: string): boolean {
  const lower = wanted.toLowerCase();
  return [name, id, english.toLowerCase()].includes(lower);
}

/**
 * Reads a deck and checks it.
 * @param readText what is written, or what is wrong with how it is written
 * @param problemsOf what keeps the list from being played, beside those cards
 */
export function readCheckedDeck<List extends object>(
  readText: (text: string) => Result<List & { readonly name: string }>,
  problemsOf: (
    list: Omit<List & { readonly name: string }, 'name'>,
    added: readonly AddedCard[],
  ) => readonly Problem[],
): (text: string, added: readonly AddedCard[]) => Result<DeckRead> {
  return (text, added) => {
    const read = readText(text);
    if (!read.ok) return read;
    const { name, ...list } = read.value;
    const problems = problemsOf(list, added);
    return problems.length > 0 ? { ok: false, problems } : succeed({ name, list });
  };
}
