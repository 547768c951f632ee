import { styleText } from 'node:util';
import { CARD_KINDS, type CardDefinition, englishText } from '@lianhuan/minxin';
import { isCalled } from '../card-parts.ts';

/** Is a card called that: in Chinese, in English with or without its epithet, or by its id? */
export function isCalledInMinxin(card: CardDefinition, name: string): boolean {
  return isCalled(card, name) || shortEnglish(card).toLowerCase() === name.toLowerCase();
}

/** `Liu Bei` for `Liu Bei, the Benevolent`. */
export function shortEnglish({ english }: CardDefinition): string {
  return english.split(', ')[0];
}

/** Everything printed on a card, and its text in English. */
export function renderFace(card: CardDefinition): string[] {
  const { kind, cost, power, renown, favor, worth, defence, spoils, text } = card;
  const numbers: (readonly [string, number])[] = [
    ['费用', cost],
    ['战力', power],
    ['声望', renown],
    ['民心', favor],
    ['民心值', worth],
    ['守备', defence],
    ['守备民心', spoils],
  ];
  const printed = numbers
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${name} ${value}`);
  return [
    styleText('bold', `${card.name} ${card.english}`),
    [CARD_KINDS[kind], ...printed].join(' · '),
    text,
    englishText(card),
  ].filter(Boolean);
}
