import { cachedByObject, type Text } from '@lianhuan/kernel';
import { article } from '../language/english.ts';
import type { ExplainedLine } from '../language/explain.ts';
import type { Language } from '../language/language.ts';
import type { Node } from '../nodes/node.ts';
import { type Glossary, glossaryOf } from './glossary.ts';

/** What is read of a card's text beside the text itself. */
export interface CardWords {
  /** The card's text in English, made from its tree; names of cards are the English ones. */
  englishText(card: { readonly abilities: readonly Node[] }): string;
  /**
   * The same words with the English names of what they call by name.
   * @param glossary the English of what is not of the game's own
   */
  withEnglishNames(words: string, glossary?: Glossary): string;
  /** The card's text in words: a line for each node of its tree of which there is something to say, with its rule numbers. */
  explainCard(card: { readonly abilities: readonly Node[] }): readonly ExplainedLine[];
}

/**
 * The words of a game's cards in English.
 * @param named a global pattern that finds a name in card text; its first group is the name itself
 * @param englishName the English of such a name; the name itself where there is none
 */
export function cardWords<N extends Node, Context>(
  language: Language<N, Context>,
  named: RegExp,
  englishName: (name: string, glossary: Glossary) => string,
): CardWords {
  // Which article a name takes is known only once it is English: an Ember, a Fairy.
  const withArticle = new RegExp(`(\\ba )?${named.source}`, named.flags);
  const withEnglishNames = (words: string, glossary: Glossary = {}) =>
    words.replaceAll(withArticle, (_, before: string | undefined, name: string) => {
      const english = englishName(name, glossary);
      return before === undefined ? english : article(english);
    });
  return {
    withEnglishNames,
    englishText: ({ abilities }) =>
      withEnglishNames(language.english(abilities), glossaryOf(abilities)),
    explainCard({ abilities }) {
      const glossary = glossaryOf(abilities);
      return language
        .explain(abilities)
        .map((line) => ({ ...line, english: withEnglishNames(line.english, glossary) }));
    },
  };
}

/**
 * Any piece of card text in both languages, without its full stop. The words of a node are made once: printing
 * takes long, and the same words are told again and again.
 * @param withEnglishNames puts the English names of cards into English words; as of {@link cardWords}
 */
export function nodeWords<N extends Node, Context>(
  language: Language<N, Context>,
  withEnglishNames: CardWords['withEnglishNames'],
): (node: Node) => Text {
  return cachedByObject((node) => ({
    zh: language.print([node as N]).replace(/。$/, ''),
    en: withEnglishNames(language.english([node as N]), glossaryOf([node])).replace(/\.$/, ''),
  }));
}
