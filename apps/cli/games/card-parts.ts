import { type Problem, type Result, succeed } from '@lianhuan/kernel';
import type { CardProblem, DeckRead, TerminalCard, TerminalGame } from './terminal-game.ts';

/** What a card can be called. */
interface NamedCard {
  readonly id: string;
  readonly name: string;
  readonly english: string;
}

/** How a game reads its cards, and shows one at the terminal. */
interface GameCards<Card extends NamedCard> {
  library(): readonly Card[];
  readCardFile(
    text: string,
    file: string,
  ): { readonly definitions: readonly Card[]; readonly problems: readonly CardProblem[] };
  /** The card of this name, in either language, or of this id. */
  findCard(name: string): Card | undefined;
  terminalCard(card: Card): TerminalCard;
}

/** What a `TerminalGame` says of its cards. */
export function cardParts<Card extends NamedCard>(
  game: GameCards<Card>,
): Pick<TerminalGame, 'readCards' | 'findCard' | 'cardNames'> {
  return {
    readCards: ({ text, file }) => {
      const { definitions, problems } = game.readCardFile(text, file);
      const cards = definitions.map((card) => ({
        names: [card.name, card.id, card.english],
        card: game.terminalCard(card),
      }));
      return { cards, problems };
    },
    findCard: (name) => {
      const card = game.findCard(name);
      return card ? game.terminalCard(card) : null;
    },
    cardNames: () => [...new Set(game.library().map(({ name }) => name))],
  };
}

/** Whether a card is called that: its id, its Chinese name, or its English one in any case. */
export function isCalled({ id, name, english }: NamedCard, wanted: string): boolean {
  const lower = wanted.toLowerCase();
  return [name, id, english.toLowerCase()].includes(lower);
}

/**
 * Reads a deck and checks it.
 * @param readText what is written, or what is wrong with how it is written
 * @param problemsOf what keeps the list from being played
 */
export function readCheckedDeck<List extends object>(
  readText: (text: string) => Result<List & { readonly name: string }>,
  problemsOf: (list: Omit<List & { readonly name: string }, 'name'>) => readonly Problem[],
): (text: string) => Result<DeckRead> {
  return (text) => {
    const read = readText(text);
    if (!read.ok) return read;
    const { name, ...list } = read.value;
    const problems = problemsOf(list);
    return problems.length > 0 ? { ok: false, problems } : succeed({ name, list });
  };
}
