import { childrenOf, type Node } from '@lianhuan/cardtext';
import { rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import { enemiesOf, player, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import type { Ability, Selection } from '../nodes/index.ts';
import { isStillAmong, pickable } from './candidates.ts';
import type { Scope } from './scope.ts';

/** 指定 (110): what an ability asks its user to pick when it is used or fires. */

/** One 指定: a selection of cards, or a node that names a player to be picked. */
export type TargetNode = Selection | Node;

const known = new WeakMap<Ability, readonly TargetNode[]>();

/** All 指定 of an ability, in reading order; not those of abilities that it grants. */
export function targetNodes(ability: Ability): readonly TargetNode[] {
  let nodes = known.get(ability);
  if (nodes === undefined) {
    nodes = childrenOf(ability)
      .flatMap(targetsIn)
      .sort((one, other) => one.span[0] - other.span[0]);
    known.set(ability, nodes);
  }
  return nodes;
}

function targetsIn(node: Node): TargetNode[] {
  if (node.kind === 'ability') return [];
  const inner = childrenOf(node).flatMap(targetsIn);
  return isTarget(node) ? [node, ...inner] : inner;
}

function isTarget(node: Node): boolean {
  return (isSelection(node) && node.how === 'target') || playerTargetOf(node) !== null;
}

/** Which 指定 player a node names; null for none. */
function playerTargetOf(node: Node): 'target-enemy' | 'target-player' | null {
  for (const value of Object.values(node)) {
    if (value === 'target-enemy' || value === 'target-player') return value;
  }
  return null;
}

/** How many must be picked, and how many can be (110.3). */
export function targetBounds(
  _table: SanguozhiTable,
  node: TargetNode,
  scope: Scope,
): { readonly least: number; readonly most: number } {
  if (!isSelection(node)) return { least: 1, most: 1 };
  const { most, upTo } = node;
  if (most === 'any') return { least: 0, most: Number.MAX_SAFE_INTEGER };
  const count = most === 'X' ? Math.max(0, scope.x) : most;
  return { least: upTo ? 0 : count, most: count };
}

/**
 * What may be picked for a 指定: all that fits and is not kept from being a target.
 * @param before what other 指定 of the same words have picked: 其他 leaves it out.
 */
export function targetOptions(
  table: SanguozhiTable,
  node: TargetNode,
  scope: Scope,
  before: readonly Target[],
): Target[] {
  const here: Scope = before.length === 0 ? scope : { ...scope, that: [...scope.that, ...before] };
  const fitting = isSelection(node)
    ? pickable(table, node.filter, here)
    : seatsFor(table, node, scope);
  return scope.chosen ? fitting : fitting.filter((target) => mayBeTarget(table, target, scope));
}

function isSelection(node: Node): node is Selection {
  return node.kind === 'selection';
}

function seatsFor(table: SanguozhiTable, node: TargetNode, { seat }: Scope): Target[] {
  const seats =
    playerTargetOf(node) === 'target-enemy' ? enemiesOf(table, seat) : seatsFrom(table, seat);
  return seats.map((one) => ({ kind: 'seat', seat: one }));
}

/** 不能被指定 (108.6d), 抗免 (801.13c). */
export function mayBeTarget(
  table: SanguozhiTable,
  to: Target,
  { seat, source, item }: Scope,
): boolean {
  const event = {
    type: 'target',
    seat,
    by: source,
    item: item?.id ?? -1,
    to,
  } as const;
  return !(table.procedures.isForbidden(table, event) && rule('108.6d'));
}

/** Are they the same card, player, or thing in the chain? */
export function sameTarget(one: Target, other: Target): boolean {
  if (one.kind === 'card') return other.kind === 'card' && one.card === other.card;
  if (one.kind === 'seat') return other.kind === 'seat' && one.seat === other.seat;
  return other.kind === 'item' && one.item === other.item;
}

/** Is what was picked for a 指定 still there and as the words ask (110.8a)? */
export function targetStands(
  table: SanguozhiTable,
  node: TargetNode,
  target: Target,
  scope: Scope,
): boolean {
  if (target.kind === 'seat') return !player(table, target.seat).left;
  return isSelection(node) && isStillAmong(table, node.filter, target, scope);
}
