import { counted, type Form, meaning, type Node, verb } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';
import { cardsIn, type SanguoshaTable } from '../../../table/table.ts';
import { of, shared } from '../../../table/zones.ts';
import type { Arrange, LookAtTop } from '../../nodes/nodes.ts';
import type { DeedWord } from '../../reading/word.ts';
import { amountOf } from './card-deeds.ts';

/** What is done with the top of the draw pile. */

const ANY_ON_TOP =
  '[|然后]将[其中|][任意张牌|任意数量的牌|任意张|任意数量]以任意顺序[置于|放置于|放回]牌堆顶，[其余|其余的牌|其余牌|将其余的牌|将其余牌][以任意顺序|][置于|放置于]牌堆底';

/** 观看牌堆顶的X张牌（X为…），然后将其中任意张牌以任意顺序置于牌堆顶，其余置于牌堆底: each as whoever looks likes. */
const ARRANGED: readonly Form[] = [
  {
    as: 'deed',
    zh: `观看牌堆顶的{count:amount}张牌，${ANY_ON_TOP}`,
    with: { toTop: null },
    variant: true,
  },
  {
    as: 'sentence',
    zh: `观看牌堆顶的X张牌（X[为|是|等于]{count:count}），${ANY_ON_TOP}`,
    variant: true,
    build: ({ count }, span) => {
      const deed = { kind: 'arrange', span, count: 'X', toTop: null };
      return { kind: 'where', span, deed, count } as Node;
    },
  },
];

const arrange: DeedWord<Arrange> = {
  kind: 'arrange',
  forms: [
    {
      as: 'deed',
      zh: '观看牌堆顶的{count:amount}张牌，[将这些牌|]以任意顺序置于牌堆顶或牌堆底',
      with: { toTop: null },
    },
    {
      as: 'deed',
      zh: '观看牌堆顶的{count:amount}张牌，将其中{toTop:amount}张以任意顺序置于牌堆顶，其余以任意顺序置于牌堆底',
    },
    ...ARRANGED,
  ],
  english: ({ count, toTop }, _, voice) => {
    const where =
      toTop === null
        ? 'them on its top or bottom in any order'
        : `${toTop} of them on its top and the rest on its bottom, each in any order`;
    return `${verb(voice, 'look')} at the top ${counted(count, 'card')} of the draw pile and ${verb(voice, 'put')} ${where}`;
  },
  explain: meaning('逐张决定放到顶还是底', 'Each is put on the top or to the bottom, one by one'),
  rules: ['P14'],
  *run(table, { count, toTop }, scope) {
    const { actor } = scope;
    const wanted = amountOf(count, scope);
    const aside = of(actor, 'aside');
    const cards = yield* table.procedures.takeTop(table, wanted, aside, actor);
    const most = toTop === null ? null : Math.min(amountOf(toTop, scope), cards.length);
    yield* putBack(table, actor, scope.source, most);
    return cards.length > 0;
  },
};

/**
 * One after the other: to the top, each above the one before it, or to the bottom.
 * @param toTop how many go to the top; null for as many as they like
 */
function* putBack(table: SanguoshaTable, seat: Seat, about: CardId, toTop: number | null): Flow {
  let onTop = 0;
  for (;;) {
    const left = cardsIn(table, seat, 'aside');
    if (left.length === 0) return;
    const mayTop = toTop === null || onTop < toTop;
    const mayBottom = toTop === null || left.length > toTop - onTop;
    const choice = yield* ask({
      seat,
      kind: 'arrange',
      options: left.flatMap((card) => [
        ...(mayTop ? [option('to-top', card, seat)] : []),
        ...(mayBottom ? [option('to-bottom', card, seat)] : []),
      ]),
      about,
      amount: left.length,
      rule: 'P14',
    });
    if (choice.verb === 'to-top') onTop += 1;
    yield* table.procedures.move(table, [choice.card], {
      to: shared('draw-pile'),
      reason: 'place',
      by: seat,
      place: choice.verb === 'to-top' ? 'top' : 'bottom',
    });
  }
}

const lookAtTop: DeedWord<LookAtTop> = {
  kind: 'look-at-top',
  forms: [{ as: 'deed', zh: '观看牌堆顶的{count:amount}张牌' }],
  english: ({ count }, _, voice) =>
    `${verb(voice, 'look')} at the top ${counted(count, 'card')} of the draw pile`,
  explain: meaning('看过之后照原样放回', 'They are put back as they lay'),
  rules: ['T37', 'P14'],
  *run(table, { count }, scope) {
    const { actor } = scope;
    const wanted = amountOf(count, scope);
    const cards = yield* table.procedures.takeTop(table, wanted, of(actor, 'aside'), actor);
    yield* table.procedures.happen(table, { type: 'show', cards, to: actor });
    const to = { to: shared('draw-pile'), reason: 'place', by: actor, place: 'top' } as const;
    for (const card of cards.toReversed()) yield* table.procedures.move(table, [card], to);
    return cards.length > 0;
  },
};

/** What is done with the top of the draw pile, by kind. */
export const DRAW_PILE_DEEDS = { arrange, 'look-at-top': lookAtTop } as const;
