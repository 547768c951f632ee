import { CORE, type Language, type Lexicon } from '@lianhuan/cardtext';
import * as evolve from '@lianhuan/evolve';
import * as minxin from '@lianhuan/minxin';
import * as sanguosha from '@lianhuan/sanguosha';
import * as sanguozhi from '@lianhuan/sanguozhi';
import type { Node } from '../../packages/cardtext/nodes/node.ts';
import * as evolveLanguage from '../../packages/evolve/text/reading/language.ts';
import * as minxinLanguage from '../../packages/minxin/text/reading/language.ts';
import * as sanguoshaLanguage from '../../packages/sanguosha/text/reading/language.ts';
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

/** A game's words, its cards and the lexicons of its language. */
function gameOfWords(
  title: string,
  language: unknown,
  lexicons: readonly unknown[],
  { library, englishText }: { library(): GameOfWords['library']; readonly englishText: unknown },
): () => GameOfWords {
  return () => ({
    title,
    language: language as Language<Node, never>,
    lexicons: lexicons as readonly Lexicon[],
    library: library(),
    englishText: englishText as GameOfWords['englishText'],
    nothingKnown,
  });
}

const GAMES: Readonly<Record<string, () => GameOfWords>> = {
  sanguozhi: gameOfWords(
    '三国智',
    sanguozhiLanguage.sanguozhiText,
    [sanguozhiLanguage.LEXICON],
    sanguozhi,
  ),
  evolve: gameOfWords(
    '影之诗 EVOLVE',
    evolveLanguage.evolveText,
    [evolveLanguage.LEXICON, CORE],
    evolve,
  ),
  minxin: gameOfWords('民心', minxinLanguage.minxinText, [minxinLanguage.LEXICON, CORE], minxin),
  sanguosha: gameOfWords(
    '三国杀',
    sanguoshaLanguage.sanguoshaText,
    [sanguoshaLanguage.LEXICON, sanguoshaLanguage.SENTENCES],
    sanguosha,
  ),
};

/** The games whose card text has a page. */
export const GAMES_OF_WORDS: readonly string[] = Object.keys(GAMES);

/** Where the page of a game stands in the project. */
export function grammarPath(id: string): string {
  return `packages/${id}/GRAMMAR.md`;
}

/** The page of a game, made of its words. @param id one of `GAMES_OF_WORDS` */
export function grammarPageOf(id: string): string {
  return grammarPage(GAMES[id]());
}
