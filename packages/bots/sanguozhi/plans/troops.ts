import type { CardDefinition } from '@lianhuan/sanguozhi';
import type { SeenCard, TableView } from '../table-view.ts';
import { deployedWorth, missingFor, needsTallies } from '../worth/card-worth.ts';

/** 兵权: which to lay, and when to levy. */

/** What laying a 兵权 is worth: the generals it brings nearer, and to have more at all. */
export function layWorth(table: TableView, { printed }: SeenCard): number {
  if (printed.kind !== 'troop') return 0;
  const { troops } = table.state.players[table.seat];
  const after: Record<string, number> = { ...troops };
  let face = 0;
  for (const [corps, count] of Object.entries(printed.face)) {
    after[corps] = (after[corps] ?? 0) + count;
    face += count;
  }
  const nearer = table.cards(table.seat, 'hand').reduce((sum, other) => {
    if (other.printed.kind !== 'general') return sum;
    const before = missingFor(other.printed, troops);
    const now = missingFor(other.printed, after);
    return sum + ((before - now) * deployedWorth(other.printed, 'deputy')) / (1 + now);
  }, 0);
  const spent = printed.type === 'tally' && needsTallies(table) ? 8 : 0;
  return 1 + nearer + 2 * face + PREFERENCE[printed.type] - spent;
}

/** 虎符 are kept for what only they can pay. */
const PREFERENCE: Readonly<Record<Extract<CardDefinition, { kind: 'troop' }>['type'], number>> = {
  basic: 1,
  special: 1.5,
  tally: 0,
};

/** Three cards for a 基础兵权: only for want of any, with cards to spare. */
export function levyWorth(table: TableView): number {
  const hand = table.cards(table.seat, 'hand');
  const { handLimit, laidTroop, troops } = table.state.players[table.seat];
  if (laidTroop || hand.some(({ printed }) => printed.kind === 'troop')) return 0;
  const total = Object.values(troops).reduce((sum, count) => sum + count, 0);
  return hand.length >= handLimit - 1 && total < 5 ? 1 : 0;
}
