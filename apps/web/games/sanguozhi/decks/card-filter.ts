import type { Text } from '@lianhuan/kernel';
import type { Corps, TroopCount } from '@lianhuan/sanguozhi';
import type { FilterField } from '../../../decks/builder/card-filter.ts';
import { CARDS, CORPS_ORDER, type SanguozhiCard } from '../card/library.ts';
import { ARM_NAMES, CORPS_NAMES, FACTION_NAMES } from '../card/names.ts';
import { leastOf } from './curve.ts';

interface Field<Value extends string> extends Omit<FilterField, 'values' | 'has'> {
  readonly values: readonly (readonly [Value, Text])[];
  has(card: SanguozhiCard, value: Value): boolean;
}

function fieldOf<Value extends string>({ values, has, ...named }: Field<Value>): FilterField {
  return {
    ...named,
    values: values.map(([value, name]) => ({ value, name })),
    has: (card, value) => has(card as SanguozhiCard, value as Value),
  };
}

const kinds = new Map(CARDS.map(({ kind, kindName }) => [kind, kindName]));
const NEEDS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** What one may look for among all cards of 三国智. */
export const FILTER_FIELDS: readonly FilterField[] = [
  fieldOf({
    id: 'kind',
    name: { zh: '种类', en: 'Kind' },
    values: [...kinds],
    has: (card, kind) => card.kind === kind,
  }),
  fieldOf({
    id: 'faction',
    name: { zh: '阵营', en: 'Faction' },
    values: entriesOf(FACTION_NAMES),
    has: (card, faction) => card.factions.includes(faction),
  }),
  fieldOf({
    id: 'arm',
    name: { zh: '兵种', en: 'Arm' },
    values: entriesOf(ARM_NAMES),
    has: (card, arm) => card.arms.includes(arm),
  }),
  fieldOf({
    id: 'corps',
    name: { zh: '兵权', en: 'Troops' },
    values: CORPS_ORDER.map((corps) => [corps, CORPS_NAMES[corps]]),
    has: speaksOf,
  }),
  fieldOf({
    id: 'needs',
    name: { zh: '兵权条件', en: 'Needs' },
    values: NEEDS.map((needs) => [needs, { zh: `共 ${needs} 以内`, en: `${needs} or fewer` }]),
    has: ({ needs }, most) => needs.length > 0 && leastOf(needs) <= Number(most),
  }),
];

/** 兵种 that a card asks for, or gives. */
function speaksOf({ needs, face }: SanguozhiCard, corps: Corps): boolean {
  const counts: readonly TroopCount[] = face === null ? needs : [...needs, face];
  return counts.some((count) => (count[corps] ?? 0) > 0);
}

function entriesOf<Key extends string>(
  names: Readonly<Record<Key, Text>>,
): readonly (readonly [Key, Text])[] {
  return Object.entries<Text>(names).map(([key, name]) => [key as Key, name]);
}

/** All words of a card. */
export function wordsOn(card: SanguozhiCard): readonly Text[] {
  return [
    card.name,
    card.kindName,
    card.text,
    ...card.factions.map((faction) => FACTION_NAMES[faction]),
    ...card.arms.map((arm) => ARM_NAMES[arm]),
    ...card.traits,
    ...card.sorts,
    ...card.lines.flatMap(({ name, words }) => [name, words]),
  ];
}
