import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Condition } from '../nodes/index.ts';
import { holds } from './evaluate.ts';
import type { Scope } from './scope.ts';

export { count, holds } from './evaluate.ts';

/** Do the 效果条件 before an effect hold? */
export function gatesHold(
  table: SanguozhiTable,
  gates: readonly Condition[],
  scope: Scope,
): boolean {
  for (const gate of gates) if (!holds(table, atControllers(gate), scope)) return false;
  return true;
}

const ownConditions = new WeakMap<Condition, Condition>();

/** The condition with 场上 read as 己方场上, where it does not say whose (108.4a). */
function atControllers(gate: Condition): Condition {
  if (gate.kind !== 'exists' || gate.side !== null || !rule('108.4a')) return gate;
  let meant = ownConditions.get(gate);
  if (meant === undefined) {
    meant = { ...gate, side: 'own' };
    ownConditions.set(gate, meant);
  }
  return meant;
}

/** Do all these conditions hold? */
export function allHold(
  table: SanguozhiTable,
  conditions: readonly Condition[],
  scope: Scope,
): boolean {
  for (const condition of conditions) {
    if (!holds(table, condition, scope)) return false;
  }
  return true;
}
