import type { ExplainedLine } from '@lianhuan/cardtext';
import type { CardInfo } from './card-info.ts';

/** A card of any game as its package defines it. */
interface DefinedCard {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly text: string;
}

/** What a game's package says of a card whose text it has parsed. */
interface Book<Parsed> {
  englishText(card: Parsed): string;
  explainCard(card: Parsed): readonly ExplainedLine[];
}

/**
 * What every game's cards have in common: names, text and its explanation, the icon.
 * @param icon the data of a path in a box of 512 × 512
 */
export function printedCard<Parsed>(
  book: Book<Parsed>,
  card: DefinedCard & Parsed,
  icon: string,
): Pick<CardInfo, 'id' | 'name' | 'text' | 'explanation' | 'icon'> {
  const { id, name, text } = card;
  return {
    id,
    name: { zh: name, en: card.english },
    text: { zh: text, en: book.englishText(card) },
    explanation: book.explainCard(card).map(({ depth, text: meaning, english, rules, span }) => ({
      depth,
      text: meaning,
      english,
      rules,
      span,
    })),
    icon,
  };
}
