import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import {
  cardsIn,
  equipped,
  holderOf,
  inTurnOrder,
  printed,
  type SanguoshaTable,
  zoneOf,
} from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import type { MoveOnField } from '../../text/nodes/nodes.ts';
import { canBeTarget } from '../using/legal.ts';
import { move } from './move.ts';

/** 移动场上的牌: a card of equipment, or a delayed trick, goes to the same area of another character. */

/** Is there such a card, and somebody who could have it? */
export function canMoveOnField(
  table: SanguoshaTable,
  by: Seat,
  sort: MoveOnField['sort'],
): boolean {
  return movable(table, by, sort).length > 0;
}

/** Has somebody pick a card on the field, of one sort perhaps, and who gets it. @returns whether it moved */
export function* moveOnField(
  table: SanguoshaTable,
  by: Seat,
  skill: string | null,
  sort: MoveOnField['sort'],
): Flow<boolean> {
  const cards = movable(table, by, sort);
  if (cards.length === 0) return false;
  const { card } = yield* ask({
    seat: by,
    kind: 'move-card',
    options: cards.map((one) => option('pick', one, by)),
    rule: 'move.5',
  });
  const { seat: to } = yield* ask({
    seat: by,
    kind: 'characters',
    options: receivers(table, card, by).map((seat) => option('character', NO_CARD, seat)),
    about: card,
    amount: 1,
    rule: 'P9',
  });
  return yield* moveAcross(table, card, to, by, skill);
}

/** The zones in which such cards lie. */
const LIE_IN = { equipment: 'equipment', 'delayed-trick': 'judgement' } as const;

function movable(table: SanguoshaTable, by: Seat, sort: MoveOnField['sort']): CardId[] {
  const zones = sort === null ? Object.values(LIE_IN) : [LIE_IN[sort]];
  return inTurnOrder(table)
    .flatMap((seat) => zones.flatMap((zone) => [...cardsIn(table, seat, zone)]))
    .filter((card) => receivers(table, card, by).length > 0);
}

/** Who has the place for it free (D5), or has no delayed trick of its name and may be a target of it (D6). */
function receivers(table: SanguoshaTable, card: CardId, by: Seat): Seat[] {
  const holder = holderOf(table, card);
  const trick = table.state.delayed.find(({ card: { real } }) => real.includes(card));
  return inTurnOrder(table).filter((seat) => {
    if (seat === holder) return false;
    if (trick !== undefined) return canBeTarget(table, by, trick.card, seat);
    return equipped(table, seat, printed(table, card).kind) === undefined || !rule('D5');
  });
}

function* moveAcross(
  table: SanguoshaTable,
  card: CardId,
  to: Seat,
  by: Seat,
  skill: string | null,
): Flow<boolean> {
  const trick = table.state.delayed.find(({ card: { real } }) => real.includes(card));
  const zone = of(to, zoneOf(table, card) === 'judgement' ? 'judgement' : 'equipment');
  const [moved] = yield* move(table, [card], { to: zone, reason: 'place', by, skill });
  if (moved === undefined) return false;
  if (trick !== undefined) {
    yield* happen(table, { type: 'delayed', trick, there: false });
    yield* happen(table, { type: 'delayed', trick: { ...trick, seat: to }, there: true });
  }
  return true;
}
