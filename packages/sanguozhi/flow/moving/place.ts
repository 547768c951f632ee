import {
  ask,
  type CardId,
  type Flow,
  moveTo,
  NO_ZONE,
  type Option,
  option,
  type Seat,
  type ShiftEvent,
} from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, carryOut, decided, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { onField, player, printed, roleOf, type SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { lacksNeeds } from '../kinds/troop-needs.ts';
import { arriving } from '../triggers/arrival.ts';
import { isDoneOtherwise } from '../using/done-otherwise.ts';
import { freeSlots, nameTaken, ROLE_LIST } from '../using/legal.ts';
import { exchange } from './exchange.ts';
import { isBarredFrom, roleAllowed } from './roles.ts';

/** Generals that come into the slots, and change them. */

/** 放置 (500.1c): its new controller picks the slot, and how it lies where that is open. */
export function* placeGeneral(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  role: Role | null,
  faceDown: boolean | 'either',
): Flow<boolean> {
  if (
    !obeys('500.1c', '801.2a#2') ||
    onField(table, card) ||
    printed(table, card).kind !== 'general'
  ) {
    return false;
  }
  const options = placings(table, seat, card, role, faceDown);
  if (options.length === 0) return false;
  const choice = yield* ask({
    seat,
    kind: 'place-general',
    options,
    about: card,
    amount: 1,
    rule: '500.3',
  });
  const to = of(seat, ROLE_LIST[choice.amount]);
  const down = choice.verb === 'place-covered';
  const enter = { type: 'enter', card, seat, how: 'placed' } as const;
  // A replacement of entering is carried out before the card moves (300.7), and then counts as the
  // placing done (706.2d).
  let entry: SanguozhiEvent | null = enter;
  if (rule('300.7')) entry = yield* decided(table, enter);
  if (entry === null) return isDoneOtherwise(table, enter, entry);
  // A placed general is upright, however it lay before.
  rule('106.5b');
  const events: SanguozhiEvent[] = [
    { ...moveTo(table, card, to), controller: seat, faceDown: down },
    entry,
  ];
  const came = yield* arriving(table, down ? [] : [card], carryOut(table, events));
  return came.some(({ type }) => type === 'move');
}

/** Each slot and each way of lying in which the general may come into play (500.1d, 500.3–500.5). */
function placings(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  role: Role | null,
  faceDown: boolean | 'either',
): Option[] {
  const options: Option[] = [];
  for (const [place, slot] of ROLE_LIST.entries()) {
    if (role !== null && slot !== role) continue;
    if (freeSlots(table, seat, slot) <= 0 && obeys('500.3', '202.2')) continue;
    if (faceDown !== true && mayStand(table, seat, card, slot)) {
      options.push(option('place', card, seat, place));
    }
    const covered =
      (faceDown === true || (faceDown === 'either' && rule('500.1d'))) &&
      !isBarredFrom(table, card, seat, slot, true);
    // The 兵权条件 of a general face down do not matter (500.5c).
    if (covered && rule('500.5c')) {
      options.push(option('place-covered', card, seat, place));
    }
  }
  return options;
}

/** May the general stand there face up: by its words, its name and its 兵权条件? */
function mayStand(table: SanguozhiTable, seat: Seat, card: CardId, role: Role): boolean {
  if (!roleAllowed(table, card, seat, role)) return false;
  return isLegalFaceUp(table, seat, card);
}

/**
 * Could the player have the general in play face up: is its name not taken (500.4), and its 兵权条件 met
 * (412.5a, 500.5a)?
 */
export function isLegalFaceUp(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  if (nameTaken(table, seat, card) && rule('500.4')) return false;
  return !lacksNeeds(table, seat, card) || !obeys('412.5a', '500.5a');
}

/** Moves a general to another slot of its controller; it stays the same object (200.6). */
export function* moveSlot(table: SanguozhiTable, card: CardId, role: Role): Flow<boolean> {
  const { controller } = table.cards[card];
  const from = roleOf(table, card);
  if (from === null || from === role || freeSlots(table, controller, role) <= 0) return false;
  const shift = shiftTo(card, controller, role);
  if (barred(table, shift)) return false;
  rule('200.6');
  return (yield* happen(table, shift)) !== null;
}

/** Exchanges the slots of two generals of one player; nothing happens unless both can (801.11a). */
export function* swapSlots(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean> {
  const roles = [roleOf(table, one), roleOf(table, other)] as const;
  const { controller } = table.cards[one];
  const same = one === other || controller !== table.cards[other].controller;
  if (roles[0] === null || roles[1] === null || (same && rule('801.11a'))) return false;
  if (roles[0] === roles[1]) return true;
  const shifts = [shiftTo(one, controller, roles[1]), shiftTo(other, controller, roles[0])];
  rule('200.6');
  yield* exchange(table, shifts);
  return true;
}

/** The event of a general that changes its slot: no change of zone, so it stays the same object (200.6). */
export function shiftTo(card: CardId, seat: Seat, role: Role): ShiftEvent {
  return { type: 'shift', card, to: of(seat, role), controller: seat, from: NO_ZONE };
}

/** 恢复 a lost 主将槽 (202.4b). */
export function* restoreMain(table: SanguozhiTable, seat: Seat): Flow<boolean> {
  if (!player(table, seat).mainLost) return false;
  yield* happen(table, { type: 'main-slot', seat, lost: false });
  return true;
}
