import { meaning, verb } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, NOBODY } from '@lianhuan/kernel';
import type { MinxinTable } from '../../table/table.ts';
import { isRouted, printed } from '../../table/table.ts';
import { fits } from '../meaning/match.ts';
import { candidates, pickCards } from '../meaning/pick.ts';
import { measureOf, type Scope } from '../meaning/scope.ts';
import type { Filter, RevealEvent, RoutCard, RoutRange, ShowTop } from '../nodes/nodes.ts';
import type { DeedWord } from '../reading/word.ts';
import { cardsCalled, pickedOnlyFrom, UNMEASURED } from './nouns.ts';

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

/** What no card is asked for. */
const ANY_CARD = { or: null, name: null, trait: null, ...UNMEASURED } as const;

const showTop: DeedWord<ShowTop> = {
  kind: 'show-top',
  forms: [
    {
      as: 'clause',
      zh: '展示中央牌库顶[的|][1张|一张]牌，[若为|如果为|若其为|如果其为|若是|如果是|若其是|如果其是]{filter:things}，[|则]{deed:effect}[；|，|。]否则[|，]{otherwise:effect}',
    },
    {
      as: 'clause',
      zh: '展示中央牌库顶[的|][1张|一张]牌，[若为|如果为|若其为|如果其为|若是|如果是|若其是|如果其是]{filter:things}，[|则]{deed:effect}',
      with: { otherwise: null },
    },
    {
      as: 'clause',
      zh: '展示中央牌库顶[的|][1张|一张]牌，[若为|如果为|若其为|如果其为|若是|如果是|若其是|如果其是]{filter:things}，[|则][将其|将此牌|将该牌]{to:goal}',
      variant: true,
      build: ({ filter, to }, span) => {
        const card: Filter = { ...(filter as Filter), type: 'card', ...ANY_CARD };
        const what = {
          kind: 'selection',
          span,
          from: 'central-top',
          upTo: false,
          count: 1,
          filter: card,
        };
        return {
          kind: 'show-top',
          span,
          filter,
          deed: { kind: 'put', span, what, to },
          otherwise: null,
        } as ShowTop;
      },
    },
  ],
  english: ({ filter, deed, otherwise }, say, voice) => {
    const shown = `${verb(voice, 'show')} the top card of the central deck; if it is a ${cardsCalled(filter, 1)}, ${say(deed, voice)}`;
    return otherwise ? `${shown}; otherwise ${say(otherwise, voice)}` : shown;
  },
  explain: meaning(
    '给所有人看一看，仍放在牌库顶；牌库空了先洗入放逐区的牌',
    'All may look at it, and it stays on top; an empty deck is refilled from exile first',
  ),
  rules: ['2.2.4'],
  *run(table, { filter, deed, otherwise }, scope) {
    const top = yield* table.procedures.showTop(table);
    if (top === NO_CARD) return false;
    const branch = fits(table, top, filter, measureOf(table, scope, NOBODY)) ? deed : otherwise;
    if (branch !== null) yield* scope.interpreter.run(table, branch, scope);
    return true;
  },
};

/** The words of this file by kind: 击溃2张… stands before 击溃2, with which it begins, so that it is tried first. */
export const TABLE_DEEDS = {
  'rout-card': routCard,
  'rout-range': routRange,
  'reveal-event': revealEvent,
  'show-top': showTop,
} as const;
