import type { Text } from '@lianhuan/kernel';
import type { CardInfo } from '../../cards/card-info.ts';

/** A field by which the catalogue can be filtered, e.g. the kind of a card. */
export interface FilterField {
  readonly id: string;
  readonly name: Text;
  readonly values: readonly { readonly value: string; readonly name: Text }[];
  has(card: CardInfo, value: string): boolean;
}

/** The field that tells cards the player added from those of the game; none where nothing was added. */
export function ownField(own: ReadonlySet<string>): readonly FilterField[] {
  if (own.size === 0) return [];
  return [
    {
      id: 'own',
      name: { zh: '来源', en: 'From' },
      values: [
        { value: 'own', name: { zh: '自己的', en: 'you' } },
        { value: 'game', name: { zh: '游戏自带', en: 'the game' } },
      ],
      has: ({ id }, value) => own.has(id) === (value === 'own'),
    },
  ];
}

/** A filter of the catalogue: words that must occur on a card, and the wanted value of some fields. */
export interface CardFilter {
  readonly words: string;
  readonly chosen: Readonly<Record<string, string>>;
}

export const NO_FILTER: CardFilter = { words: '', chosen: {} };

/** What a filter must know of the game. */
interface FilterSource {
  readonly filterFields: readonly FilterField[];
  wordsOn(card: CardInfo): readonly Text[];
}

/** Whether a card is among those looked for. */
export function passes(
  card: CardInfo,
  { words, chosen }: CardFilter,
  source: FilterSource,
): boolean {
  const matches = source.filterFields.every(({ id, has }) => {
    const value = chosen[id];
    return value === undefined || has(card, value);
  });
  return matches && mentions(card, words, source);
}

/** Every word typed stands somewhere on the card. */
function mentions(card: CardInfo, words: string, source: FilterSource): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const all = saidOn(card, source);
  return wanted.every((word) => all.includes(word));
}

const said = new WeakMap<CardInfo, string>();

/** All words of a card in both languages, gathered once. */
function saidOn(card: CardInfo, { wordsOn }: FilterSource): string {
  const known = said.get(card);
  if (known !== undefined) return known;
  const all = wordsOn(card)
    .flatMap(({ zh, en }) => [zh, en])
    .join('\n')
    .toLowerCase();
  said.set(card, all);
  return all;
}
