import type { MoveEvent, Seat, ShiftEvent, Text } from '@lianhuan/kernel';
import { line, seesMove, zoneChangeLine } from '@lianhuan/kernel';
import type { EvolveTable } from '../table/table.ts';
import type { ZoneName } from '../table/zones.ts';
import { cardName, seatName, zoneName } from './names.ts';

/** Cards that change zones, as lines of the log. */

const SOME_CARD = line('1张卡牌', 'a card');

/** A move as `reader` may read it; null where other lines tell of it. */
export function tellMove(table: EvolveTable, event: MoveEvent, reader: Seat): Text | null {
  const from = table.zones[event.from];
  const to = table.zones[event.to];
  if (from === to || isToldElsewhere(from.name as ZoneName, to.name as ZoneName)) return null;
  const known = seesMove(table, event, reader);
  const parts = {
    who: seatName(to.owner, reader),
    card: known ? cardName(table, event.card) : SOME_CARD,
    place: event.place === 'top' ? line('顶部', 'top') : line('底部', 'bottom'),
    to: zoneName(to, reader),
  };
  switch (to.name as ZoneName) {
    case 'hand':
      if (from.name !== 'deck') return line('{card} 加入{to}', '{card}: into {to}', parts);
      // Which card was drawn is told only to the player who drew it; that one was drawn, the line of the draw tells.
      return known ? line('{who} 抽到 {card}', '{who}: {card} drawn', parts) : null;
    case 'deck':
      return line('{card} 放置到{to}{place}', '{card}: to the {place} of {to}', parts);
    case 'gone':
      return line('{card} 消去', '{card} ceases to exist', parts);
    case 'spent':
      return line('{card} 正面朝上回到进化牌组', '{card}: back to the evolve deck, face up', parts);
    default:
      return line('{card} 放置到{to}', '{card}: into {to}', parts);
  }
}

/** Is it a move that another line tells of: using, discarding, entering, banishing, evolving, a meal, looking at cards? */
function isToldElsewhere(from: ZoneName, to: ZoneName): boolean {
  switch (to) {
    case 'resolving':
    case 'field':
    case 'banished':
    case 'evolved':
    case 'race':
    case 'aside':
    case 'leader':
    case 'evolve-deck':
      return true;
    case 'graveyard':
      return from === 'hand' || from === 'resolving';
    case 'deck':
      return from === 'aside';
    default:
      return false;
  }
}

/** The line of a card that changes its zone and stays the same object; a seized card has a line of its own. */
export function tellShift(table: EvolveTable, event: ShiftEvent, reader: Seat): Text | null {
  const from = table.zones[event.from];
  const to = table.zones[event.to];
  if (from === to || from.name === to.name) return null;
  return zoneChangeLine({
    card: cardName(table, event.card),
    from: zoneName(from, reader),
    to: zoneName(to, reader),
  });
}
