import type { Text } from '@lianhuan/kernel';
import type { CardInfo } from '../../cards/card-info.ts';

/** Something one may look for among all cards, e.g. their kind. */
export interface SieveField {
  readonly id: string;
  readonly name: Text;
  readonly values: readonly { readonly value: string; readonly name: Text }[];
  has(card: CardInfo, value: string): boolean;
}

/** What is looked for: words, and of some fields a value. */
export interface Sieve {
  readonly words: string;
  readonly chosen: Readonly<Record<string, string>>;
}

export const OPEN: Sieve = { words: '', chosen: {} };

/** What the sieve must know of the game. */
interface Sorting {
  readonly sieve: readonly SieveField[];
  wordsOn(card: CardInfo): readonly Text[];
}

/** Whether a card is among those looked for. */
export function passes(card: CardInfo, { words, chosen }: Sieve, sorting: Sorting): boolean {
  const sorted = sorting.sieve.every(({ id, has }) => {
    const value = chosen[id];
    return value === undefined || has(card, value);
  });
  return sorted && mentions(card, words, sorting);
}

/** Every word typed stands somewhere on the card. */
function mentions(card: CardInfo, words: string, sorting: Sorting): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const all = saidOn(card, sorting);
  return wanted.every((word) => all.includes(word));
}

const said = new WeakMap<CardInfo, string>();

/** All words of a card in both languages, gathered once. */
function saidOn(card: CardInfo, { wordsOn }: Sorting): string {
  const known = said.get(card);
  if (known !== undefined) return known;
  const all = wordsOn(card)
    .flatMap(({ zh, en }) => [zh, en])
    .join('\n')
    .toLowerCase();
  said.set(card, all);
  return all;
}
