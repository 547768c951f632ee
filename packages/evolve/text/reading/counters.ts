import type { Text } from '@lianhuan/kernel';

const says = (zh: string, en: string): Text => ({ zh, en });

/** 指示物 (15.1.2). A kind of counter is named by its printed term everywhere. */
export const COUNTERS = {
  蓄积指示物: says('蓄积指示物', 'stack counter'),
  时钟指示物: says('时钟指示物', 'clock counter'),
  咏唱指示物: says('咏唱指示物', 'chant counter'),
  嫩芽指示物: says('嫩芽指示物', 'sprout counter'),
  终末指示物: says('终末指示物', 'doom counter'),
  士气指示物: says('士气指示物', 'morale counter'),
  魔力指示物: says('魔力指示物', 'mana counter'),
  祈愿指示物: says('祈愿指示物', 'prayer counter'),
  宝藏指示物: says('宝藏指示物', 'treasure counter'),
} as const satisfies Readonly<Record<string, Text>>;
export type Counter = keyof typeof COUNTERS;
