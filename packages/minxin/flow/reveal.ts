import { type CardId, EFFECT_KINDS, type Flow, moveTo } from '@lianhuan/kernel';
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
  const covered = old.at(-1);
  if (covered !== undefined && rule('2.4.2')) yield* endEffects(table, covered);
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

function* endEffects(table: MinxinTable, source: CardId): Flow {
  for (const kind of EFFECT_KINDS) {
    for (const effect of table.effects[kind].filter((one) => one.source === source)) {
      yield* happen(table, endEffect(effect));
    }
  }
}
