import type { CardFact, LogLine, Text } from '@lianhuan/kernel';

/** A card as a line calls it. */
export interface NamedCard {
  readonly definition: string;
  readonly name: string;
}

/** A piece of a line: words, or the name of a card. */
export interface LinePiece {
  readonly text: string;
  /** Of which card it is the name; null for words. */
  readonly definition: string | null;
}

/**
 * The cards that lines may call by name, in one language: those of their facts, and what each is about.
 * @param nameOf what is printed on a card, if it is known
 */
export function cardsNamed(
  lines: readonly LogLine[],
  language: keyof Text,
  nameOf: (definition: string) => Text | undefined,
): NamedCard[] {
  const found = new Map<string, string>();
  const add = (definition: string, name: Text | undefined) => {
    const called = name?.[language] ?? '';
    if (called !== '' && !found.has(called)) found.set(called, definition);
  };
  for (const { data, card } of lines) {
    for (const { definition, name } of Object.values(data).flatMap(factsIn)) add(definition, name);
    if (card !== null) add(card, nameOf(card));
  }
  return [...found].map(([name, definition]) => ({ name, definition }));
}

function factsIn(value: unknown): CardFact[] {
  if (Array.isArray(value)) return value.flatMap(factsIn);
  return isCardFact(value) ? [value] : [];
}

function isCardFact(value: unknown): value is CardFact {
  return typeof value === 'object' && value !== null && 'definition' in value && 'name' in value;
}

/** Cuts a line at the names of cards: of two names that begin at one place the longer one is meant. */
export function cutNames(text: string, cards: readonly NamedCard[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  let rest = text;
  while (rest !== '') {
    const next = firstName(rest, cards);
    if (next === null) return [...pieces, { text: rest, definition: null }];
    const { at, card } = next;
    if (at > 0) pieces.push({ text: rest.slice(0, at), definition: null });
    pieces.push({ text: card.name, definition: card.definition });
    rest = rest.slice(at + card.name.length);
  }
  return pieces;
}

function firstName(
  text: string,
  cards: readonly NamedCard[],
): { readonly at: number; readonly card: NamedCard } | null {
  const found = cards
    .map((card) => ({ at: text.indexOf(card.name), card }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.card.name.length - one.card.name.length);
  return found[0] ?? null;
}
