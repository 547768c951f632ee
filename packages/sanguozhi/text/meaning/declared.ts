import { childrenOf, type Node } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Ability, Modes } from '../nodes/index.ts';
import { amountOf } from './amount.ts';
import type { Scope } from './scope.ts';
import { type TargetNode, targetNodes } from './targets.ts';

/** What an ability asks its user to declare, beside its targets. */

/** 选择下列1个效果 (800.1); null where there is no such thing. */
export const modesOf = cachedByObject(
  (ability: Ability) =>
    (findFirst(ability, ({ kind }) => kind === 'modes') as Modes | undefined) ?? null,
);

/** The 指定 that matter under a mode: those of the other modes do not. @param mode null for none. */
export function targetNodesIn(ability: Ability, mode: number | null): readonly TargetNode[] {
  const choice = modesOf(ability);
  if (choice === null || mode === null) return targetNodes(ability);
  let known = underModes.get(ability);
  if (known === undefined) {
    known = choice.modes.map((_, index) => targetNodesUnder(ability, choice, index));
    underModes.set(ability, known);
  }
  return known[mode];
}

const underModes = new WeakMap<Ability, readonly (readonly TargetNode[])[]>();

function targetNodesUnder(ability: Ability, { modes }: Modes, mode: number): TargetNode[] {
  const others = modes.filter((_, index) => index !== mode);
  return targetNodes(ability).filter((node) => !others.some((other) => contains(other, node)));
}

/** Must its user name X (105.3c): X stands in the cost, or beside a 指定, and no words say what it is? */
export const declaresX = cachedByObject(needsX);

function needsX(ability: Ability): boolean {
  const { body } = ability;
  if (body.kind === 'activated' && body.cost !== null && hasFreeX(body.cost)) return true;
  if (!('effect' in body)) return false;
  return targetNodes(ability).length > 0 && hasFreeX(body.effect);
}

/** X where X为… says what it is and a 指定 asks for X of something (105.3c); −1 otherwise. */
export function definedX(table: SanguozhiTable, ability: Ability, scope: Scope): number {
  const { body } = ability;
  if (!('effect' in body) || body.effect.kind !== 'where-x') return -1;
  const asksForX = targetNodes(ability).some((node) => 'most' in node && node.most === 'X');
  return asksForX ? amountOf(table, body.effect.count, scope) : -1;
}

/** Does the text hold an X that no X为… around it explains? */
export const hasFreeX = cachedByObject(findsFreeX);

function findsFreeX(node: Node): boolean {
  if (node.kind === 'where-x' || node.kind === 'where-lasting') return false;
  if ('amount' in node && node.amount === 'X') return true;
  if ('most' in node && node.most === 'X') return true;
  return childrenOf(node).some(hasFreeX);
}

function findFirst(node: Node, fits: (node: Node) => boolean): Node | undefined {
  if (fits(node)) return node;
  for (const child of childrenOf(node)) {
    const found = findFirst(child, fits);
    if (found) return found;
  }
  return undefined;
}

function contains(node: Node, wanted: Node): boolean {
  return node === wanted || childrenOf(node).some((child) => contains(child, wanted));
}

/** Is all that it would 指定 optional (706.3)? Then it needs no targets to be used. */
export const needsNoTargets = cachedByObject(
  (ability: Ability) =>
    optionalAtAll(ability) || (targetNodes(ability).length > 0 && targetsAreOptional(ability)),
);

/** Is the whole ability optional (706.3)? */
export function optionalAtAll({ body }: Ability): boolean {
  if (!('effect' in body)) return false;
  let { effect } = body;
  while (effect.kind === 'after' || effect.kind === 'where-x') {
    effect = effect.kind === 'after' ? effect.first : effect.deed;
  }
  return effect.kind === 'optional';
}

/** 可选择1名指定敌方将领，破坏该将领: what follows speaks of whom nobody need choose. */
function targetsAreOptional(ability: Ability): boolean {
  const optional = allOf(ability, ({ kind }) => kind === 'optional');
  return targetNodes(ability).every((node) => optional.some((deed) => contains(deed, node)));
}

function allOf(node: Node, fits: (node: Node) => boolean): readonly Node[] {
  const inside = childrenOf(node).flatMap((child) => allOf(child, fits));
  return fits(node) ? [node, ...inside] : inside;
}
