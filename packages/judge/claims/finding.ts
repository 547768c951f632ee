import type { Text } from '@lianhuan/kernel';

/** Whether a claim holds, and what is so instead. */
export interface Finding {
  readonly holds: boolean;
  /** What was found, for a reader who expected something else. */
  readonly found: Text;
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
