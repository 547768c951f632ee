/** 影之诗 EVOLVE: one game of the four, from its rulebook. */
export { checkCards, readCardFile, readCards, warnOfCards } from './card-reading.ts';
export { CARD_SORTS, type CardSort, sortOf } from './card-sorts.ts';
export type { Change, ChangedCard, ChangedValue } from './changes.ts';
export { type Characteristics, LAYERS } from './characteristics.ts';
export { type Basis, basesOf } from './deck-basis.ts';
export { type DeckCard, type DeckPart, deckCardOf, MOST_COPIES } from './deck-cards.ts';
export { LEAST_MAIN, MOST_EVOLVE, MOST_MAIN } from './deck-check.ts';
export type { DeckProblem } from './deck-problem.ts';
export { type NamedDeck, readDeckText, writeDeckText } from './deck-text.ts';
export {
  checkDeck,
  type Deck,
  type DeckList,
  readDeckList,
  readyDecks,
} from './decks.ts';
export {
  type CardClass,
  type CardDefinition,
  type CardKind,
  CLASSES,
  KINDS,
  type Special,
} from './definition.ts';
export type { DamageKind, EvolveEvent } from './events.ts';
export { attackTargets, obstacleToAttack } from './flow/attack.ts';
export { useCost } from './flow/use-cost.ts';
export { evolve } from './game.ts';
export { cardCalled, englishText, explainCard, library } from './library.ts';
export { extraLimit, fieldLimit, handLimit } from './limits.ts';
export { PHASES_IN_ENGLISH } from './names.ts';
export {
  type EvolvePosition,
  type LaidCard,
  type LaidPlayer,
  type LaidZone,
  layOutBeginning,
  layOutPosition,
  TOP_FIRST,
} from './position.ts';
export type {
  EvolvePublicState,
  PublicAttack,
  PublicPlayer,
  PublicStanding,
  PublicWaiting,
  Shown,
} from './public-state.ts';
export { type CardRefusal, refusals } from './refusals.ts';
export { RULES, type RuleId } from './rules.ts';
export { secrets } from './secrets.ts';
export { type DeckChoice, type EvolveSetup, LEADER_LIFE, PLAYER_COUNTS } from './setup.ts';
export { attackOf, characteristicsOf, hasKeyword, lifeOf } from './sight.ts';
export { type EvolveState, PHASES, type Phase, type Player } from './state.ts';
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
} from './table.ts';
export { COUNTERS } from './text/counters.ts';
export { expandKeyword } from './text/keywords.ts';
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
} from './text/nodes.ts';
export { TRAITS } from './text/traits.ts';
export { CLASS_TERMS, KEYWORDS, type KeywordName, KIND_TERMS } from './text/vocabulary.ts';
export { effectWords, wordsOf } from './told.ts';
export { type PlayerZone, ZONES, type ZoneName } from './zones.ts';
