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
import { type Ask, canFinish, newSearch } from './enough-targets.ts';

/** 指定 (110): picking targets, before something is used or as a trigger fires. */

/** Can each of these 指定 find its targets, one after the other (110.3)? */
export function canPickAll(
  table: SanguozhiTable,
  nodes: readonly TargetNode[],
  scope: Scope,
): boolean {
  return canFinish(table, asksOf(table, nodes, scope), scope, [], newSearch());
}

function asksOf(table: SanguozhiTable, nodes: readonly TargetNode[], scope: Scope): Ask[] {
  return nodes.map((node) => ({ node, least: targetBounds(table, node, scope).least, picked: [] }));
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
  const asks = asksOf(table, later, scope);
  while (picked.length < most) {
    const search = newSearch();
    const canGoOn = (one: Target): boolean => {
      if (asks.length === 0) return true;
      const now = [...picked, one];
      const rest: Ask = { node, least: least - now.length, picked: now };
      return canFinish(table, [rest, ...asks], scope, [...before.flat(), ...now], search);
    };
    const legal = targetOptions(table, node, scope, [...before.flat(), ...picked])
      .filter((target) => !picked.some((one) => sameTarget(one, target)) || !rule('110.2'))
      .filter(canGoOn);
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
