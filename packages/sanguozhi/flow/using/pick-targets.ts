import { ask, type Flow, NO_CARD, type Option, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import {
  sameTarget,
  type TargetNode,
  targetBounds,
  targetOptions,
} from '../../text/meaning/targets.ts';

/** 指定 (110): picking targets, before something is used or as a trigger fires. */

/** Can each of these 指定 find its targets, one after the other, after what was picked before? */
export function canPickAll(
  table: SanguozhiTable,
  nodes: readonly TargetNode[],
  scope: Scope,
  before: readonly Target[],
): boolean {
  if (nodes.length === 0) return true;
  const [node, ...rest] = nodes;
  const { least } = targetBounds(table, node, scope);
  if (least === 0) return canPickAll(table, rest, scope, before);
  const legal = targetOptions(table, node, scope, before);
  if (legal.length < least) return false;
  if (rest.length === 0) return true;
  for (const picks of picksOf(legal, least)) {
    if (canPickAll(table, rest, scope, [...before, ...picks])) return true;
  }
  return false;
}

/** Every way to pick so many of the targets. */
function* picksOf(
  targets: readonly Target[],
  count: number,
  from = 0,
): Iterable<readonly Target[]> {
  if (count === 0) return yield [];
  for (let index = from; index <= targets.length - count; index++) {
    for (const rest of picksOf(targets, count - 1, index + 1)) yield [targets[index], ...rest];
  }
}

/** One 指定: never the same target twice (110.2), nor one that leaves a later 指定 without any. */
export function* pickTargets(
  table: SanguozhiTable,
  node: TargetNode,
  later: readonly TargetNode[],
  scope: Scope,
  before: readonly (readonly Target[])[],
  chooser: Seat,
  free: boolean,
): Flow<Target[] | null> {
  const { least, most } = targetBounds(table, node, scope);
  const picked: Target[] = [];
  while (picked.length < most) {
    const legal = targetOptions(table, node, scope, [...before.flat(), ...picked])
      .filter((target) => !picked.some((one) => sameTarget(one, target)) || !rule('110.2'))
      .filter((target) =>
        canGoOn(table, node, later, scope, before.flat(), [...picked, target], least),
      );
    if (legal.length === 0) return picked.length >= least ? picked : null;
    const options = legal.map((target, index) => targetOption(target, index));
    if (picked.length >= least) options.push(option('done', NO_CARD, chooser));
    if (free) options.push(option('cancel'));
    const choice = yield* ask({
      seat: chooser,
      kind: 'pick-target',
      options,
      about: scope.source,
      amount: most - picked.length,
      rule: '110.1',
    });
    if (choice.verb === 'cancel') return null;
    if (choice.verb === 'done') return picked;
    picked.push(legal[options.indexOf(choice)]);
  }
  return picked;
}

/** Can the 指定 be picked in full with these, and every later one after it? */
function canGoOn(
  table: SanguozhiTable,
  node: TargetNode,
  later: readonly TargetNode[],
  scope: Scope,
  before: readonly Target[],
  picked: readonly Target[],
  least: number,
): boolean {
  if (later.length === 0) return true;
  const others = targetOptions(table, node, scope, [...before, ...picked]).filter(
    (target) => !picked.some((one) => sameTarget(one, target)),
  );
  for (const rest of picksOf(others, Math.max(0, least - picked.length))) {
    if (canPickAll(table, later, scope, [...before, ...picked, ...rest])) return true;
  }
  return false;
}

/** How a target reads as an option: a card, a player, or an item of the chain by its number. */
export function targetOption(target: Target, index: number): Option {
  switch (target.kind) {
    case 'card':
      return option('target', target.card, undefined, index);
    case 'seat':
      return option('target-player', NO_CARD, target.seat, index);
    case 'item':
      return option('target-item', NO_CARD, undefined, target.item);
  }
}
