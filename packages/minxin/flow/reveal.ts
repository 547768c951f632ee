import { type CardId, EFFECT_KINDS, type Flow, moveTo, NOBODY } from '@lianhuan/kernel';
import { endEffect } from '../events.ts';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import type { MinxinTable } from '../table.ts';
import { shared } from '../zones.ts';
import { carryOutAll } from './abilities.ts';
import { shuffleInto } from './cards.ts';

/** Reveals the next event in the place of the old one, which no longer applies (2.2.4, 2.4.2). */
export function* revealEvent(table: MinxinTable): Flow {
  const area = shared('event-area');
  const deck = shared('event-deck');
  const old = table.zones[area].cards;
  if (table.zones[deck].cards.length === 0 && old.length > 0 && rule('2.4.2')) {
    yield* shuffleInto(table, old, deck);
  }
  const card = table.zones[deck].cards.at(-1);
  if (card === undefined) return;
  const covered = table.zones[area].cards.at(-1);
  if (covered !== undefined && rule('2.4.2')) yield* endEffects(table, covered);
  yield* happen(table, moveTo(table, card, area));
  yield* happen(table, { type: 'reveal', card });
  const { active, first } = table.state;
  const seat = active === NOBODY ? first : active;
  yield* carryOutAll(table, 'reveal', seat, card);
}

function* endEffects(table: MinxinTable, source: CardId): Flow {
  for (const kind of EFFECT_KINDS) {
    for (const effect of table.effects[kind].filter((one) => one.source === source)) {
      yield* happen(table, endEffect(effect));
    }
  }
}
