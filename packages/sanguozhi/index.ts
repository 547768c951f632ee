/** 三国智: one game of the four, from its rulebook. */
export { checkCards, readCardFile, readCards, warnOfCards } from './card-reading.ts';
export type { Change, ChangedCard } from './changes.ts';
export { type Characteristics, LAYERS, totalOf } from './characteristics.ts';
export { attackOf, defenceOf, isAlone, isAttacking, isDefended, isDefending } from './combat.ts';
export { counterNames } from './counter-names.ts';
export type { DeckCard, DeckProblem } from './deck-check.ts';
export { type NamedDeck, readDeckText, writeDeckText } from './deck-text.ts';
export {
  checkDeck,
  type Deck,
  type DeckList,
  readDeckList,
  readyDecks,
} from './decks.ts';
export {
  ARMS,
  type Arm,
  type CardDefinition,
  type CardKind,
  CORPS,
  type Corps,
  DURATIONS,
  FACTIONS,
  type Faction,
  KINDS,
  ROLES,
  type Role,
  SPEEDS,
  STATS,
  TREASURES,
  TROOP_TYPES,
  type TroopCount,
} from './definition.ts';
export type { SanguozhiEvent } from './events.ts';
export { NEEDS_IGNORED, troopsOf } from './flow/needs.ts';
export { sanguozhi } from './game.ts';
export { type LaidOpen, laidOpen } from './laid-open.ts';
export { englishText, explainCard, library } from './library.ts';
export { grainCapOf, handLimit, slotCount } from './limits.ts';
export { itemName, PHASES_IN_ENGLISH } from './names.ts';
export {
  type LaidCard,
  type LaidPlayer,
  type LaidZone,
  layOutBeginning,
  layOutPosition,
  type SanguozhiPosition,
  TOP_FIRST,
} from './position.ts';
export type {
  PublicCombat,
  PublicItem,
  PublicPlayer,
  PublicTarget,
  Revealed,
  SanguozhiPublicState,
} from './public-state.ts';
export { type CardRefusal, refusals } from './refusals.ts';
export { RULES, type RuleId } from './rules.ts';
export { secrets } from './secrets.ts';
export {
  afterGame,
  exchanged,
  newSeries,
  nextGame,
  type Series,
  seriesWinners,
  WINS_NEEDED,
  winsOf,
} from './series.ts';
export { type DeckChoice, PLAYER_COUNTS, type SanguozhiSetup, STARTING_GRAIN } from './setup.ts';
export { characteristicsOf, keywordLevel, statOf } from './sight.ts';
export { type ChainItem, PHASES, type Phase, TURN_PHASES } from './state.ts';
export {
  COMBAT_DAMAGE,
  countersOn,
  damageOn,
  inFormation,
  isFormed,
  LASTING_DAMAGE,
  roleOf,
  type SanguozhiTable,
  treasuresOf,
} from './table.ts';
export type {
  Ability,
  Cards,
  Condition,
  Count,
  Deed,
  Filter,
  Lasting,
  Selection,
  Victims,
} from './text/nodes.ts';
export {
  ARM_TERMS,
  CORPS_TERMS,
  FACTION_TERMS,
  ROLE_TERMS,
  SORT_TERMS,
  type Sort,
} from './text/terms.ts';
export { TRAITS } from './text/traits.ts';
export { KEYWORDS, type KeywordName, LEVELLED, type Party } from './text/vocabulary.ts';
export { counterWords, wordsOf } from './told.ts';
export { FIELD, GENERAL_SLOTS, type PlayerZone, ZONES, type ZoneName } from './zones.ts';
