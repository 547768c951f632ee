import { CORE, type Language, type Lexicon } from '@lianhuan/cardtext';
import * as evolve from '@lianhuan/evolve';
import * as minxin from '@lianhuan/minxin';
import * as sanguozhi from '@lianhuan/sanguozhi';
import type { Node } from '../../packages/cardtext/nodes/node.ts';
import * as evolveLanguage from '../../packages/evolve/text/reading/language.ts';
import * as minxinLanguage from '../../packages/minxin/text/reading/language.ts';
import * as sanguozhiLanguage from '../../packages/sanguozhi/text/reading/language.ts';
import { grammarPage } from './page.ts';

/** A game whose card text is written down on a page. */
export interface GameOfWords {
  /** The name of the game, as its README has it. */
  readonly title: string;
  readonly language: Language<Node, never>;
  /** Those whose words the language is made of; what stands first is printed. */
  readonly lexicons: readonly Lexicon[];
  readonly library: readonly { readonly name: string }[];
  englishText(card: { readonly abilities: readonly Node[] }): string;
  /** What is known of a card when nothing is. */
  readonly nothingKnown: unknown;
}

const nothingKnown = { kind: null, names: null };

const GAMES: Readonly<Record<string, () => GameOfWords>> = {
  sanguozhi: () => ({
    title: '三国智',
    language: sanguozhiLanguage.sanguozhiText as unknown as Language<Node, never>,
    lexicons: [sanguozhiLanguage.LEXICON as Lexicon],
    library: sanguozhi.library(),
    englishText: sanguozhi.englishText as GameOfWords['englishText'],
    nothingKnown,
  }),
  evolve: () => ({
    title: '影之诗 EVOLVE',
    language: evolveLanguage.evolveText as unknown as Language<Node, never>,
    lexicons: [evolveLanguage.LEXICON as Lexicon, CORE],
    library: evolve.library(),
    englishText: evolve.englishText as GameOfWords['englishText'],
    nothingKnown,
  }),
  minxin: () => ({
    title: '民心',
    language: minxinLanguage.minxinText as unknown as Language<Node, never>,
    lexicons: [minxinLanguage.LEXICON as Lexicon, CORE],
    library: minxin.library(),
    englishText: minxin.englishText as GameOfWords['englishText'],
    nothingKnown,
  }),
};

/** The page of every game that has card text: its path in the project → its text. */
export function grammarPages(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(GAMES).map(([id, game]) => [`packages/${id}/GRAMMAR.md`, grammarPage(game())]),
  );
}
