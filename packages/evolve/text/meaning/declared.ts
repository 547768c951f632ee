import { childrenOf, type Node, type Where } from '@lianhuan/cardtext';
import type { EvolveTable } from '../../table/table.ts';
import type { Count, Deed, Modes, Paying, Select, Selection, ShareDamage } from '../nodes/index.ts';
import type { Who } from '../reading/vocabulary.ts';
import { isPickedFromHidden } from './candidates.ts';
import { count } from './evaluate.ts';
import type { Scope } from './scope.ts';

/** What an ability asks its user to fix as it is used (10.6.2.2–10.6.2.4). */

/** Everything of a kind in an ability, in reading order; what it grants, and what comes later, asks by itself. */
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

/** As they stand on the card. */
function inOrder(node: Node): readonly Node[] {
  return childrenOf(node).toSorted((one, other) => one.span[0] - other.span[0]);
}

/** What another player is told to pick is picked by that player, as it is carried out. */
export function isOfOthers(node: Node): boolean {
  if (node.kind !== 'by' && node.kind !== 'may') return false;
  return (node as Node & { readonly who: Who }).who !== 'you';
}

/** Is it picked as it is used: in a public zone (10.6.2.3)? */
export function isPublic({ what }: Select): boolean {
  return !isPickedFromHidden(what.filter);
}

/** All 选择 of public zones: what each picked is told apart by its place here. */
export const selectsIn = listed<Select>('select', isPublic);

/** All additional costs that are decided on use: 使用时，可以… and 土之秘术. */
export const payingsIn = listed<Paying>('paying', ({ when }) => when !== 'resolved');

const modesOf = listed<Modes>('modes', () => true);

/** 抉择; null where there is none. */
export function modesIn(root: object): Modes | null {
  return modesOf(root)[0] ?? null;
}

/** By its place in {@link selectsIn}, the 选择 among whose picks a number is shared out; −1 for none. */
export function selectOf(root: object, { span }: ShareDamage): number {
  return selectsIn(root).findLastIndex((one) => one.span[0] < span[0]);
}

const frees = new WeakMap<object, boolean>();

/** Must its user name X (5.2.1.2.2): does it stand where no X为… says what it is? */
export function hasFreeX(node: object): boolean {
  let known = frees.get(node);
  if (known === undefined) {
    known = findsFreeX(node as Node);
    frees.set(node, known);
  }
  return known;
}

function findsFreeX(node: Node): boolean {
  if (node.kind === 'where' || node.kind === 'where-lasting' || node.kind === 'delayed')
    return false;
  if (Object.values(node).includes('X')) return true;
  return childrenOf(node).some((child) => child.kind !== 'ability' && hasFreeX(child));
}

/** May X stay unexplained there: does it stand in a cost of these words, so that it is named on use? */
export function namesXAt(ancestors: readonly Node[]): boolean {
  const root = ancestors.findLast(({ kind }) => kind === 'ability');
  if (root === undefined) return false;
  const costs = foundIn<Node>({ ...root, kind: 'words' }, 'activated')
    .concat(foundIn<Node>({ ...root, kind: 'words' }, 'paying'))
    .flatMap((one) => ('cost' in one && one.cost !== null ? [one.cost as Node] : []));
  return costs.some(hasFreeX);
}

const wheres = listed<Where<Deed, Count>>('where', ({ deed }) => asksForX(deed));

/** 选择X个…，X为…, and X点伤害 that are shared out: how many, as it is used (5.2.1.2.1); −1 where nothing asks for so many. */
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
