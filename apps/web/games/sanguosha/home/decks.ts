import type { Text } from '@lianhuan/kernel';

/** The decks by the names that set-ups have for them. */
const NAMES: Readonly<Record<string, Text>> = {
  standard: { zh: '标准版', en: 'Standard' },
  maneuvering: { zh: '军争篇', en: 'Maneuvering' },
  promo: { zh: '推广牌', en: 'Promotional cards' },
  'hegemony-standard': { zh: '国战标准版', en: 'Hegemony deck' },
  'hegemony-power': { zh: '势备篇', en: 'Hegemony: Power' },
  'hegemony-replaced': { zh: '替换牌', en: 'Hegemony: replaced cards' },
};

/** Decks that are shuffled together, as a set-up has them in one word. */
const OF_HEGEMONY = [
  'hegemony-standard',
  'hegemony-standard+hegemony-power',
  'hegemony-standard+hegemony-power+hegemony-replaced',
] as const;
const OF_OTHERS = ['standard+maneuvering', 'standard', 'standard+maneuvering+promo'] as const;

/** What can be shuffled together for a mode: first what most tables play. */
export function decksOf(mode: string): readonly [usual: string, ...others: string[]] {
  return mode === 'hegemony' ? [...OF_HEGEMONY] : [...OF_OTHERS];
}

/** The decks that are shuffled together, by their names. */
export function decksName(decks: string): Text {
  const names = decks.split('+').map((id) => NAMES[id] ?? { zh: id, en: id });
  return {
    zh: names.map(({ zh }) => zh).join('＋'),
    en: names.map(({ en }) => en).join(' + '),
  };
}
