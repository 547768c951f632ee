import { CORE_FRAMES } from '@lianhuan/cardtext';
import { because, currentRecorder, type Flow } from '@lianhuan/kernel';
import type { EvolveTable } from '../../table/table.ts';
import type { Cost, Deed } from '../nodes/index.ts';
import type { Scope } from './scope.ts';

/** Carries card text out: each node by the word of its kind. */

/** Nodes that only hold other nodes: the log cites the words of those. */
const FRAMES: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  ...CORE_FRAMES,
  'modes',
  'keyed',
  'paying',
  'costs',
]);

/** Carries out what a node says; gives whether it did anything, for 若如此做. */
export function run(table: EvolveTable, deed: Deed, scope: Scope): Flow<boolean> {
  // Nothing is carried out once the game has ended, even in the middle of an effect (1.2.4).
  if (table.outcome !== null) return nothing();
  const flow = table.procedures.words.actions[deed.kind].run(table, deed, scope);
  if (currentRecorder() === null || FRAMES.has(deed.kind)) return flow;
  const { seat, source } = scope;
  return because({ kind: 'ability', seat, card: source, span: deed.span }, flow);
}

function* nothing(): Flow<boolean> {
  return false;
}

/** Pays a cost; 其 goes on to mean the cards it meant before. */
export function payCost(table: EvolveTable, cost: Cost, scope: Scope): Flow<boolean> {
  return run(table, cost, { ...scope, paying: true });
}

/** Could the cost be paid in full (10.4.2.2)? True of costs that can always be paid. */
export function payable(table: EvolveTable, cost: Deed, scope: Scope): boolean {
  return table.procedures.words.actions[cost.kind].payable?.(table, cost, scope) ?? true;
}
