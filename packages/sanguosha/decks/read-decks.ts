import { readYaml } from '@lianhuan/cardtext';
import { RANK_SIGNS, SUIT_SIGNS, SUITS } from '../table/cards-in-use.ts';
import type { Deck, DeckCard } from './deck.ts';
import { deckFiles } from './files.ts';

/** 火 and 雷 杀 are cards of their own names. */
const NATURES: ReadonlySet<string> = new Set(['火', '雷']);

let known: readonly Deck[] | null = null;

/** All decks, in a fixed order, read from the files beside this one. */
export function decks(): readonly Deck[] {
  known ??= Object.entries(deckFiles()).map(([file, text]) => readDeck(file, text));
  return known;
}

/** @throws Error for a file of the game's own that cannot be read */
function readDeck(file: string, text: string): Deck {
  const read = readYaml(text);
  const [document] = read.documents;
  if (document === undefined) throw new Error(`${file} cannot be read`);
  const { id, name, english, cards } = document.toJS() as {
    readonly id: string;
    readonly name: string;
    readonly english: string;
    readonly cards: Readonly<Record<string, readonly string[]>>;
  };
  const list = Object.entries(cards).flatMap(([card, places]) =>
    places.map((place) => readDeckCard(file, card, place)),
  );
  return { id, name: { zh: name, en: english }, cards: list };
}

function readDeckCard(file: string, name: string, place: string): DeckCard {
  const [printed, ...marks] = place.split('*');
  const suit = SUITS.find((one) => SUIT_SIGNS[one] === printed.slice(0, 1));
  const rank = RANK_SIGNS.indexOf(printed.slice(1));
  if (suit === undefined || rank < 1) throw new Error(`${file}: ${name} cannot be ${place}`);
  const nature = marks.find((mark) => NATURES.has(mark)) ?? '';
  return { name: `${nature}${name}`, suit, rank, marks };
}
