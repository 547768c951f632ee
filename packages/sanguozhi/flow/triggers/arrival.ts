import type { CardId, Flow } from '@lianhuan/kernel';
import { printedAbilitiesOf } from '../../effects/derivation.ts';
import { happen } from '../../events/pipeline.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Ability } from '../../text/nodes/index.ts';

/** 上场 and 翻转 (703.5): until what cards say of that is carried out, the rest of them waits (703.5d). */

/** Carries out what makes cards arrive, however they do. */
export function* arriving<Result>(
  table: SanguozhiTable,
  cards: readonly CardId[],
  deeds: Flow<Result>,
): Flow<Result> {
  const speaking = cards.filter((card) => speaksOfArrival(table, card));
  for (const card of speaking) yield* happen(table, { type: 'arriving', card, done: false });
  const result = yield* deeds;
  for (const card of speaking) yield* hasArrived(table, card);
  return result;
}

/** All of it works from now on. */
export function* hasArrived(table: SanguozhiTable, card: CardId): Flow {
  if (!table.state.arriving.includes(card)) return;
  yield* happen(table, { type: 'arriving', card, done: true });
}

function speaksOfArrival(table: SanguozhiTable, card: CardId): boolean {
  const abilities = printedAbilitiesOf(table, card);
  return abilities.length > 1 && abilities.some(({ ability }) => isOfArrival(ability));
}

const ARRIVALS: ReadonlySet<string> = new Set(['enters', 'flips', 'equipped']);

function isOfArrival({ body }: Ability): boolean {
  if (body.kind !== 'triggered') return false;
  const { on } = body;
  return on.kind === 'entry' || (on.kind === 'card-does' && ARRIVALS.has(on.what));
}
