import { childrenOf, type Node, type Sequence } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { Deed, Select } from '../nodes/index.ts';

/** 选择 that stand next to each other in one sentence, 选择1个A和1个B: no card is selected by two of them. */

const runsIn = cachedByObject((root: object): readonly (readonly Select[])[] =>
  runsOf(root as Node),
);

function runsOf(node: Node): readonly (readonly Select[])[] {
  const within = childrenOf(node).flatMap(runsOf);
  return node.kind === 'sequence'
    ? [...runsAmong((node as Sequence<Deed>).steps), ...within]
    : within;
}

function runsAmong(steps: readonly Deed[]): Select[][] {
  const runs: Select[][] = [[]];
  for (const step of steps) {
    if (step.kind === 'select') runs.at(-1)?.push(step);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** The 选择 of an ability that stand in the same row of them as this one, itself included, in order. */
export function neighboursOf(root: object, { span }: Select): readonly Select[] {
  const isSame = (one: Select) => one.span[0] === span[0] && one.span[1] === span[1];
  return runsIn(root).find((run) => run.some(isSame)) ?? [];
}

/** How many of them stand before this one. */
export function neighboursBefore(root: object, select: Select): number {
  const [from] = select.span;
  return neighboursOf(root, select).filter(({ span }) => span[0] < from).length;
}
