import { describe, expect, it } from 'vitest';
import type { CardDoors } from '../cards/card-doors.ts';
import type { CardWords } from '../cards/card-words.ts';
import type { NamedCard } from '../cards/reading-cards.ts';
import type { Language } from '../language/language.ts';
import { type Lexicon, printedForms } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';
import { childrenOf, uncovered } from '../nodes/tree.ts';

/** A card with a text, and the trees that were read from it. */
export interface CardOfText extends NamedCard {
  readonly text: string;
  readonly abilities: readonly Node[];
}

export interface TriedCards<Card extends CardOfText, Context> {
  readonly cards: CardDoors<Card>;
  readonly language: Language<Node, Context>;
  readonly lexicon: Pick<Lexicon<Context>, 'words'>;
  /** What is known of a card when its text is read. @param names those of all cards, and other names of theirs */
  contextOf(card: Card, names: ReadonlySet<string>): Context;
  readonly inWords: Pick<CardWords, 'englishText' | 'explainCard'>;
  /** What an English text looks like. */
  readonly english: RegExp;
  readonly rules: Readonly<Record<string, unknown>>;
  /** Trees that use words no shipped card says: what the rules do by themselves, made-up cards of scenarios. */
  readonly besides?: readonly Node[];
  /** What else holds of a card with a text. */
  also?(card: Card): void;
}

/** Shapes that no sentence has: "you is", "may you", "2 your", "the hand of you", "a amulet". */
const NO_ENGLISH =
  /\byou (is|has|gets|draws|loses|discards)\b|\bmay you\b|\bof you\b|\b\d+ your\b|\ba [aeio]\w| {2}/i;

/** A number alone; what X stands for is said. */
const BARE_FIGURE = /^[+\-−]?[\d一二两三四五六七八九十]+$/;
/** Chinese, places that nobody filled, numbers of the code. */
const NO_ENGLISH_WORDS = /[㐀-鿿×#]|undefined|null/;
/** The same; what is written in small Latin letters is a name in the code. */
const NO_CHINESE_WORDS = /[×#]|[a-z]/;

/** What holds of every card of a game and its text. */
export function describeCards<Card extends CardOfText, Context>(
  tried: TriedCards<Card, Context>,
): void {
  const { language, lexicon, inWords } = tried;
  const { definitions: library, problems } = tried.cards.readStandardCards();
  const names = new Set(library.flatMap(({ name, alias }) => [name, alias ?? name]));

  describe('the cards of the game', () => {
    it('are all legal for play', () => {
      expect(problems.map(({ at, text }) => `${at} ${text.zh}`)).toEqual([]);
      const written = Object.values(tried.cards.cardFiles())
        .join('\n')
        .match(/^- id:/gm);
      expect(library).toHaveLength(written?.length ?? 0);
    });

    it.each(library.filter(({ text }) => text !== ''))('$name: $text', (card) => {
      const { text, abilities } = card;
      const { tree, spans, diagnostics } = language.parse(text, tried.contextOf(card, names));
      expect(diagnostics).toEqual([]);
      expect(language.print(tree)).toBe(text);
      expect(uncovered(text, spans)).toEqual([]);
      expect(tree).toEqual(abilities);
      expect(inWords.englishText(card)).toMatch(tried.english);
      expect(inWords.englishText(card)).not.toMatch(/[一-鿿]|undefined/);
      expect(inWords.englishText(card)).not.toMatch(NO_ENGLISH);
      tried.also?.(card);
    });

    it('use every word of the language', () => {
      const used = new Set<string>();
      const visit = (node: Node): void => {
        used.add(node.kind);
        childrenOf(node).forEach(visit);
      };
      [...library.flatMap(treesOf), ...(tried.besides ?? [])].forEach(visit);
      const printed = lexicon.words.filter((word) => printedForms(word).length > 0);
      expect(printed.map(({ kind }) => kind).filter((kind) => !used.has(kind))).toEqual([]);
    });

    it('have trees of plain data', () => {
      for (const { abilities } of library) {
        expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities);
      }
    });
  });

  describe('explaining a card', () => {
    it('names a rule for each ability, and only rules there are', () => {
      for (const card of library) {
        for (const { depth, rules, text } of inWords.explainCard(card)) {
          if (depth === 0) expect(rules).not.toEqual([]);
          expect(rules.filter((rule) => !(rule in tried.rules))).toEqual([]);
          expect(text.zh).not.toBe('');
          expect(text.en).not.toBe('');
        }
      }
    });

    it('says more than the card, in words for people', () => {
      const kinds = lexicon.words.map(({ kind }) => kind).filter((kind) => kind.includes('-'));
      for (const card of library) {
        for (const { words, english, text } of inWords.explainCard(card)) {
          expect(words).not.toMatch(BARE_FIGURE);
          expect(english).not.toMatch(NO_ENGLISH_WORDS);
          expect(text.en).not.toMatch(NO_ENGLISH_WORDS);
          expect(text.zh).not.toMatch(NO_CHINESE_WORDS);
          expect(text.en.split(/[ ,.:;]+/).filter((word) => kinds.includes(word))).toEqual([]);
        }
      }
    });
  });
}

/** Whatever was read of a card: its abilities, and fields that are text themselves. */
function treesOf(card: object): Node[] {
  return Object.values(card)
    .flat()
    .filter((part) => typeof part === 'object' && part !== null && 'span' in part) as Node[];
}
