import { childrenOf, type Node } from '@lianhuan/cardtext';
import { scopeOf } from '../../effects/derivation.ts';
import { rule } from '../../rules.ts';
import type { ChainItem, Target } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { pickable } from '../../text/meaning/candidates.ts';
import type { Ability, Filter, Selection } from '../../text/nodes/index.ts';
import { abilitiesWhenUsed, abilityAt } from './chain.ts';

/** Cards that a used tactic or effect calls by name: its targets too (110.4), where everybody sees them. */
export function namedTargets(table: SanguozhiTable, item: ChainItem): readonly Target[] {
  const scope = scopeOf(table, item.card, item.controller, { item });
  return abilitiesIn(table, item)
    .flatMap(({ body }) => ('effect' in body ? namesIn(body.effect) : []))
    .flatMap(({ filter }) => pickable(table, filter, scope))
    .filter((target) => isOpen(table, target) && rule('110.4'));
}

/** Is it a target that everybody may know, and not a card in a hand or a deck (300.3)? */
function isOpen({ cards, zones }: SanguozhiTable, target: Target): boolean {
  if (target.kind !== 'card') return true;
  return zones[cards[target.card].zone].visibility === 'public' || !rule('300.3');
}

function abilitiesIn(table: SanguozhiTable, { kind, card, ability }: ChainItem): Ability[] {
  if (ability !== null) return [abilityAt(table, ability)];
  if (kind !== 'tactic') return [];
  return abilitiesWhenUsed(table, card, kind).map((spoken) => spoken.ability);
}

/** The names that the words speak of, other than to ask for a 指定 or in abilities they grant. */
function namesIn(node: Node): Selection[] {
  if (node.kind === 'ability') return [];
  const inner = childrenOf(node).flatMap(namesIn);
  return isNaming(node) ? [node, ...inner] : inner;
}

function isNaming(node: Node): node is Selection {
  if (node.kind !== 'selection') return false;
  const { how, filter } = node as Selection;
  return how === 'all' && isNamed(filter);
}

function isNamed(filter: Filter): boolean {
  if (filter.kind === 'named') return true;
  return 'of' in filter && filter.of !== null && isNamed(filter.of);
}
