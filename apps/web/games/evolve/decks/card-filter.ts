import type { Text } from '@lianhuan/kernel';
import type { FilterField } from '../../../decks/builder/card-filter.ts';
import type { EvolveCard } from '../card/library.ts';
import { TERMS } from '../card/names.ts';
import { themeName } from '../card/themes.ts';

const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What one may look for among cards. */
export function filterFields(cards: readonly EvolveCard[]): readonly FilterField[] {
  return [
    {
      id: 'class',
      name: { zh: '职业', en: 'Class' },
      values: Object.entries(TERMS.classes).map(([value, name]) => ({ value, name })),
      has: (card, value) => (card as EvolveCard).class === value,
    },
    {
      id: 'kind',
      name: { zh: '种类', en: 'Kind' },
      values: byKey(cards.map(({ kind, kindName }) => [kind, kindName])),
      has: (card, value) => card.kind === value,
    },
    {
      id: 'trait',
      name: { zh: '类型', en: 'Trait' },
      values: byKey(cards.flatMap(({ traits }) => traits.map((trait) => [trait.zh, trait]))),
      has: (card, value) => (card as EvolveCard).traits.some(({ zh }) => zh === value),
    },
    {
      id: 'theme',
      name: { zh: '主题', en: 'Theme' },
      values: byKey(
        cards.flatMap(({ theme }) => (theme === null ? [] : [[theme, themeName(theme)]])),
      ),
      has: (card, value) => (card as EvolveCard).theme === value,
    },
    {
      id: 'cost',
      name: { zh: '费用', en: 'Cost' },
      values: COSTS.map((cost) => ({ value: cost, name: { zh: cost, en: cost } })),
      has: (card, value) => (card as EvolveCard).cost === Number(value),
    },
  ];
}

/** Each key once, in the order of the book. */
function byKey(entries: readonly (readonly [string, Text])[]): FilterField['values'] {
  return [...new Map(entries)].map(([value, name]) => ({ value, name }));
}

/** All words of a card. */
export function wordsOn(card: EvolveCard): readonly Text[] {
  const { name, wholeKind, text, traits, alias, theme } = card;
  const more = [
    ...(alias === null ? [] : [{ zh: alias, en: '' }]),
    ...(theme === null ? [] : [themeName(theme)]),
  ];
  return [name, wholeKind, text, TERMS.classes[card.class], ...traits, ...more];
}
