import { styleText } from 'node:util';
import { type CardDefinition, englishText } from '@lianhuan/sanguozhi';
import { printedLine } from './printed.ts';

/** Everything printed on a card, and its text in English. */
export function renderFace(card: CardDefinition): string[] {
  return [
    styleText('bold', `${card.name} ${card.english}`),
    printedLine(card),
    card.text,
    englishText(card),
  ].filter(Boolean);
}
