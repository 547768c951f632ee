import { styleText } from 'node:util';
import { type CardDefinition, englishText, library } from '@lianhuan/sanguozhi';
import { isCalled } from '../card-parts.ts';
import { printedLine } from './printed.ts';

/** The card of this name, Chinese or English, or id. */
export function findCard(name: string): CardDefinition | undefined {
  return library().find((card) => isCalled(card, name));
}

/** Everything printed on a card, and its text in English. */
export function renderFace(card: CardDefinition): string[] {
  return [
    styleText('bold', `${card.name} ${card.english}`),
    printedLine(card),
    card.text,
    englishText(card),
  ].filter(Boolean);
}
