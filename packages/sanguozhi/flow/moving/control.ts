import { ask, type CardId, type Flow, NO_ZONE, option, type Seat } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import { keywordLevel } from '../../effects/derivation.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, forbidden, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import {
  areEnemies,
  isSame,
  onField,
  printed,
  refOf,
  roleOf,
  type SanguozhiTable,
  seatsFrom,
  treasuresOf,
} from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { leaveCombat } from '../combat/leave.ts';
import { lacksNeeds } from '../kinds/troop-needs.ts';
import { freeSlots, nameTaken, ROLE_LIST } from '../using/legal.ts';
import { shiftTo } from './place.ts';
import { isBarredFrom, roleAllowed } from './roles.ts';
import { untap } from './tap-cover-flip.ts';

/** 控制权 (805): generals that change hands. */

/** Could that player be given control of the card (805.2b, 805.2d)? */
export function canTakeControl(table: SanguozhiTable, card: CardId, seat: Seat): boolean {
  return mayChangeHands(table, card, seat) && rolesFor(table, card, seat, null).length > 0;
}

/**
 * Is the card a general in play of another player that neither 忠义 (802.16b#2) nor an effect keeps with
 * its controller?
 */
function mayChangeHands(table: SanguozhiTable, card: CardId, seat: Seat): boolean {
  const { controller, owner } = table.cards[card];
  if (!onField(table, card) || printed(table, card).kind !== 'general') return false;
  if (controller === seat) return false;
  const loyal = keywordLevel(table, card, 'loyalty') > 0 && areEnemies(table, owner, seat);
  if (loyal && obeys('802.16b#2', '805.2b')) return false;
  return forbidden(table, { type: 'control', card, seat }) === null;
}

/** The slots a new controller could put it in; `leaving` makes room for it. */
function rolesFor(
  table: SanguozhiTable,
  card: CardId,
  seat: Seat,
  leaving: Role | null,
): readonly Role[] {
  return ROLE_LIST.filter((role) => {
    const room = freeSlots(table, seat, role) > 0 || role === leaving;
    return (room || !rule('805.2d')) && fitsThere(table, card, seat, role);
  });
}

/** 逃降将领 need no 兵权 (412.6b); one that comes home does (805.2a). */
function fitsThere(table: SanguozhiTable, card: CardId, seat: Seat, role: Role): boolean {
  const { faceDown, owner } = table.cards[card];
  if (faceDown) return !isBarredFrom(table, card, seat, role, true);
  if (!roleAllowed(table, card, seat, role) && rule('805.2a')) return false;
  if (nameTaken(table, seat, card) && obeys('805.2a', '500.4')) return false;
  if (owner !== seat && rule('412.6b')) return true;
  return !lacksNeeds(table, seat, card) || !rule('805.2a');
}

/** Gives control of a general to a player, who picks the slot (805.2c). */
export function* takeControl(table: SanguozhiTable, card: CardId, seat: Seat): Flow<boolean> {
  if (!canTakeControl(table, card, seat)) {
    barred(table, { type: 'control', card, seat });
    return false;
  }
  const role = yield* pickRole(card, seat, rolesFor(table, card, seat, null));
  return yield* handOver(table, [{ card, seat, role }]);
}

function* pickRole(card: CardId, seat: Seat, roles: readonly Role[]): Flow<Role> {
  rule('805.2c');
  const choice = yield* ask({
    seat,
    kind: 'control-slot',
    options: roles.map((role) => option('place', card, seat, ROLE_LIST.indexOf(role))),
    about: card,
    amount: 1,
    rule: '805.2c',
  });
  return ROLE_LIST[choice.amount];
}

interface Handover {
  readonly card: CardId;
  readonly seat: Seat;
  readonly role: Role;
}

/**
 * Hands generals over: each is untapped first (111.3c), changes sides with its treasures, and leaves
 * combat (606.9c).
 */
function* handOver(table: SanguozhiTable, handovers: readonly Handover[]): Flow<boolean> {
  const cards = handovers.map(({ card }) => card);
  if (!(yield* untapFirst(table, handovers))) return false;
  const events = handovers.flatMap(({ card, seat, role }): SanguozhiEvent[] => [
    { type: 'control', card, seat },
    shiftTo(card, seat, role),
    ...treasuresOf(table, card).map((treasure) => treasureShift(treasure, seat)),
  ]);
  const came = yield* happenTogether(table, events);
  if (rule('606.9c')) yield* leaveCombat(table, cards);
  return came.some(({ type }) => type === 'shift');
}

/** Untaps the generals; gives whether all can still be handed over, as triggers may have moved one. */
function* untapFirst(table: SanguozhiTable, handovers: readonly Handover[]): Flow<boolean> {
  const tapped = handovers.map(({ card }) => card).filter((card) => table.cards[card].tapped);
  if (tapped.length === 0 || !rule('111.3c')) return true;
  const before = handovers.map(({ card }) => refOf(table, card));
  yield* untap(table, tapped);
  return before.every((ref) => isSame(table, ref)) && handovers.every(canStill);

  function canStill({ card, seat, role }: Handover): boolean {
    const other = handovers.find((one) => one.card !== card);
    const leaving = other === undefined ? null : roleOf(table, other.card);
    return mayChangeHands(table, card, seat) && rolesFor(table, card, seat, leaving).includes(role);
  }
}

/** The event by which a treasure goes to the side of its general's new controller. */
export function treasureShift(treasure: CardId, seat: Seat): SanguozhiEvent {
  return {
    type: 'shift',
    card: treasure,
    to: of(seat, 'treasures'),
    controller: seat,
    from: NO_ZONE,
  };
}

/** Exchanges control of two generals of different players (801.11c); both or neither (801.11a). */
export function* swapControl(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean> {
  const { controller: first } = table.cards[one];
  const { controller: second } = table.cards[other];
  if (first === second || !rule('801.11c')) return false;
  if (!mayChangeHands(table, one, second) || !mayChangeHands(table, other, first)) return false;
  const legal = {
    one: rolesFor(table, one, second, roleOf(table, other)),
    other: rolesFor(table, other, first, roleOf(table, one)),
  };
  if (legal.one.length === 0 || legal.other.length === 0) return false;
  const handovers: Handover[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    if (seat !== first && seat !== second) continue;
    const [card, roles] = seat === second ? [one, legal.one] : [other, legal.other];
    handovers.push({ card, seat, role: yield* pickRole(card, seat, roles) });
  }
  return yield* handOver(table, handovers);
}
