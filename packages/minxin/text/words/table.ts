import { type Form, meaning, type Node, type Span, verb } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, NOBODY } from '@lianhuan/kernel';
import type { MinxinTable } from '../../table/table.ts';
import { isRouted, printed } from '../../table/table.ts';
import { fits } from '../meaning/match.ts';
import { candidates, pickCards } from '../meaning/pick.ts';
import { measureOf, type Scope } from '../meaning/scope.ts';
import type { Deed, RevealEvent, RoutCard, RoutRange, ShowTop } from '../nodes/nodes.ts';
import type { DeedWord } from '../reading/word.ts';
import { cardsCalled, pickedOnlyFrom } from './nouns.ts';

/** Words about what all players share: 击溃 in the 中央牌列, 事件, the 中央牌库. */

const routRange: DeedWord<RoutRange> = {
  kind: 'rout-range',
  forms: [{ as: 'deed', zh: '击溃{range:amount}' }],
  english: ({ range }, _, voice) => `${verb(voice, 'rout')} ${range}`,
  explain: meaning(
    '击溃中央牌列的一张乱军，或其他玩家的一张部曲，费用不大于这个数；不支付战力，其他玩家可以应对',
    'Routs a rebel in the row or another player’s troop that costs no more than this; no power is paid, and others may answer',
  ),
  rules: ['2.3.2.3'],
  run: (table, { range }, scope) =>
    table.procedures.routByRange(table, scope.seat, scope.card, range === 'X' ? scope.x() : range),
  possible: (table, { range }, scope) =>
    table.procedures.hasInRange(table, scope.seat, range === 'X' ? scope.x() : range),
};

const ROUT = { kind: 'pick-rout', verb: 'rout', rule: '2.3.2.3' } as const;

const routCard: DeedWord<RoutCard> = {
  kind: 'rout-card',
  forms: [{ as: 'deed', zh: '击溃{what:selection}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'rout')} ${say(what, voice)}`,
  explain: meaning(
    '直接击溃，不支付战力，不能应对',
    'Routed outright: nothing is paid and nobody may answer',
  ),
  rules: ['2.3.2.3'],
  check: pickedOnlyFrom(
    ['row', 'around', 'other-fields', 'target-field'],
    '只有中央牌列的乱军和其他玩家的部曲可以击溃',
    'Only rebels of the centre row and other players’ troops can be routed',
  ),
  *run(table, { what }, scope) {
    const only = (card: CardId) => mayRout(table, scope, card);
    const picked = yield* pickCards(table, what, scope, { ...ROUT, only });
    const incarnations = picked.map((card) => table.cards[card].incarnation);
    let done = false;
    for (const [index, card] of picked.entries()) {
      // The reward of a card routed before may have moved this card.
      if (table.cards[card].incarnation !== incarnations[index]) continue;
      if (yield* table.procedures.routWithoutCost(table, scope.seat, card)) done = true;
    }
    return done;
  },
  possible: (table, { what }, scope) =>
    candidates(table, what, scope, (card) => mayRout(table, scope, card)).length > 0,
};

/** Only troops and rebels can be routed, and no rebel again while its reward is carried out. */
function mayRout(table: MinxinTable, { seat }: Scope, card: CardId): boolean {
  const { kind } = printed(table, card);
  if (isRouted(table, card) || (kind !== 'rebel' && kind !== 'troop')) return false;
  const victim = table.cards[card].controller;
  return !table.procedures.isForbidden(table, { type: 'rout', seat, card, victim });
}

const revealEvent: DeedWord<RevealEvent> = {
  kind: 'reveal-event',
  forms: [{ as: 'deed', zh: '[揭示|翻开][新的|1张新的|一张新的|1张新|一张新]事件' }],
  english: (_, __, voice) => `${verb(voice, 'reveal')} a new event`,
  explain: meaning(
    '翻开下一张事件，原来的不再生效',
    'The next event is revealed; the old one ends',
  ),
  rules: ['2.4.2'],
  *run(table) {
    yield* table.procedures.revealEvent(table);
    return true;
  },
};

/** 将其置入手牌, 将其放逐: what may be done with the card that has been shown. */
const WITH_IT = [
  { zh: '[将其|将该牌|将之|]{to:goal}', act: 'put' },
  { zh: '[将其|将该牌|将之]放逐', act: 'exile' },
  { zh: '放逐[其|该牌|之]', act: 'exile' },
  { zh: '[将其|将该牌|将之|][弃置|弃掉]', act: 'discard' },
] as const;

/** The same of the other card that is not of the kind. */
const WITH_OTHER = WITH_IT.map(({ zh, act }) => ({ zh: zh.replace('{to:', '{elsewhere:'), act }));

const SHOWN = [
  { zh: '中央牌库顶', of: 'central-top' },
  { zh: '你牌库顶', of: 'deck-top' },
] as const;

const IF_IT_IS =
  '[若为|如果为|若其为|如果其为|若是|如果是|若其是|如果其是|若该牌为|若该牌是]{filter:things}，[|则]';

/** What is done with the shown card, as it is printed. */
function doneWithIt(act: unknown, to: unknown, from: unknown, span: Span): Deed | null {
  const what = { kind: 'that-card', span };
  if (act === 'exile') return { kind: 'exile', span, what } as Deed;
  // A card of the 中央牌库 is not discarded: it is nobody's.
  if (act === 'discard' && from === 'central-top') return null;
  return { kind: 'put', span, what, to: act === 'discard' ? 'discard' : to } as Deed;
}

/** 展示…，若为部曲，将其置入手牌，否则将其放逐. */
function showAndMove(read: Readonly<Record<string, unknown>>, span: Span): Node | null {
  const { of, filter, act, to, otherAct, elsewhere } = read;
  const deed = doneWithIt(act, to, of, span);
  const otherwise = otherAct === undefined ? null : doneWithIt(otherAct, elsewhere, of, span);
  if (deed === null || (otherAct !== undefined && otherwise === null)) return null;
  return { kind: 'show-top', span, of, filter, deed, otherwise } as ShowTop;
}

/** 展示中央牌库顶的1张牌，若为…: the forms of one deck. */
function formsOfShowing({ zh, of }: (typeof SHOWN)[number]): Form[] {
  const top = of === 'deck-top' ? '[你牌库顶|你的牌库顶|牌库顶]' : zh;
  const start = `展示${top}[的|][1张|一张]牌，${IF_IT_IS}`;
  const variant = { as: 'clause', variant: true, build: showAndMove } as const;
  return [
    {
      as: 'clause',
      zh: `${start}{deed:effect}[；|，|。]否则[|，]{otherwise:effect}`,
      with: { of },
    },
    { as: 'clause', zh: `${start}{deed:effect}`, with: { of, otherwise: null } },
    ...WITH_IT.flatMap(({ zh: does, act }): Form[] => [
      { ...variant, zh: start + does, with: { of, act } },
      ...WITH_OTHER.map(({ zh: doesElse, act: otherAct }) => ({
        ...variant,
        zh: `${start}${does}[；|，|。]否则[|，]${doesElse}`,
        with: { of, act, otherAct },
      })),
    ]),
  ];
}

const showTop: DeedWord<ShowTop> = {
  kind: 'show-top',
  forms: SHOWN.flatMap(formsOfShowing),
  english: ({ of, filter, deed, otherwise }, say, voice) => {
    const whose = of === 'central-top' ? 'the central' : voice.startsWith('you') ? 'your' : 'their';
    const shown = `${verb(voice, 'show')} the top card of ${whose} deck; if it is a ${cardsCalled(filter, 1)}, ${say(deed, voice)}`;
    return otherwise ? `${shown}; otherwise ${say(otherwise, voice)}` : shown;
  },
  explain: meaning(
    '给所有人看一看，仍放在牌库顶；中央牌库空了先洗入放逐区的牌',
    'All may look at it, and it stays on top; an empty central deck is refilled from exile first',
  ),
  rules: ['2.2.4'],
  *run(table, { of, filter, deed, otherwise }, scope) {
    const top = yield* table.procedures.showTop(table, of === 'deck-top' ? scope.seat : NOBODY);
    if (top === NO_CARD) return false;
    const branch = fits(table, top, filter, measureOf(table, scope, NOBODY), NOBODY)
      ? deed
      : otherwise;
    if (branch !== null) yield* scope.interpreter.run(table, branch, withCard(table, scope, top));
    return true;
  },
};

/** 该牌 is from then on the card that was shown. */
function withCard(table: MinxinTable, scope: Scope, card: CardId): Scope {
  return { ...scope, thatCard: { card, incarnation: table.cards[card].incarnation } };
}

/** The words of this file by kind: 击溃2张… stands before 击溃2, with which it begins, so that it is tried first. */
export const TABLE_DEEDS = {
  'rout-card': routCard,
  'rout-range': routRange,
  'reveal-event': revealEvent,
  'show-top': showTop,
} as const;
