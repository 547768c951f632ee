import { styleText } from 'node:util';
import { type CardDefinition, englishText, library } from '@lianhuan/sanguozhi';
import { printedLine } from './printed.ts';

/** The card of this name, Chinese or English, or id. */
export function findCard(name: string): CardDefinition | undefined {
  const lower = name.toLowerCase();
  return library().find((card) => [card.name, card.id, card.english.toLowerCase()].includes(lower));
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
