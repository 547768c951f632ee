import { childrenOf, type Node } from '@lianhuan/cardtext';
import { obeys, rule } from '../../rules.ts';
import type { EvolveTable } from '../../table/table.ts';
import { isOfOthers, isPublic, payingsIn, selectsIn } from '../../text/meaning/declared.ts';
import { holds } from '../../text/meaning/evaluate.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type {
  Ability,
  Deed,
  Keyed,
  Modes,
  Paying,
  Select,
  ShareDamage,
} from '../../text/nodes/index.ts';

/** Which 选择 of an ability are made as it is used (5.17.4, 10.3.2, 10.6.2.3): those in words that will be carried out. */

/** The choices that decide which words of an ability will be carried out. */
export interface Choices {
  readonly modes: readonly number[];
  readonly paid: readonly boolean[];
}

/** The 选择 that are made as the ability is used, and the damage that is divided among what they select. */
export interface Selections {
  readonly selects: readonly Select[];
  /** Those of them that stand in 可以…: where nothing fits them the ability can be used all the same. */
  readonly optional: ReadonlySet<Select>;
  readonly shares: readonly { readonly select: Select; readonly node: ShareDamage }[];
}

/** The 选择 of an ability that are made under these choices. */
export function presentSelections(
  table: EvolveTable,
  ability: Ability,
  choices: Choices,
  scope: Scope,
): Selections {
  if (selectsIn(ability).length === 0) return NOTHING;
  const always = alwaysPresent.get(ability);
  if (always !== undefined) return always;
  const selects: Select[] = [];
  const optional = new Set<Select>();
  const shares: { select: Select; node: ShareDamage }[] = [];
  const payings = payingsIn(ability);
  let depends = false;
  const visit = (node: Node, offered: boolean): void => {
    const visitAll = (nodes: readonly Node[]) => {
      for (const one of nodes) visit(one, offered);
    };
    if (DEPENDING.has(node.kind)) depends = true;
    switch (node.kind) {
      case 'ability':
      case 'delayed':
        // Granted abilities and delayed triggers select when they are used themselves.
        return;
      case 'modes':
        // Options that were not chosen count as not there (5.17.4, 5.17.4.1).
        (node as Modes).modes.forEach((mode, index) => {
          if (choices.modes.includes(index) || !obeys('5.17.4', '5.17.4.1')) visit(mode, offered);
        });
        return;
      case 'paying': {
        const { deed, otherwise } = node as Paying;
        const paid = choices.paid[payings.indexOf(node as Paying)];
        if (paid !== false) visit(deed, offered);
        else if (otherwise !== null) visit(otherwise, offered);
        return;
      }
      case 'keyed': {
        const { term, deed } = node as Keyed;
        // Words that will do nothing select nothing (10.3.2).
        if (holds(table, term, scope) || !rule('10.3.2')) visit(deed, offered);
        return;
      }
      case 'if': {
        const { condition, deed, otherwise } = node as Extract<Deed, { kind: 'if' }>;
        if (dependsOnPicks(condition)) return visitAll(childrenOf(node));
        if (holds(table, condition, scope) || !rule('10.3.2')) return visit(deed, offered);
        if (otherwise !== null) visit(otherwise, offered);
        return;
      }
      case 'by':
        // What the other player is to pick is picked as the words are carried out.
        if (isOfOthers(node)) return;
        return visitAll(childrenOf(node));
      case 'may':
        if (isOfOthers(node)) return;
        for (const child of childrenOf(node)) visit(child, true);
        return;
      case 'select':
        if (!isPublic(node as Select)) return;
        selects.push(node as Select);
        if (offered) optional.add(node as Select);
        return;
      case 'share-damage': {
        const select = selects.at(-1);
        if (select !== undefined) shares.push({ select, node: node as ShareDamage });
        return;
      }
      default:
        visitAll(childrenOf(node));
    }
  };
  for (const child of childrenOf(ability.body)) visit(child, false);
  const active = { selects, optional, shares };
  if (!depends) alwaysPresent.set(ability, active);
  return active;
}

/** Nodes whose words are carried out only under some choices or conditions. */
const DEPENDING: ReadonlySet<string> = new Set(['modes', 'paying', 'keyed', 'if']);

/** The 选择 of abilities without such nodes: the same each time. */
const alwaysPresent = new WeakMap<Ability, Selections>();

const NOTHING: Selections = { selects: [], optional: new Set(), shares: [] };

/** Does it speak of what will be picked, of a die, or of what was heard, so that it cannot be judged yet? */
function dependsOnPicks(node: Node): boolean {
  const { kind } = node;
  if (kind === 'that' || kind === 'die-result' || kind === 'that-amount') return true;
  return childrenOf(node).some(dependsOnPicks);
}
