import { styleText } from 'node:util';
import { CARD_SORTS, type CardDefinition, englishText, library, sortOf } from '@lianhuan/evolve';
import { printedLine } from './printed.ts';

/** Everything printed on a card, and its text in English. */
export function renderFace(card: CardDefinition): string[] {
  return [
    styleText('bold', `${card.name} ${card.english}`),
    printedLine(card),
    ...card.text.split('\n'),
    englishText(card),
  ].filter(Boolean);
}

/** Which others have its name, and how to ask for them. */
export function namesakes(card: CardDefinition): string[] {
  return library()
    .filter((other) => other.name === card.name && other !== card)
    .map((other) => `${CARD_SORTS[sortOf(other)]}：${other.id}`);
}
