import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { Ability } from '../nodes/index.ts';

/**
 * All abilities that a card's text can hold or grant: the printed ones first, then those in quotes,
 * in reading order. State names an ability by its place here.
 */
export function catalogueOf(abilities: readonly Ability[]): readonly Ability[] {
  return [...abilities, ...abilities.flatMap(quotedIn)];
}

function quotedIn(node: Node): Ability[] {
  return childrenOf(node).flatMap((child) =>
    child.kind === 'ability' ? [child as Ability, ...quotedIn(child)] : quotedIn(child),
  );
}
