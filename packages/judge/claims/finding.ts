import type { Text } from '@lianhuan/kernel';
import { areNeighbours } from '../scenario/neighbours.ts';

/** Whether a claim holds, and what is so instead. */
export interface Finding {
  readonly holds: boolean;
  /** What was found, for a reader who expected something else. */
  readonly found: Text;
  /** What a reader should know though it holds. */
  readonly note?: Text;
}

/** A finding; what was found reads the same in English unless said. */
export function finding(holds: boolean, zh: string, { en = zh } = {}): Finding {
  return { holds, found: { zh, en } };
}

/** What was found when a card is said to be so and there is more than one of its name. */
export const SEVERAL: Text = {
  zh: '有几张同名的牌，请用 in 写明在哪里',
  en: 'there are several cards of that name: say where with “in”',
};

/**
 * Whether a rule is among those that are the reason. A neighbour of one of them passes for it, with a note
 * that says which it was.
 */
export function isReason(because: string, reasons: readonly string[]): Finding {
  const told = finding(reasons.includes(because), `不能的依据是 ${reasons.join('、')}`, {
    en: `the rule that stands in the way is ${reasons.join(', ')}`,
  });
  const near = reasons.find((reason) => areNeighbours(reason, because));
  if (told.holds || near === undefined) return told;
  const note = {
    zh: `写的是 ${because}，依据其实是相邻的 ${near}`,
    en: `${because} is named; it is its neighbour ${near}`,
  };
  return { ...told, holds: true, note };
}
