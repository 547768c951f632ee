import { type CardId, type Flow, moveTo, type ZoneId } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { type MinxinTable, printed } from '../table/table.ts';
import { ROW_SLOTS, shared } from '../table/zones.ts';
import { shuffleInto } from './cards.ts';
import { heraldEvent } from './reveal.ts';

/** Fills every gap in the row from the central deck (2.2.3, 2.2.4). */
export function* fillRow(table: MinxinTable): Flow {
  for (let slot = 0; slot < ROW_SLOTS; slot++) {
    const zone = shared('row', slot);
    while (table.zones[zone].cards.length === 0) {
      const card = yield* nextCentral(table);
      if (card === undefined || !rule('2.2.4')) return;
      yield* enterRow(table, card, zone);
    }
  }
}

function* enterRow(table: MinxinTable, card: CardId, zone: ZoneId): Flow {
  yield* happen(table, moveTo(table, card, zone));
  if (printed(table, card).kind !== 'herald' || !rule('2.4.2')) return;
  yield* heraldEvent(table, card);
}

/** The top card of the central deck, into which the exile pile is shuffled when it is empty (2.2.4). */
export function* nextCentral(table: MinxinTable): Flow<CardId | undefined> {
  const deck = shared('central-deck');
  if (table.zones[deck].cards.length === 0) {
    const exiled = table.zones[shared('exile')].cards;
    // If only 新事件 are in exile, shuffling them in would never fill the row, and never end.
    const fills = exiled.some((card) => printed(table, card).kind !== 'herald');
    if (fills && rule('2.2.4')) yield* shuffleInto(table, exiled, deck);
  }
  return table.zones[deck].cards.at(-1);
}
