import { type CardId, type Flow, moveTo } from '@lianhuan/kernel';
import { endingWithNextEvent } from '../effects/active-effects.ts';
import { endEffect } from '../events/events.ts';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { actingSeat, type MinxinTable } from '../table/table.ts';
import { shared } from '../table/zones.ts';
import { carryOutAll } from './abilities.ts';
import { shuffleInto } from './cards.ts';

/** Reveals the next event in the place of the old one, which no longer applies (2.2.4, 2.4.2). */
export function* revealEvent(table: MinxinTable): Flow {
  const card = yield* turnUpEvent(table);
  if (card !== null) yield* carryOutEvent(table, card);
}

/** A 新事件 in the row: an event is turned up, the 新事件 exiled, and the event says its words (2.4.2). */
export function* heraldEvent(table: MinxinTable, herald: CardId): Flow {
  const card = yield* turnUpEvent(table);
  yield* happen(table, moveTo(table, herald, shared('exile')));
  if (card !== null) yield* carryOutEvent(table, card);
}

/** The top event of its deck, into which all are shuffled once they have run out (2.4.2). */
function* turnUpEvent(table: MinxinTable): Flow<CardId | null> {
  const area = shared('event-area');
  const deck = shared('event-deck');
  const old = table.zones[area].cards;
  if (old.length > 0 && rule('2.4.2')) {
    for (const effect of endingWithNextEvent(table)) yield* happen(table, endEffect(effect));
  }
  if (table.zones[deck].cards.length === 0 && old.length > 0 && rule('2.4.2')) {
    yield* shuffleInto(table, old, deck);
  }
  const card = table.zones[deck].cards.at(-1);
  if (card === undefined) return null;
  yield* happen(table, moveTo(table, card, area));
  yield* happen(table, { type: 'reveal', card });
  return card;
}

function* carryOutEvent(table: MinxinTable, card: CardId): Flow {
  yield* carryOutAll(table, 'reveal', actingSeat(table), card);
}
