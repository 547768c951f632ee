import type { CardId, Flow } from '@lianhuan/kernel';
import { printedAbilitiesOf } from '../../effects/derivation.ts';
import { happen } from '../../events/pipeline.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Ability } from '../../text/nodes/index.ts';
import { hasArrived } from './one-moment.ts';

/**
 * 上场 and 翻转 (703.5): until a card's effects of arriving are carried out, its other abilities do not
 * work (703.5d).
 */

/** Carries out a flow by which these cards arrive, with their other abilities waiting for its end. */
export function* arriving<Result>(
  table: SanguozhiTable,
  cards: readonly CardId[],
  deeds: Flow<Result>,
): Flow<Result> {
  const speaking = cards.filter((card) => hasArrivalTriggers(table, card));
  for (const card of speaking) yield* happen(table, { type: 'arriving', card, done: false });
  const result = yield* deeds;
  for (const card of speaking) yield* hasArrived(table, card);
  return result;
}

function hasArrivalTriggers(table: SanguozhiTable, card: CardId): boolean {
  const abilities = printedAbilitiesOf(table, card);
  return abilities.length > 1 && abilities.some(({ ability }) => isOfArrival(ability));
}

const ARRIVALS: ReadonlySet<string> = new Set(['enters', 'flips', 'equipped']);

function isOfArrival({ body }: Ability): boolean {
  if (body.kind !== 'triggered') return false;
  const { on } = body;
  return on.kind === 'entry' || (on.kind === 'card-does' && ARRIVALS.has(on.what));
}
