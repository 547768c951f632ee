import { type Flow, type MoveEvent, moveTo, type ShiftEvent } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { carryOut, decided, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { CardRef, ChainItem } from '../../table/state.ts';
import { type SanguozhiTable, zoneOf } from '../../table/table.ts';
import { CHAIN, of } from '../../table/zones.ts';
import { moveHome } from '../moving/moves.ts';
import { leaveChain } from './chain-items.ts';

/** How cards that resolve enter the field (705.4). */

/** The move onto the field, and the events that tell of it. */
interface Entry {
  readonly move: MoveEvent | ShiftEvent;
  readonly enter: Extract<SanguozhiEvent, { readonly type: 'enter' }>;
}

/** A general comes into the slot it claimed (500.2). */
export function* enterSlot(table: SanguozhiTable, item: ChainItem, role: Role): Flow {
  const { card, controller, faceDown, fromField } = item;
  // The kind of a card decides where it goes.
  rule('303.2');
  const zone = of(controller, role);
  // Turned up again it has not entered play (113.3, 703.6b).
  const how = item.kind === 'flip' && rule('703.6b') ? 'flipped' : 'used';
  const entry: Entry = {
    move: fromField ? backTo(item, zone) : { ...moveTo(table, card, zone), faceDown },
    enter: { type: 'enter', card, seat: controller, how },
  };
  if (!(yield* enterAfterReplacements(table, item, entry))) return;
  yield* happen(table, { type: 'resolve', item: item.id, card });
  if (!faceDown) yield* keepDeclarations(table, item);
  yield* carryOut(table, [entry.enter]);
}

/** A treasure comes to its bearer (502.4). */
export function* enterBearer(table: SanguozhiTable, item: ChainItem, bearer: CardRef): Flow {
  const { card, controller } = item;
  const entry: Entry = {
    move: moveTo(table, card, of(controller, 'treasures')),
    enter: { type: 'enter', card, seat: controller, how: 'used' },
  };
  if (!(yield* enterAfterReplacements(table, item, entry))) return;
  yield* happen(table, { type: 'attach', card, host: bearer.card });
  yield* happen(table, { type: 'resolve', item: item.id, card });
  yield* keepDeclarations(table, item);
  yield* carryOut(table, [
    entry.enter,
    { type: 'equip', card, bearer: bearer.card, seat: controller },
  ]);
}

/** 持续 and 永续谋略 come to stand on the field (501.6b, 501.6c). */
export function* enterTactics(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller, fromField } = item;
  const zone = of(controller, 'tactics');
  const returns = fromField && rule('703.6b');
  const entry: Entry = {
    move: returns ? backTo(item, zone) : { ...moveTo(table, card, zone), controller },
    enter: { type: 'enter', card, seat: controller, how: returns ? 'flipped' : 'used' },
  };
  if (!(yield* enterAfterReplacements(table, item, entry))) return;
  yield* keepDeclarations(table, item);
  yield* carryOut(table, [entry.enter]);
}

function backTo({ card, controller }: ChainItem, to: ShiftEvent['to']): ShiftEvent {
  return { type: 'shift', card, to, controller, from: CHAIN };
}

/**
 * Moves the card onto the field, unless its entering is forbidden or replaced, which is decided before
 * it moves (300.7).
 */
function* enterAfterReplacements(
  table: SanguozhiTable,
  item: ChainItem,
  { move, enter }: Entry,
): Flow<boolean> {
  const stands =
    !rule('300.7') ||
    ((yield* decided(table, move)) !== null && (yield* decided(table, enter)) !== null);
  yield* leaveChain(table, item);
  if (stands) yield* carryOut(table, [move]);
  else if (zoneOf(table, item.card) === 'chain' && rule('305.5')) {
    yield* happen(table, moveHome(table, item.card, 'graveyard'));
  }
  return stands;
}

/** Keeps what was declared for the card while it lies on the field. */
function* keepDeclarations(table: SanguozhiTable, { card, declared }: ChainItem): Flow {
  const { incarnation } = table.cards[card];
  const declarations = { incarnation, declared, turn: table.state.turn };
  yield* happen(table, { type: 'keep-declarations', card, declarations });
}
