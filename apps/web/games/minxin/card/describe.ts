import type { Language } from '@lianhuan/kernel';
import { hasCost } from './cost.ts';
import type { MinxinCard } from './library.ts';

type Value = readonly [number: number, zh: string, en: string];

/** A card said aloud: its name, kind, numbers and words. */
export function describe(
  card: MinxinCard,
  language: Language,
  values: Readonly<Record<string, number>> | null,
): string {
  const zh = language === 'zh';
  const numbers: Value[] = [
    [card.power, '战力', 'power'],
    [card.renown, '声望', 'renown'],
    [card.favor, '民心', 'favour'],
    [values?.defence ?? card.defence, '守备', 'defence'],
    [card.spoils, '守备民心', 'spoils'],
    [card.worth, '民心值', 'worth'],
  ];
  const cost = values?.cost ?? card.cost;
  const said = [
    card.name[language],
    card.kindName[language],
    hasCost(card) ? (zh ? `费用 ${cost}` : `cost ${cost}`) : '',
    ...numbers.map(([number, inChinese, inEnglish]) =>
      number === 0 ? '' : zh ? `${inChinese} ${number}` : `${inEnglish} ${number}`,
    ),
    card.lightning ? (zh ? '闪电' : 'flash') : '',
    card.text[language],
  ];
  return said.filter((part) => part !== '').join(zh ? '，' : ', ');
}
