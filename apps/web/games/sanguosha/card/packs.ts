import type { Text } from '@lianhuan/kernel';

/** The sets of generals in the order in which they came, as the cards name them, and in English. */
const PACKS: Readonly<Record<string, string>> = {
  标准版: 'Standard',
  风: 'Wind',
  旧风: 'Wind (old)',
  火: 'Fire',
  林: 'Forest',
  山: 'Mountain',
  神: 'Gods',
  国战标准版: 'Hegemony',
  势备篇: 'Hegemony: Power',
  君临天下·阵: 'Formation',
  君临天下·势: 'Momentum',
  君临天下·权: 'Power',
  君临天下·变: 'Change',
  士兵牌: 'Soldiers',
};

const ORDER = Object.keys(PACKS);

/** A set as it is called; that of somebody's own cards as they call it. */
export function packName(pack: string): Text {
  return { zh: pack, en: PACKS[pack] ?? pack };
}

/** Where a set stands among the others; those of somebody's own cards come last. */
export function packPlace(pack: string): number {
  const place = ORDER.indexOf(pack);
  return place < 0 ? ORDER.length : place;
}
