/**
 * 影之诗 EVOLVE: one game of the four, from its rulebook. Where nothing else is said, functions throw nothing for cards and
 * seats of the table they are given.
 */

export { addedCards } from './cards/added.ts';
export { readCardFiles } from './cards/added-files.ts';
export { CARD_SORTS, type CardSort, sortOf } from './cards/card-sorts.ts';
export { cards } from './cards/check-cards.ts';
export {
  type CardClass,
  type CardDefinition,
  type CardKind,
  CLASSES,
  KINDS,
  type Special,
} from './cards/definition.ts';
export { cardCalled, englishText, explainCard, library } from './cards/library.ts';
export { type Basis, basesOf } from './decks/deck-basis.ts';
export { type DeckCard, deckCardOf, MOST_COPIES } from './decks/deck-cards.ts';
export { LEAST_MAIN, MOST_EVOLVE, MOST_MAIN } from './decks/deck-check.ts';
export { checkDeck, readDeckList, readyDecks } from './decks/deck-list.ts';
export type { DeckProblem } from './decks/deck-problem.ts';
export { deckSchema, readDeckText, writeDeckText } from './decks/deck-text.ts';
export type { Deck, DeckList } from './decks/deck-writing.ts';
export { effectWords, wordsOf } from './describe/card-words.ts';
export { PHASES_IN_ENGLISH } from './describe/names.ts';
export { type CardRefusal, refusals } from './describe/refusals.ts';
export type { Change, ChangedCard, ChangedValue } from './effects/changes.ts';
export type { HeldAbility } from './effects/characteristics.ts';
export { type Characteristics, LAYERS } from './effects/characteristics.ts';
export { attackOf, characteristicsOf, hasKeyword, lifeOf } from './effects/derivation.ts';
/** What continuous effects and triggers carry. */
export type * as effects from './effects/effect-body.ts';
export type { DamageEvent, DamageKind, DestroyedBy, EvolveEvent } from './events/events.ts';
export { attackTargets, obstacleToAttack } from './flow/combat/attack.ts';
export type { Obstacle } from './flow/using/legal.ts';
export { useCost } from './flow/using/use-cost.ts';
export { evolve, layOutBeginning, layOutPosition } from './game.ts';
export { RULES } from './rulebook.ts';
export type { RuleId } from './rules.ts';
export { extraLimit, fieldLimit, handLimit } from './table/limits.ts';
export {
  type EvolvePosition,
  type LaidCard,
  type LaidPlayer,
  type LaidZone,
  laidCard,
  TOP_FIRST,
} from './table/position.ts';
export type {
  EvolvePublicState,
  PublicAttack,
  PublicPlayer,
  PublicStanding,
  PublicWaiting,
  Shown,
} from './table/public-state.ts';
export { secrets } from './table/secrets.ts';
export { type DeckChoice, type EvolveSetup, LEADER_LIFE, PLAYER_COUNTS } from './table/setup.ts';
/** What a table of this game holds beside its cards. */
export type * as state from './table/state.ts';
export { type EvolveState, PHASES, type Phase, type Player } from './table/state.ts';
export type { EvolveEffect } from './table/table.ts';
export {
  countersOn,
  DAMAGE,
  damageOn,
  type EvolveTable,
  evolvedInto,
  historyOf,
  isEvolved,
  printed,
  STACK,
} from './table/table.ts';
export { type PlayerZone, ZONES, type ZoneName } from './table/zones.ts';
export type { Expansion } from './text/meaning/keywords.ts';
export { expandKeyword, ruleTexts } from './text/meaning/keywords.ts';
export type { Mention } from './text/meaning/scope.ts';
/** The tree that card text is read into. */
export type * as nodes from './text/nodes/index.ts';
export type {
  Ability,
  Cards,
  Condition,
  Cost,
  Count,
  Deed,
  Filter,
  Lasting,
  Quality,
  Selection,
} from './text/nodes/index.ts';
export { COUNTERS } from './text/reading/counters.ts';
export { TRAITS } from './text/reading/traits.ts';
export type { Who } from './text/reading/vocabulary.ts';
export { CLASS_TERMS, KEYWORDS, type KeywordName, KIND_TERMS } from './text/reading/vocabulary.ts';
