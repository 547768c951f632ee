import type { CardId, Flow } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import {
  COMBAT_DAMAGE,
  countersOn,
  LASTING_DAMAGE,
  type SanguozhiTable,
} from '../../table/table.ts';

/** Takes damage off cards, 战斗伤害 first where either will do; gives whether there was enough. */
export function* heal(
  table: SanguozhiTable,
  cards: readonly CardId[],
  damage: 'combat' | 'lasting' | 'any',
  amount: number | 'all',
): Flow<boolean> {
  const events: SanguozhiEvent[] = [];
  let enough = true;
  for (const card of cards) {
    let left = amount === 'all' ? Number.POSITIVE_INFINITY : amount;
    for (const event of healing(table, card, damage, left)) {
      events.push(event);
      left -= event.amount;
    }
    if (amount !== 'all' && left > 0) enough = false;
  }
  if (events.length > 0) yield* happenTogether(table, events);
  return enough;
}

type HealEvent = Extract<SanguozhiEvent, { type: 'heal' }>;

/** The events that take up to `amount` of its damage off a card. */
function healing(
  table: SanguozhiTable,
  card: CardId,
  damage: 'combat' | 'lasting' | 'any',
  amount: number,
): HealEvent[] {
  const events: HealEvent[] = [];
  let left = amount;
  for (const kind of ['combat', 'lasting'] as const) {
    if (damage !== 'any' && damage !== kind) continue;
    const marked = countersOn(table, card, kind === 'combat' ? COMBAT_DAMAGE : LASTING_DAMAGE);
    const off = Math.min(left, marked);
    if (off > 0) events.push({ type: 'heal', card, damage: kind, amount: off });
    left -= off;
  }
  return events;
}

/** The events that take all damage off a card that 生还 keeps in play (710.7). */
export function allHealed(table: SanguozhiTable, card: CardId): readonly SanguozhiEvent[] {
  rule('117.5');
  return healing(table, card, 'any', Number.POSITIVE_INFINITY);
}
