import { childrenOf, isNode, type Node, type Where } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { EvolveTable } from '../../table/table.ts';
import type {
  CostChange,
  Count,
  Deed,
  Modes,
  Paying,
  Select,
  Selection,
  ShareDamage,
} from '../nodes/index.ts';
import type { Who } from '../reading/vocabulary.ts';
import { isPickedFromHidden } from './candidates.ts';
import { count } from './evaluate.ts';
import type { Scope } from './scope.ts';

/** What an ability asks its user to declare as it is used (10.6.2.2–10.6.2.4). */

/**
 * Finds all nodes of a kind in an ability, in reading order; not those in abilities that it grants and in delayed
 * triggers, which ask for theirs when they are used.
 */
function listed<N extends Node>(kind: N['kind'], suits: (node: N) => boolean) {
  const known = new WeakMap<object, readonly N[]>();
  return (root: object): readonly N[] => {
    let nodes = known.get(root);
    if (nodes === undefined) {
      nodes = childrenOf(root as Node)
        .flatMap((child) => foundIn<N>(child, kind))
        .filter(suits);
      known.set(root, nodes);
    }
    return nodes;
  };
}

function foundIn<N extends Node>(node: Node, kind: N['kind']): N[] {
  if (node.kind === 'ability' || node.kind === 'delayed' || isOfOthers(node)) return [];
  const own = node.kind === kind ? [node as N] : [];
  return [...own, ...inOrder(node).flatMap((child) => foundIn<N>(child, kind))];
}

/** The children of a node in the order in which they stand on the card. */
function inOrder(node: Node): readonly Node[] {
  return childrenOf(node).toSorted((one, other) => one.span[0] - other.span[0]);
}

/** Does it tell another player to do something, who picks as it is carried out? */
export function isOfOthers(node: Node): boolean {
  if (node.kind !== 'by' && node.kind !== 'may') return false;
  return (node as Node & { readonly who: Who }).who !== 'you';
}

/** Does the 选择 select in a public zone, and so as the ability is used (10.6.2.3)? */
export function isPublic({ what }: Select): boolean {
  return !isPickedFromHidden(what.filter);
}

/** All 选择 of public zones in an ability; `Declared.targets` lists what they selected in the same order. */
export const selectsIn = listed<Select>('select', isPublic);

/** All additional costs that the user decides on, 使用时，可以… and 土之秘术; `Declared.paid` has the same order. */
export const payingsIn = listed<Paying>('paying', ({ when }) => when !== 'resolved');

const modesOf = listed<Modes>('modes', () => true);

/** The 抉择 of an ability; null if it has none. */
export function modesIn(root: object): Modes | null {
  return modesOf(root)[0] ?? null;
}

/** What an additional cost makes of what using its card takes: 使用时，可以…：此卡牌的使用费用-3 (10.4.4.1, 10.4.7.2, 13.3.3.2). */
export function useCostChangesIn({ when, deed }: Paying): readonly CostChange[] {
  return when === 'resolved' ? [] : ownCostChanges(deed);
}

function ownCostChanges(deed: Deed): readonly CostChange[] {
  switch (deed.kind) {
    case 'begin':
      return deed.words.flatMap((word) =>
        word.kind === 'cost-change' && word.who.kind === 'this' ? [word] : [],
      );
    case 'sequence':
    case 'sentences':
      return deed.steps.flatMap(ownCostChanges);
    default:
      return [];
  }
}

/** The place in {@link selectsIn} of the 选择 among whose targets the damage is divided; −1 for none. */
export function selectOf(root: object, { span }: ShareDamage): number {
  return selectsIn(root).findLastIndex((one) => one.span[0] < span[0]);
}

/** Must the user name X (5.2.1.2.2): does X stand in words without X为…? */
export const hasFreeX = cachedByObject((node: object) => findsFreeX(node as Node));

function findsFreeX(node: Node): boolean {
  if (node.kind === 'where' || node.kind === 'where-lasting' || node.kind === 'delayed')
    return false;
  if (Object.values(node).includes('X')) return true;
  return childrenOf(node).some((child) => child.kind !== 'ability' && hasFreeX(child));
}

/** The same words with a number for the X that their user names (5.2.1.2.2). */
export function namingX<N extends Node>(node: N, x: number): N {
  if (!hasFreeX(node)) return node;
  const named = (value: unknown): unknown => {
    if (value === 'X') return x;
    if (Array.isArray(value)) return value.map(named);
    return isNode(value) && value.kind !== 'ability' ? namingX(value, x) : value;
  };
  const fields = Object.entries(node).map(([field, value]) => [field, named(value)] as const);
  return Object.fromEntries(fields) as unknown as N;
}

/** Does X stand in a cost of the same ability, so that its user names it and no X为… is needed? */
export function namesXAt(ancestors: readonly Node[]): boolean {
  const root = ancestors.findLast(({ kind }) => kind === 'ability');
  if (root === undefined) return false;
  const costs = foundIn<Node>({ ...root, kind: 'words' }, 'activated')
    .concat(foundIn<Node>({ ...root, kind: 'words' }, 'paying'))
    .flatMap((one) => ('cost' in one && one.cost !== null ? [one.cost as Node] : []));
  return costs.some(hasFreeX);
}

const wheres = listed<Where<Deed, Count>>('where', ({ deed }) => asksForX(deed));

/** What X is as the ability is used, if 选择X个… or X points of damage to divide ask for it (5.2.1.2.1); −1 if nothing does. */
export function definedX(table: EvolveTable, root: object, scope: Scope): number {
  const [where] = wheres(root);
  return where === undefined ? -1 : Math.max(0, count(table, where.count, scope));
}

function isX(amount: Count): boolean {
  return amount.kind === 'number' && amount.amount === 'X';
}

function asksForX(node: Node): boolean {
  if (node.kind === 'select') return ((node as Select).what as Selection).most === 'X';
  if (node.kind === 'share-damage' && isX((node as ShareDamage).amount)) return true;
  return childrenOf(node).some(asksForX);
}
