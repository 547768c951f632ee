import type { Text } from '@lianhuan/kernel';
import type { Node } from '../nodes/node.ts';

// Where one step of a sentence says who does it, a step behind it that says nothing is done by the same:
// of 每位玩家抽1张牌，弃置1张手牌 everybody does both. As it is printed, each step says it.

/** How a dialect says who does a step. `Who` is whatever it names players by. */
export interface Doers<Who> {
  /** Who the step says does it; null where it says nobody, or whoever carries the sentence out. */
  readonly doerOf: (step: Node) => Who | null;
  /** The same step, done by those; null where it says itself who or what it is about. */
  readonly doneBy: (step: Node, who: Who) => Node | null;
}

/** A word that is made of steps, in the order in which they are carried out. */
export interface Stepwise extends Node {
  readonly steps: readonly Node[];
}

/** For a word whose steps stand one behind the other: what it means, and what keeps it from being printed as it is. */
export function carryingDoers<Who>(doers: Doers<Who>) {
  return {
    meant: (node: Stepwise): Node => ({ ...node, steps: withDoers(node.steps, doers) }) as Stepwise,
    check: ({ steps }: Stepwise): Text | null =>
      withDoers(steps, doers).every((step, index) => step === steps[index]) ? null : SAY_WHO,
  };
}

function withDoers<Who>(steps: readonly Node[], { doerOf, doneBy }: Doers<Who>): readonly Node[] {
  let who: Who | null = null;
  return steps.map((step) => {
    const told = who === null ? null : doneBy(step, who);
    if (told === null) who = doerOf(step);
    return told ?? step;
  });
}

const SAY_WHO: Text = {
  zh: '前面是别的玩家做的：这里也写明由谁来做',
  en: 'Another player does what stands before this: say here, too, who does it',
};
