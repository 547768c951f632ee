import type { MoveEvent, Seat, ShiftEvent, Text } from '@lianhuan/kernel';
import { line, seesMove, zoneChangeLine } from '@lianhuan/kernel';
import type { Role } from '../cards/definition.ts';
import type { SanguozhiTable } from '../table/table.ts';
import type { ZoneName } from '../table/zones.ts';
import { backName, cardName, ROLE_NAMES, seatName, shownName, zoneName } from './names.ts';

/** Cards that change zones, as lines of the log. */

/** A move as `reader` may read it; null where other lines tell of it. */
export function describeMove(table: SanguozhiTable, event: MoveEvent, reader: Seat): Text | null {
  const from = table.zones[event.from];
  const to = table.zones[event.to];
  if (from === to || hasOtherLine(from.name as ZoneName, to.name as ZoneName)) return null;
  const known = seesMove(table, event, reader);
  const parts = {
    who: seatName(table, to.owner, reader),
    card: known ? cardName(table, event.card) : unknown(table, event),
    place: event.place === 'top' ? line('顶', 'top') : line('底', 'bottom'),
    from: zoneName(table, from, reader),
    to: zoneName(table, to, reader),
  };
  switch (to.name as ZoneName) {
    case 'main':
    case 'adviser':
    case 'deputy':
      return describeEntering(event, { ...parts, role: ROLE_NAMES[to.name as Role] });
    case 'tactics':
      return event.faceDown
        ? line('{who} 盖放 {card}', '{who}: {card} set face down', parts)
        : line('{card} 留在场上', '{card} stays in play', parts);
    case 'formations':
      return event.faceDown
        ? line('{who} 盖放 {card}', '{who}: {card} set face down', parts)
        : zoneChangeLine(parts);
    case 'graveyard':
      return line('{card} 置入墓地', '{card}: into the graveyard', parts);
    case 'removed':
      return line('{card} 移出游戏', '{card}: out of the game', parts);
    case 'deck':
      return line('{card} 返回{who}的卡组{place}', '{card}: to the {place} of {to}', parts);
    case 'hand':
      // One line tells how many cards were drawn; which ones only their player is told. Cards are also taken from
      // a deck without being drawn (118.5).
      if (from.name === 'deck' && !known) return null;
      return line('{card} 加入{to}', '{card}: into {to}', parts);
    default:
      return zoneChangeLine(parts);
  }
}

type Parts = Readonly<Record<'who' | 'card' | 'from' | 'to', Text>>;

function describeEntering({ faceDown }: MoveEvent, parts: Parts & { readonly role: Text }): Text {
  return faceDown
    ? line(
        '{who}的 {card} 盖放上场 · {role}',
        '{who}: {card} enters play face down · {role}',
        parts,
      )
    : line('{who}的 {card} 上场 · {role}', '{who}: {card} enters play · {role}', parts);
}

/** What a card is called for those who do not see it: face down on the field its kind is known. */
function unknown(table: SanguozhiTable, { card, faceDown }: MoveEvent): Text {
  return faceDown ? backName(table, card) : line('1张卡', 'a card');
}

/**
 * Does another line tell of the move? Using, discarding, laying and equipping have lines of their own;
 * cards that are looked at stay hidden.
 */
function hasOtherLine(from: ZoneName, to: ZoneName): boolean {
  if (to === 'chain' || to === 'treasures' || to === 'aside') return true;
  if (to === 'troops') return from === 'hand';
  if (to === 'graveyard') return from === 'hand';
  return to === 'deck' && from === 'aside';
}

/** A card that changes its place or controller and stays the same object, as a line of the log. */
export function describeShift(table: SanguozhiTable, event: ShiftEvent, reader: Seat): Text | null {
  const from = table.zones[event.from];
  const to = table.zones[event.to];
  if (from === to || from.name === 'chain' || to.name === 'chain') return null;
  return zoneChangeLine({
    card: shownName(table, event.card, reader),
    from: zoneName(table, from, reader),
    to: zoneName(table, to, reader),
  });
}
