/** Card text: the grammar every dialect shares, and the machinery that makes a dialect of it. */

export { fetchReading } from '#reading';
export {
  type AddedCard,
  type AddedCardReader,
  AddedCards,
  MOST_ADDED,
} from './cards/added-cards.ts';
export {
  type AddedFilesReader,
  addedFilesReader,
  type CardSource,
  type ReadCardFiles,
} from './cards/added-files.ts';
export { type CardDoors, cardDoors } from './cards/card-doors.ts';
export { type CardDefaults, CardFields } from './cards/card-fields.ts';
export {
  type Given,
  type Place as PlaceInFile,
  type WrittenCard,
  writtenCards,
} from './cards/card-file.ts';
export type { CardReading, Doubt, ReadCardFile } from './cards/card-library.ts';
export type { CardProblem } from './cards/card-problem.ts';
export type { CardForms, FieldsAsked, JsonSchema } from './cards/card-schema.ts';
export { type CardWords, cardWords, nodeWords } from './cards/card-words.ts';
export type { Bounds, Doing, Feeder, Feeding, Whose } from './cards/feeding.ts';
export { type Glossary, glossaryOf } from './cards/glossary.ts';
export type { CardReader, NamedCard, ReadCard, ReadCards } from './cards/reading-cards.ts';
export { type Rewording, withPrintedText } from './cards/rewording.ts';
export { soundOf, soundsOf, withSounds } from './cards/sound-of-name.ts';
export type { OpenLanguage } from './cards/written-terms.ts';
export type { DecksToChoose } from './decks/deck-choice.ts';
export { type DeckChoice, DeckChoices } from './decks/deck-choice.ts';
export { type DeckDoors, deckDoors } from './decks/deck-doors.ts';
export type { DeckFormat } from './decks/deck-list.ts';
export { type DeckOf, DeckWriting, type Named, type ReadyDeck } from './decks/deck-list.ts';
export { DeckTexts } from './decks/deck-text.ts';
export { noSuchCard } from './decks/unknown-card.ts';
export type { Diagnostic, DiagnosticKind } from './diagnostics/diagnostic.ts';
export { distance, nearestWord } from './diagnostics/nearest.ts';
export { shortened } from './diagnostics/shortened.ts';
export { normalise } from './grammar/normalise.ts';
export { article } from './language/english.ts';
export type { ExplainedLine } from './language/explain.ts';
export { type FormRow, formsAs, formsBy, onlyRead, variantsAs } from './language/forms.ts';
export { CORE_FRAMES } from './language/frames.ts';
export type {
  About,
  CountingWord,
  Dialect,
  DialectOf,
  FittingWord,
  ForbiddingWord,
  HearingWord,
  HoldsWord,
  PlainWord,
  ReplacingWord,
  RunWord,
  WordOf,
} from './language/game-word.ts';
export { createLanguage, type Language } from './language/language.ts';
export type { Parsed } from './language/text-reader.ts';
export {
  type AddedTerms,
  chineseOf,
  type OpenSet,
  type OpenSets,
  type Term,
} from './language/vocabulary.ts';
export {
  counted,
  type Form,
  type Lexicon,
  meaning,
  type Place,
  type Speaker,
  type Unmeant,
  type Vocabulary,
  type Voice,
  verb,
  type Word,
} from './language/word.ts';
export { type Asking, asking, type WordsByKind } from './meaning/asking.ts';
export { type Edge, hasOneForEach, mostWorth } from './meaning/assignment.ts';
export { MOST_ROUNDS, repeatedly } from './meaning/rounds.ts';
export type { WordsAtWork } from './meaning/scope.ts';
export { asksWhether, type Offer } from './meaning/whether.ts';
export type * from './nodes/bodies.ts';
export {
  type Amount,
  type Both,
  type By,
  type Change,
  type Choose,
  COMPARISON_SIGNS,
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
} from './nodes/node.ts';
export type * from './nodes/nouns.ts';
export { placedAt } from './nodes/placed.ts';
export {
  childrenOf,
  findNode,
  isNode,
  type Mark,
  marksOf,
  uncovered,
  withoutSpans,
} from './nodes/tree.ts';
export { allWords } from './words/all.ts';
export type { CoreWord } from './words/core.ts';
export { CORE, CORE_WORDS, capitalised, carryingTo, listed } from './words/core.ts';
export { carryingDoers, type Doers, type Stepwise } from './words/doers.ts';
export {
  type CardTerm,
  EVERY_ONE,
  type FilterEnglish,
  type FilterPart,
  type FilterParts,
  filterWords,
  otherKind,
  unknownName,
} from './words/filters.ts';
export { fileTexts } from './yaml/file-texts.ts';
export { readYaml, type YamlFault, type YamlRead } from './yaml/yaml-reading.ts';
