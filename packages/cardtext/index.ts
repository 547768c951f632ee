/** Card text: the grammar every dialect shares, and the machinery that makes a dialect of it. */
export { type CardDefaults, CardFields } from './card-fields.ts';
export type { WrittenCard } from './card-file.ts';
export { CardLibrary, type CardSource, type ReadCard, type ReadCards } from './card-library.ts';
export { type CardProblem, cardProblem } from './card-problem.ts';
export { CORE, CORE_WORDS, capitalised, listed } from './core.ts';
export { type DeckChoice, DeckChoices } from './deck-choice.ts';
export { type DeckOf, DeckWriting, type Named, type ReadyDeck } from './deck-list.ts';
export {
  DIAGNOSTIC_KINDS,
  type Diagnostic,
  type DiagnosticKind,
  positionOf,
} from './diagnostic.ts';
export type { Bounds, Doing, Feeder, Whose } from './feeding.ts';
export { createLanguage, type ExplainedLine, type Language, type Parsed } from './language.ts';
export { distance, nearestWord } from './nearest.ts';
export {
  type Amount,
  type Both,
  type By,
  type Change,
  type Choose,
  COMPARISONS,
  type Compare,
  type Comparison,
  compares,
  type ForEach,
  type If,
  type IfDone,
  type May,
  type Node,
  type Sentences,
  type Sequence,
  type Span,
  type Then,
  type Where,
} from './node.ts';
export { normalise } from './normalise.ts';
export { shortened } from './shortened.ts';
export { childrenOf, type Mark, marksOf, uncovered, withoutSpans } from './tree.ts';
export {
  counted,
  type Form,
  type Lexicon,
  meaning,
  type Place,
  type Speaker,
  type Vocabulary,
  type Voice,
  verb,
  type Word,
} from './word.ts';
export { readYaml, type YamlFault, type YamlRead } from './yaml-reading.ts';
