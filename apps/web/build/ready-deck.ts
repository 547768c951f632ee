import type { Text } from '@lianhuan/kernel';

/** A ready deck as a game's package writes it. */
interface WrittenDeck {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly idea: string;
  readonly ideaEn: string;
}

/** What all ready decks have in common, for the build: id, name, and what the deck is up to. */
export function readyDeckTexts({ id, name, english, idea, ideaEn }: WrittenDeck): {
  readonly id: string;
  readonly name: Text;
  readonly idea: Text;
} {
  return { id, name: { zh: name, en: english }, idea: { zh: idea, en: ideaEn } };
}
