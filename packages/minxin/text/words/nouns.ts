import {
  type CardTerm,
  COMPARISONS,
  type Comparison,
  formsAs,
  meaning,
  type Node,
  type Speaker,
  unknownName,
  type Voice,
} from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type {
  CardsAnywhere,
  CardsAround,
  CardsOf,
  Filter,
  Selection,
  ThisCard,
} from '../nodes/nodes.ts';
import { PILES, type Pile, TYPES, TYPES_PLURAL } from '../reading/vocabulary.ts';
import { type MinxinWord, says } from '../reading/word.ts';

/** Which cards: by kind, by cost, by name. */

const COSTS: Readonly<Record<Comparison, (cost: number) => string>> = {
  'at-most': (cost) => `${cost} or less`,
  'at-least': (cost) => `${cost} or more`,
  'more-than': (cost) => `more than ${cost}`,
  'less-than': (cost) => `less than ${cost}`,
  exactly: (cost) => `${COMPARISONS.exactly.en} ${cost}`,
};

/** "troop costing 4 or less", "troops costing 4 or less", "【黄巾余孽】". */
export function cardsCalled(filter: Filter, count: number): string {
  if (filter.name !== null) return `【${filter.name}】`;
  const noun = count === 1 ? TYPES[filter.type].en : TYPES_PLURAL[filter.type];
  return filter.comparison === null
    ? noun
    : `${noun} costing ${COSTS[filter.comparison](filter.cost)}`;
}

/** 费用4以下的牌, 4费以上的牌, 费用≤4的牌: as they are written, and what they are in print. */
const IN_WORDS = [
  { zh: '费用[|为]{cost:number}[以下|或以下|及以下][的|]{type}', comparison: 'at-most' },
  { zh: '{cost:number}费[以下|或以下|及以下][的|]{type}', comparison: 'at-most' },
  { zh: '费用[≤|不超过|小于等于|不高于]{cost:number}[的|]{type}', comparison: 'at-most' },
  { zh: '费用[|为]{cost:number}[以上|或以上|及以上][的|]{type}', comparison: 'at-least' },
  { zh: '{cost:number}费[以上|或以上|及以上][的|]{type}', comparison: 'at-least' },
  { zh: '费用[≥|不低于|大于等于|不少于]{cost:number}[的|]{type}', comparison: 'at-least' },
  { zh: '费用[>|高于|超过]{cost:number}[的|]{type}', comparison: 'more-than' },
  { zh: '费用[<|低于]{cost:number}[的|]{type}', comparison: 'less-than' },
  { zh: '费用[=|等于|是]{cost:number}[的|]{type}', comparison: 'exactly' },
  { zh: '{cost:number}费[的|]{type}', comparison: 'exactly' },
] as const satisfies readonly { readonly zh: string; readonly comparison: Comparison }[];

const filter: MinxinWord<Filter> = {
  kind: 'filter',
  forms: [
    { as: 'filter', zh: '费用{comparison}{cost:number}的{type}', with: { name: null } },
    ...IN_WORDS.map(({ zh, comparison }) => ({
      as: 'filter',
      zh,
      with: { name: null, comparison },
      variant: true as const,
    })),
    { as: 'filter', zh: '{type}', with: { comparison: null, cost: 0, name: null } },
    { as: 'named', zh: '【{name}】', with: { type: 'card', comparison: null, cost: 0 } },
  ],
  english: (node) => cardsCalled(node, 2),
  explain: meaning('所说的牌', 'The cards meant'),
  rules: [],
  check: ({ name }, { context }) =>
    name === null ? null : unknownName(name, context.names, CARD_TERM),
};

const CARD_TERM: CardTerm = { open: '【', close: '】', none: ['没有名叫', '的牌'] };

const selection: MinxinWord<Selection> = {
  kind: 'selection',
  forms: formsAs('selection', [
    ['{count:number}张手牌', { from: 'hand', upTo: false, filter: null }],
    ['[至多|最多]{count:number}张手牌', { from: 'hand', upTo: true, filter: null }],
    ['{from}{count:number}张{filter:things}', { upTo: false }],
    ['{from}[至多|最多]{count:number}张{filter:things}', { upTo: true }],
  ]),
  english: selected,
  explain: meaning('从所说的地方选取', 'Picked from the place named'),
  rules: [],
  check: ({ from }, { ancestors }) =>
    unclearOwner({ yours: YOURS.has(from), theirs: from.startsWith('their-') }, ancestors),
};

/** Piles that are named as one's own. */
const YOURS: ReadonlySet<Pile> = new Set<Pile>([
  'discard',
  'hand-or-discard',
  'from-hand',
  'field',
]);

/** Complains where 其 means nobody, and where 你 is written although another player does it: each player has piles of their own. */
export function unclearOwner(
  whose: { readonly yours: boolean; readonly theirs: boolean },
  ancestors: readonly Node[],
): Text | null {
  const others = ancestors.some((node) => 'who' in node && node.who !== 'you' && BY.has(node.kind));
  if (whose.theirs && !others) {
    return says(
      '「其」不知道指谁；自己的要写「你」',
      'Nobody is meant by 其; write 你 for one’s own',
    );
  }
  if (whose.yours && others) {
    return says('由别的玩家来做，这里要写「其」', 'Somebody else does it: write 其 here');
  }
  return null;
}

const BY: ReadonlySet<string> = new Set(['by', 'may']);

/** A check that cards are picked only where that can be done to them. */
export function pickedOnlyFrom(piles: readonly Pile[], zh: string, en: string) {
  return ({ what }: { readonly what: Selection }): Text | null =>
    piles.includes(what.from) ? null : says(zh, en);
}

function selected(node: Selection, _: Speaker, voice: Voice): string {
  const { from, upTo, count, filter } = node;
  if (from === 'hand')
    return `${upTo ? 'up to ' : ''}${count} card${count === 1 ? '' : 's'} from ${voice === 'you' ? 'your' : 'their'} hand`;
  const place =
    voice === 'you'
      ? PILES[from].en
      : PILES[from].en.replace('your', 'their').replace('you control', 'they control');
  if (filter === null) return place;
  const noun = filter.name === null ? '' : count === 1 ? ' card' : ' cards';
  return `${upTo ? 'up to ' : ''}${count} ${cardsCalled(filter, count)}${noun} ${place}`;
}

const thisCard: MinxinWord<ThisCard> = {
  kind: 'this-card',
  forms: [{ as: 'this', zh: '[此牌|本牌|这张牌]' }],
  english: () => 'this card',
  explain: meaning('写着这些字的这张牌', 'The card these words stand on'),
  rules: [],
};

const cardsOf: MinxinWord<CardsOf> = {
  kind: 'cards-of',
  forms: [{ as: 'owned', zh: '{who:owner}{filter}' }],
  english: (node, say) => `${say.term('owner', node.who)} ${cardsCalled(node.filter, 2)}`,
  explain: meaning('这位玩家控制的牌', 'The cards that player controls'),
  rules: [],
};

const cardsAround: MinxinWord<CardsAround> = {
  kind: 'cards-around',
  forms: [{ as: 'nearby', zh: '周围的{filter}' }],
  english: (node) => `${cardsCalled(node.filter, 2)} next to this card`,
  explain: meaning(
    '中央牌列里上下左右的牌',
    'The cards left, right, above and below in the centre row',
  ),
  rules: ['2.2.4'],
};

const cardsAnywhere: MinxinWord<CardsAnywhere> = {
  kind: 'cards-anywhere',
  forms: [{ as: 'anywhere', zh: '{filter}' }],
  english: (node) => cardsCalled(node.filter, 2),
  explain: meaning('无论在哪里的这种牌', 'Such cards, wherever they are'),
  rules: [],
};

export const NOUNS = [filter, selection, thisCard, cardsOf, cardsAround, cardsAnywhere] as const;
