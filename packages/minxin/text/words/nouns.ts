import {
  type CardTerm,
  COMPARISONS,
  type Comparison,
  type Form,
  findNode,
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
  ThatCard,
  ThisCard,
} from '../nodes/nodes.ts';
import {
  PILES,
  type Pile,
  RULERS,
  TRAITS,
  TYPES,
  TYPES_PLURAL,
  type Type,
  VALUES,
} from '../reading/vocabulary.ts';
import { type MinxinWord, says } from '../reading/word.ts';
import { answersOnly, unknownThatCard } from './known.ts';

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
  const { name, type, or, trait } = filter;
  if (name !== null) return `【${name}】`;
  const one = (kind: Type) => (count === 1 ? TYPES[kind].en : TYPES_PLURAL[kind]);
  const noun = or === null ? one(type) : `${one(type)} or ${one(or)}`;
  if (trait !== null) {
    const { en } = TRAITS[trait];
    return /^(un)?tapped$/.test(en) ? `${en} ${noun}` : `${noun} ${en}`;
  }
  return noun + measured(filter);
}

/** " costing 4 or less", " with worth of 2 or more", " costing less than this card". */
function measured({ comparison, value, than, cost }: Filter): string {
  if (comparison === null) return '';
  const number = than === null ? COSTS[comparison](cost) : RULED[comparison](RULERS[than].en);
  return value === 'cost' ? ` costing ${number}` : ` with ${VALUES[value].en} of ${number}`;
}

const RULED: Readonly<Record<Comparison, (card: string) => string>> = {
  'at-most': (card) => `no more than ${card}`,
  'at-least': (card) => `no less than ${card}`,
  'more-than': (card) => `more than ${card}`,
  'less-than': (card) => `less than ${card}`,
  exactly: (card) => `as much as ${card}`,
};

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

export const UNMEASURED = { value: 'cost', comparison: null, than: null, cost: 0 } as const;

/** Cards of one kind or another, and of one kind, behind these words. */
function ofKinds(words: string, fixed: Form['with']): Form[] {
  return [
    { as: 'filter', zh: `${words}{type}[或|或者]{or:type}`, with: { ...fixed, name: null } },
    { as: 'filter', zh: `${words}{type}`, with: { ...fixed, or: null, name: null } },
  ];
}

const filter: MinxinWord<Filter> = {
  kind: 'filter',
  forms: [
    ...ofKinds('{value}{comparison}{cost:number}的', { than: null, trait: null }),
    ...ofKinds('{value}{comparison}{than:ruler}的', { cost: 0, trait: null }),
    ...ofKinds('{trait}的', UNMEASURED),
    ...IN_WORDS.map(({ zh, comparison }) => ({
      as: 'filter',
      zh,
      with: { name: null, or: null, trait: null, value: 'cost', than: null, comparison },
      variant: true as const,
    })),
    ...ofKinds('', { ...UNMEASURED, trait: null }),
    {
      as: 'named',
      zh: '【{name}】',
      with: { ...UNMEASURED, type: 'card', or: null, trait: null },
    },
  ],
  english: (node) => cardsCalled(node, 2),
  explain: meaning('所说的牌', 'The cards meant'),
  rules: [],
  check: ({ name, than }, place) => {
    if (than === 'target') return answersOnly(null, place);
    return name === null ? null : unknownName(name, place.context.names, CARD_TERM);
  },
};

const CARD_TERM: CardTerm = { open: '【', close: '】', none: ['没有名叫', '的牌'] };

/** 1张其他玩家的领土, 从手牌中2张部曲: where the cards are stands behind their number. */
const ORDERED: readonly Form[] = [
  { zh: '{count:number}张{from}{filter:things}', upTo: false },
  { zh: '[至多|最多]{count:number}张{from}{filter:things}', upTo: true },
].map(({ zh, upTo }) => ({ as: 'selection', zh, with: { upTo, other: false }, variant: true }));

/** 1张费用不大于2的其他玩家的部曲: what it costs stands before whose it is. */
const SIZED: Form = {
  as: 'selection',
  zh: '{count:number}张{value}{comparison:measure}{cost:number}的{from}{type}',
  variant: true,
  build: ({ count, value, comparison, cost, from, type }, span) => {
    const sort = { type, or: null, trait: null, value, comparison, than: null, cost, name: null };
    const what = { kind: 'filter', span, ...sort };
    return {
      kind: 'selection',
      span,
      from,
      upTo: false,
      count,
      other: false,
      filter: what,
    } as Node;
  },
};

const selection: MinxinWord<Selection> = {
  kind: 'selection',
  forms: formsAs('selection', [
    ['{count:number}张手牌', { from: 'hand', upTo: false, other: false, filter: null }],
    ['[至多|最多]{count:number}张手牌', { from: 'hand', upTo: true, other: false, filter: null }],
    ['任意张手牌', { from: 'hand', count: 'any', upTo: true, other: false, filter: null }],
    ['所有手牌', { from: 'hand', count: 'all', upTo: false, other: false, filter: null }],
    ['{from}任意张其他{filter:things}', { count: 'any', upTo: true, other: true }],
    ['{from}任意张{filter:things}', { count: 'any', upTo: true, other: false }],
    ['{from}所有其他{filter:things}', { count: 'all', upTo: false, other: true }],
    ['{from}所有{filter:things}', { count: 'all', upTo: false, other: false }],
    ['{from}{count:number}张其他{filter:things}', { upTo: false, other: true }],
    ['{from}{count:number}张{filter:things}', { upTo: false, other: false }],
    ['{from}[至多|最多]{count:number}张其他{filter:things}', { upTo: true, other: true }],
    ['{from}[至多|最多]{count:number}张{filter:things}', { upTo: true, other: false }],
  ]).concat(ORDERED, SIZED),
  english: selected,
  explain: meaning('从所说的地方选取', 'Picked from the place named'),
  rules: [],
  check: (node, { ancestors }) => {
    const { from } = node;
    const whose = { yours: YOURS.has(from), theirs: from.startsWith('their-') };
    return unclearOwner(whose, ancestors) ?? choosesUnseen(node);
  },
};

/** Piles that are named as one's own. */
const YOURS: ReadonlySet<Pile> = new Set<Pile>([
  'discard',
  'hand-or-discard',
  'from-hand',
  'field',
  'deck-top',
]);

/** Complains of words that choose among the top cards of a deck, which nobody sees. */
function choosesUnseen({ from, upTo, count, filter: what }: Selection): Text | null {
  if (from !== 'deck-top' && from !== 'their-deck-top' && from !== 'central-top') return null;
  const plain = what !== null && what.type === 'card' && what.or === null && what.name === null;
  const anyCard = plain && what.trait === null && what.comparison === null;
  if (anyCard && !upTo && typeof count === 'number') return null;
  return says(
    '牌库顶的牌没有人看得到，不能选：写「1张牌」「2张牌」',
    'Nobody sees the top of a deck, so that nothing is chosen there: write 1张牌, 2张牌',
  );
}

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

const BY: ReadonlySet<string> = new Set(['by', 'may', 'they-choose']);

/** A check that cards are picked only where that can be done to them. */
export function pickedOnlyFrom(piles: readonly Pile[], zh: string, en: string) {
  return ({ what }: { readonly what: Selection }): Text | null =>
    piles.includes(what.from) ? null : says(zh, en);
}

function selected(node: Selection, _: Speaker, voice: Voice): string {
  const { from, upTo, count, other, filter } = node;
  const many = count === 'any' ? 'any number of' : `${upTo ? 'up to ' : ''}${count}`;
  if (from === 'hand')
    return `${many} card${count === 1 ? '' : 's'} from ${voice === 'you' ? 'your' : 'their'} hand`;
  const place =
    voice === 'you'
      ? PILES[from].en
      : PILES[from].en.replace('your', 'their').replace('you control', 'they control');
  if (filter === null) return place;
  const noun = filter.name === null ? '' : count === 1 ? ' card' : ' cards';
  return `${many} ${other ? 'other ' : ''}${cardsCalled(filter, count === 1 ? 1 : 2)}${noun} ${place}`;
}

const thisCard: MinxinWord<ThisCard> = {
  kind: 'this-card',
  forms: [{ as: 'this', zh: '[此牌|本牌|这张牌|此领土|本领土|此部曲|本部曲|此计略|本计略]' }],
  english: () => 'this card',
  explain: meaning('写着这些字的这张牌', 'The card these words stand on'),
  rules: [],
};

const thatCard: MinxinWord<ThatCard> = {
  kind: 'that-card',
  forms: [{ as: 'that', zh: '[该牌|该部曲|该计略|该领土|那张牌]' }],
  english: () => 'that card',
  explain: meaning('刚才那件事说的，或展示的那张牌', 'The card just heard of, or shown'),
  rules: [],
  check: (_, place) => unknownThatCard(place),
};

/** 将其置入手牌: the card that a trigger heard of, unless words between have picked or brought others. */
const it: MinxinWord = {
  kind: 'it',
  forms: [{ as: 'that', zh: '[其|它|之]', variant: true }],
  english: () => 'that card',
  explain: meaning('刚才那件事说的那张牌', 'The card of which that was just heard'),
  rules: [],
  meant: ({ span }, place) => {
    const why = unknownThatCard(place);
    if (why !== null) return { why };
    const between = (node: Node) => BRINGS.has(node.kind) && node.span[1] <= span[0];
    if (findNode(place.ancestors.slice(0, 1), between) !== null) return { why: WHICH };
    return { kind: 'that-card', span } as ThatCard;
  },
};

const BRINGS: ReadonlySet<string> = new Set(['selection', 'discard', 'draw', 'pouches']);

const WHICH = says(
  '「其」可以是听见的那张牌，也可以是刚才选的或摸的牌：写「该牌」',
  '“其” may be the card heard of, or one picked or drawn since: write 该牌',
);

const cardsOf: MinxinWord<CardsOf> = {
  kind: 'cards-of',
  forms: [
    { as: 'owned', zh: '{who:owner}其他{filter}', with: { other: true } },
    { as: 'owned', zh: '{who:owner}{filter}', with: { other: false } },
  ],
  english: ({ who, other, filter }, say) =>
    `${say.term('owner', who)} ${other ? 'other ' : ''}${cardsCalled(filter, 2)}`,
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

export const NOUNS = [
  filter,
  selection,
  thisCard,
  thatCard,
  it,
  cardsOf,
  cardsAround,
  cardsAnywhere,
] as const;
