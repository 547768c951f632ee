import type { By, Form, Node, Span, Speaker } from '@lianhuan/cardtext';
import { isChoosy, isHiddenFromUser, isPickedFromHidden } from '../meaning/candidates.ts';
import type { Filter, Quality, Selection, Send } from '../nodes/index.ts';
import { called, isUnique, one } from '../reading/english.ts';
import type { Place, Side, Who } from '../reading/vocabulary.ts';
import { type CardPlace, type EvolveWord, says } from '../reading/word.ts';
import { meansSelected, selectedAs } from './bindings.ts';
import { unnamed } from './counts.ts';
import { measureOf, wrongMeasure } from './measures.ts';

/** Selections: how many of which cards, and whether they are picked, all there are, or drawn at random. */

/** So many of them, as printed in front. */
function counted(as: string, zh: string, how: Selection['how'], upTo: boolean): Form {
  return { as, zh, with: { said: false, how, upTo } };
}

/** 任意数量: none will do, too. */
function anyNumber(as: string, zh: string, how: Selection['how']): Form {
  return { as, zh, with: { said: false, how, upTo: true, most: 'any', measure: null } };
}

type Read = Readonly<Record<string, unknown>>;

/** A selection whose filter is said in two pieces. */
function selected(read: Read, span: Span, around: (filter: Filter) => Filter): Selection {
  const { side: _side, place: _place, quality: _quality, filter, ...fields } = read;
  return { kind: 'selection', span, ...fields, filter: around(filter as Filter) } as Selection;
}

/** 对手的1个随从, 你墓场中的1张随从, 对手的所有随从: whose they are stands before how many. */
const OWNED: readonly {
  readonly zh: string;
  around(read: Read, span: Span): (of: Filter) => Filter;
}[] = [
  {
    zh: '{side}[的|战场上的|战场的|场上的|的战场上的|的场上的||战场上|场上|的战场上|的场上|战场中的]',
    around:
      ({ side }, span) =>
      (of) => ({ kind: 'of-side', span, side: side as Side, of }),
  },
  {
    zh: '{side}[|的]{place}[的|中的|里的|内的|上的|中]',
    around:
      ({ side, place }, span) =>
      (of) => ({
        kind: 'in-place',
        span,
        side: side as Side,
        place: place as Place,
        of,
      }),
  },
  {
    zh: '[战场上的|场上的|战场中的|战场上|场上]',
    around: () => (of) => of,
  },
  {
    zh: '[|战场上|场上|战场上的|场上的]{quality}',
    around:
      ({ quality }, span) =>
      (of) => ({ kind: 'qualified', span, quality: quality as Quality, of }),
  },
  {
    zh: '{side}[的|战场上的|战场上|场上|场上的|的战场上|]{quality}',
    around:
      ({ side, quality }, span) =>
      (of) => ({
        kind: 'of-side',
        span,
        side: side as Side,
        of: { kind: 'qualified', span, quality: quality as Quality, of },
      }),
  },
  {
    zh: '{side}[|的]{place}[的|中的|中|里|]{quality}',
    around:
      ({ side, place, quality }, span) =>
      (of) => ({
        kind: 'in-place',
        span,
        side: side as Side,
        place: place as Place,
        of: { kind: 'qualified', span, quality: quality as Quality, of },
      }),
  },
  {
    zh: '{place}[的|中的|里的|内的|上的|中]',
    around:
      ({ place }, span) =>
      (of) => ({
        kind: 'in-place',
        span,
        side: 'self',
        place: place as Place,
        of,
      }),
  },
];

function ownedForms({ zh, around }: (typeof OWNED)[number]): Form[] {
  const build: NonNullable<Form['build']> = (read, span) =>
    selected(read, span, around(read, span));
  const other: NonNullable<Form['build']> = (read, span) =>
    selected(read, span, (of) => around(read, span)({ kind: 'other', span, of }));
  return [
    {
      ...counted('chosen', `${zh}[最多|至多]{most:amount}{measure}{filter}`, 'choose', true),
      build,
    },
    { ...counted('chosen', `${zh}{most:amount}{measure}[|的]{filter}`, 'choose', false), build },
    {
      ...counted('chosen', `${zh}[另|另外]{most:amount}{measure}{filter}`, 'choose', false),
      build: other,
    },
    { ...counted('drawn', `${zh}随机{most:amount}{measure}{filter}`, 'random', false), build },
    { ...anyNumber('chosen', `${zh}[任意数量的|任意张|任意个]{filter}`, 'choose'), build },
    {
      as: 'all',
      zh: `${zh}[所有|全部|全体|所有的|全部的]{filter}`,
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: true },
      build,
    },
    {
      as: 'every',
      zh: `${zh}[每个|各个|每名|每张]{filter}`,
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: false },
      build,
    },
  ].map((form) => ({ ...form, variant: true }));
}

/** 1张手牌, 对手的1张手牌: cards of a hand, that of whoever does it where nobody's is said. */
function handForms(): Form[] {
  const build: NonNullable<Form['build']> = (read, span) => {
    const card: Filter = { kind: 'noun', span, noun: 'card' };
    const side = (read.side as Side | undefined) ?? 'self';
    const filter: Filter = { kind: 'in-place', span, side, place: 'hand', of: card };
    const measure = read.most === 'any' ? null : 'sheet';
    return selected({ ...read, measure, filter }, span, (of) => of);
  };
  return [
    ['', ''],
    ['{side}[的|]', ''],
    ['', '{side}[的|]'],
  ]
    .flatMap(([before, whose]) =>
      [
        counted('chosen', `${before}[最多|至多]{most:amount}张${whose}手牌`, 'choose', true),
        counted('chosen', `${before}{most:amount}张${whose}手牌`, 'choose', false),
        anyNumber('chosen', `${before}[任意数量的|任意张|任意数量]${whose}手牌`, 'choose'),
      ].map((form): Form => ({ ...form, variant: true, build })),
    )
    .concat(
      ['', '{side}[的|]'].map(
        (whose): Form => ({
          ...counted('chosen', `${whose}手牌{most:amount}张`, 'choose', false),
          variant: true,
          build,
        }),
      ),
    );
}

/** 1张随从 is 1个随从: the measure word is no part of what is meant. */
function measured(node: Selection): Selection {
  const right = measureOf(node.filter);
  return node.measure === null || right === null ? node : { ...node, measure: right };
}

const selection: EvolveWord<Selection> = {
  kind: 'selection',
  forms: [
    counted('chosen', '[最多|至多]{most:amount}{measure}{filter}', 'choose', true),
    counted('chosen', '{most:amount}{measure}[|的]{filter}', 'choose', false),
    anyNumber('chosen', '[任意数量的|任意张|任意个|任意数量]{filter}', 'choose'),
    {
      ...counted('chosen', '{filter}{most:amount}{measure}', 'choose', false),
      variant: true,
    },
    {
      ...counted('chosen', '{filter}[最多|至多]{most:amount}{measure}', 'choose', true),
      variant: true,
    },
    counted('drawn', '[随机|随机的]{most:amount}{measure}{filter}', 'random', false),
    {
      ...counted('drawn', '{filter}[中|之中|中的|]随机{most:amount}{measure}', 'random', false),
      variant: true,
    },
    ...OWNED.flatMap(ownedForms),
    ...handForms(),
    {
      ...counted('chosen', '[另|另外]{most:amount}{measure}{filter}', 'choose', false),
      variant: true,
      build: (read, span) => selected(read, span, (of) => ({ kind: 'other', span, of })),
    },
    {
      as: 'all',
      zh: '[所有|全部|全体|所有的|全部的]{filter}',
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: true },
    },
    {
      as: 'all',
      zh: '{filter}[全部|全都|全体]',
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: true },
      variant: true,
    },
    {
      as: 'every',
      zh: '{filter}',
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: false },
    },
  ],
  english: inEnglish,
  explain: ({ how }) => MEANINGS[how],
  rules: ['10.6.2.3'],
  rulesOf: ({ how, upTo }) => {
    switch (how) {
      case 'choose':
        return upTo ? ['10.6.2.3', '10.6.2.3.2'] : ['10.6.2.3', '10.6.2.3.1'];
      case 'all':
        return ['4.4.3'];
      case 'random':
        return ['5.18.1'];
    }
  },
  meant: (node, place) => selectedAs(node, place) ?? measured(node),
  check: (node, place) =>
    wrongMeasure(node.measure, node.filter) ??
    meansSelected(node, place) ??
    notSelected(node, place) ??
    asksForHidden(node, place) ??
    (node.most === 'X' ? unnamed(node, place) : null),
};

function inEnglish({ how, upTo, most, said, filter }: Selection, say: Speaker): string {
  if (how === 'all') {
    const words = called(filter, !isUnique(filter), say);
    return said && !isUnique(filter) ? `all ${words}` : words;
  }
  const random = how === 'random' ? ' at random' : '';
  if (most === 'any') return `any number of ${called(filter, true, say)}`;
  if (most === 1 && !upTo) return `${one(filter, say)}${random}`;
  const which = called(filter, most === 1 ? false : 'counted', say);
  return `${upTo ? 'up to ' : ''}${most} ${which}${random}`;
}

const MEANINGS = {
  choose: says('要选出来的', 'To be picked'),
  all: says('所有符合的', 'All there are'),
  random: says('随机决定', 'By chance'),
} as const;

/** What is wrong with a selection in a public zone without 选择; null for nothing. */
function notSelected(node: Selection, { ancestors }: CardPlace) {
  return mustBeSelected(node, ancestors) ? SELECT_FIRST : null;
}

const SELECT_FIRST = says(
  '公开领域里的要先选择：写「选择…，将其…」',
  'What lies in a public zone is selected first: write 选择…，将其…',
);

/** What is wrong with a cost of certain cards where its player cannot see whether there are any; null for nothing. */
function asksForHidden(node: Selection, { ancestors }: CardPlace) {
  const { how, upTo, filter } = node;
  if (how === 'all' || upTo || !isHiddenFromUser(filter) || !isInCost(node, ancestors)) return null;
  const parent = ancestors.at(-1);
  const isToField = parent?.kind === 'send' && (parent as Send).to === 'field';
  return isChoosy(filter) || isToField ? NOT_SEEN : null;
}

const NOT_SEEN = says(
  '能不能支付会泄露对手非公开领域里有没有这样的卡牌（4.1.2.2）：费用里只能写「卡牌」，不能要求是什么卡牌',
  'Whether it can be paid would tell if there is such a card in a hidden zone of the opponent (4.1.2.2): a cost may ask for any 卡牌 there only',
);

/**
 * Must the cards be selected as the words are used, though no 选择 stands there? Only costs, and what another player is
 * told, are picked as they are carried out.
 */
export function mustBeSelected(node: Selection, ancestors: readonly Node[]): boolean {
  if (node.how !== 'choose' || isPickedFromHidden(node.filter)) return false;
  const parent = ancestors.at(-1);
  if (parent?.kind === 'select') return false;
  return !isInCost(node, ancestors) && !ancestors.some(isPickedThen);
}

function isInCost(node: Node, ancestors: readonly Node[]): boolean {
  const child = (at: number) => (at + 1 < ancestors.length ? ancestors[at + 1] : node);
  return ancestors.some(
    (one, at) => 'cost' in one && (one as { readonly cost: unknown }).cost === child(at),
  );
}

/** Are selections in this node picked as the words are carried out: by another player, or as a replacement? */
function isPickedThen(node: Node): boolean {
  if (node.kind === 'instead') return true;
  return node.kind === 'by' && (node as By<Node, Who>).who !== 'you';
}

export const SELECTIONS = [selection] as const;
