import type { Form, Speaker } from '@lianhuan/cardtext';
import type { Filter, Selection } from '../nodes/index.ts';
import { called, isPlural, one, theOne } from '../reading/english.ts';
import { type Where, whereIs } from '../reading/order.ts';
import { type SanguozhiWord, says } from '../reading/word.ts';
import { ALL_BORNE, allOf } from './borne.ts';
import { hiddenCost, hiddenTarget } from './hidden-cards.ts';
import { rightMeasure, wrongMeasure } from './measures.ts';
import { HIGHEST_FIRST } from './superlatives.ts';

/** How many of which cards, and how they are found. */

/** So many of them, as printed in front. */
function counted(as: string, zh: string, how: Selection['how'], upTo: boolean): Form {
  return { as, zh, with: { said: false, how, upTo } };
}

/** 任意数量: none will do, too. */
function anyNumber(as: string, zh: string, how: Selection['how']): Form {
  return { as, zh, with: { said: false, how, upTo: true, most: 'any', measure: null } };
}

/** 指定 in front: 指定敌方场上1名将领; or behind whose and where: 1名敌方场上指定将领. */
const AIMS = [
  '{aim:aim?}WHERE{most:amount}{measure}{behind:aim?}{filter}',
  '{most:amount}{measure}WHERE{behind:aim}{filter}',
  // 己方场上1名其他指定将领.
  '{aim:aim?}{side:side?}{place:place?}{most:amount}{measure}{other:other}{behind:aim}{filter}',
];
/** Whose, where and 其他 away from the cards themselves. */
const WHERES = ['{other:other?}{side:side?}{place:place?}{rest:other?}'];

const IN_OTHER_ORDER: Form[] = [
  ...AIMS.flatMap((aim) =>
    WHERES.flatMap((where) =>
      [false, true].map(
        (upTo): Form => ({
          as: 'selection',
          zh: `${upTo ? '[最多|至多]' : ''}${aim.replace('WHERE', where)}`,
          with: { upTo },
          variant: true,
          build: inOrder,
        }),
      ),
    ),
  ),
  {
    as: 'selection',
    zh: '{side:side?}{place:place?}{other:other?}[所有|全部]{filter}',
    variant: true,
    build: ({ filter, ...where }, span) =>
      isSomewhere(where)
        ? allOf(whereIs(filter as Filter, where as unknown as Where, span), span)
        : null,
  },
];

function isSomewhere(where: Readonly<Record<string, unknown>>): boolean {
  return Object.values(where).some((one) => one !== null);
}

/** The selection as it is printed: how many, 指定, whose, where, and which cards. */
function inOrder(
  read: Readonly<Record<string, unknown>>,
  span: Selection['span'],
): Selection | null {
  const { aim = null, behind, side, place, other, rest, most, measure, upTo, filter } = read;
  const isAimed = aim !== null || behind !== null;
  const where = { side, place, other: other ?? rest } as Where;
  if (aim === null && !isSomewhere({ ...where })) return null;
  return {
    kind: 'selection',
    span,
    said: false,
    how: isAimed ? 'target' : 'choose',
    upTo: upTo as boolean,
    most: most as Selection['most'],
    measure: measure as Selection['measure'],
    filter: whereIs(filter as Filter, where, span),
  };
}

const selection: SanguozhiWord<Selection> = {
  kind: 'selection',
  forms: [
    counted('selection', '[最多|至多]{most:amount}{measure}指定{filter}', 'target', true),
    counted('selection', '[最多|至多]{most:amount}{measure}{filter}', 'choose', true),
    counted('selection', '{most:amount}{measure}指定{filter}', 'target', false),
    counted('selection', '{most:amount}{measure}{filter}', 'choose', false),
    counted('selection', '随机{most:amount}{measure}{filter}', 'random', false),
    anyNumber('selection', '任意[数量|名|张|个|件][|的]指定{filter}', 'target'),
    anyNumber('selection', '任意[数量|名|张|个|件][|的]{filter}', 'choose'),
    {
      as: 'selection',
      zh: '[所有|全部|每一名|每一张|每名|每张]{filter}',
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: true },
    },
    {
      as: 'every',
      zh: '{filter}',
      with: { how: 'all', upTo: false, most: 'any', measure: null, said: false },
    },
    ...IN_OTHER_ORDER,
    ...HIGHEST_FIRST,
    ...ALL_BORNE,
  ],
  english: (node, say) => {
    const { how, upTo, most, filter } = node;
    if (how === 'all') return all(node, say);
    const word = how === 'target' ? 'target ' : how === 'random' ? 'random ' : '';
    if (most === 'any') return `any number of ${word}${called(filter, true, say)}`;
    if (most === 1 && !upTo && word === '') return one(filter, say);
    if (most === 1 && !upTo && how === 'target') {
      return `target ${called(filter, false, say)}`.replace('target other ', 'another target ');
    }
    const words = `${word}${called(filter, most !== 1, say)}`.replace(
      /^target other /,
      'other target ',
    );
    return `${upTo ? 'up to ' : ''}${most} ${words}`;
  },
  explain: ({ how }) => MEANINGS[how],
  rules: ['110.1'],
  rulesOf: ({ how }) => {
    switch (how) {
      case 'target':
        return ['110.1', '110.2'];
      case 'choose':
        return ['110.1g', '705.2d'];
      case 'all':
        return ['106.2'];
      case 'random':
        return ['801.8b'];
    }
  },
  meant: (node) => ({ ...node, measure: rightMeasure(node) }),
  check: (node, { ancestors }) =>
    wrongMeasure(node) ?? hiddenTarget(node) ?? hiddenCost(node, ancestors),
};

/** "all generals", "generals", "the adviser", a name. */
function all(node: Selection, say: Speaker): string {
  const words = called(node.filter, isPlural(node), say);
  if (node.said) return `all ${words}`;
  return isPlural(node) || words.includes('【') ? words : theOne(node.filter, say);
}

const MEANINGS = {
  target: says('使用时就指定', 'Picked when it is used'),
  choose: says('执行到这里才选择', 'Picked when it is carried out'),
  all: says('所有符合的', 'All there are'),
  random: says('随机决定', 'By chance'),
} as const;

export const SELECTIONS = [selection] as const;
