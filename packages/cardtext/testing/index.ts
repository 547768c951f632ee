/** Suites of tests for the card text of any game. They need vitest and fast-check. */
export {
  type Change,
  describeCardFiles,
  type ProblemFinder,
  type TriedCardFiles,
} from './card-files.ts';
export { describeCards, type TriedCards } from './cards.ts';
export { describeDecks, type TriedDecks } from './decks.ts';
export { describeFeeding, type FeedingCards } from './feeding.ts';
export { describeGeneratedText, type GeneratedText } from './generated.ts';
export { describeTextLimits, type LimitedText } from './limits.ts';
export { describeMeanings, type KeptMeanings, named, readAs } from './meanings.ts';
export { describeOwnTerms, type TriedOwnTerms } from './own-terms.ts';
export { describeTextCases, type TextCases } from './text-cases.ts';
export { AMOUNT, NUMBER, SIGNED, textOf, type WrittenTexts } from './texts.ts';
export { describeWrittenText, type WrittenText } from './written.ts';
