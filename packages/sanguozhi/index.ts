/** 三国智: one game of the four, from its rulebook. */
export { addedCards } from './cards/added.ts';
export { readCardFiles } from './cards/added-files.ts';
export { cards } from './cards/check-cards.ts';
export { counterNames, countersIn } from './cards/counter-names.ts';
export type {
  Duration,
  EventDefinition,
  FormationDefinition,
  GeneralDefinition,
  Speed,
  TacticDefinition,
  TreasureDefinition,
  TreasureType,
  TroopDefinition,
  TroopType,
} from './cards/definition.ts';
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
} from './cards/definition.ts';
export { englishText, explainCard, library } from './cards/library.ts';
export type { DeckCard, DeckProblem } from './decks/deck-check.ts';
export { checkDeck, readDeckList, readyDecks } from './decks/deck-list.ts';
export { deckSchema, readDeckText, writeDeckText } from './decks/deck-text.ts';
export type { Deck, DeckList, NamedDeck } from './decks/deck-writing.ts';
export { counterWords, wordsOf } from './describe/card-words.ts';
export { itemName, PHASES_IN_ENGLISH } from './describe/names.ts';
export { type CardRefusal, refusals } from './describe/refusals.ts';
export type { Change, ChangedCard, ChangedValue } from './effects/changes.ts';
export type { HeldAbility } from './effects/characteristics.ts';
export { type Characteristics, LAYERS, totalOf } from './effects/characteristics.ts';
export { characteristicsOf, keywordLevel, statOf } from './effects/derivation.ts';
/** What continuous effects and triggers carry. */
export type * as effects from './effects/effect-body.ts';
export { type LaidOpen, laidOpen } from './effects/revealed-cards.ts';
export type {
  DamageEvent,
  DamageShare,
  DamageStage,
  DestructionEvent,
  EndlessWhy,
  SanguozhiEvent,
} from './events/events.ts';
export { NEEDS_IGNORED, troopsOf } from './flow/kinds/troop-needs.ts';
export type { RefusingRule } from './flow/using/legal.ts';
export { sanguozhi } from './game.ts';
export { RULES } from './rulebook.ts';
export type { RuleId } from './rules.ts';
export {
  attackOf,
  defenceOf,
  isAlone,
  isAttacking,
  isDefended,
  isDefending,
} from './table/combat.ts';
export { grainCapOf, handLimit, slotCount } from './table/limits.ts';
export {
  type LaidCard,
  type LaidPlayer,
  type LaidZone,
  laidCard,
  layOutBeginning,
  layOutPosition,
  type SanguozhiPosition,
  TOP_FIRST,
} from './table/position.ts';
export type {
  PublicCombat,
  PublicItem,
  PublicPlayer,
  PublicTarget,
  Revealed,
  SanguozhiPublicState,
  Slots,
} from './table/public-state.ts';
export { secrets } from './table/secrets.ts';
export {
  afterGame,
  exchanged,
  newSeries,
  nextGame,
  type Series,
  seriesWinners,
  WINS_NEEDED,
  winsOf,
} from './table/series.ts';
export {
  type DeckChoice,
  PLAYER_COUNTS,
  type SanguozhiSetup,
  STARTING_GRAIN,
  teamsOf,
} from './table/setup.ts';
/** What a table of this game holds beside its cards. */
export type * as state from './table/state.ts';
export { type ChainItem, PHASES, type Phase, TURN_PHASES } from './table/state.ts';
export type { SanguozhiEffect } from './table/table.ts';
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
} from './table/table.ts';
export type { Troops } from './table/troops.ts';
export { FIELD, GENERAL_SLOTS, type PlayerZone, ZONES, type ZoneName } from './table/zones.ts';
export { CHAIN_NOUNS } from './text/meaning/candidates.ts';
export { ruleTexts } from './text/meaning/keywords.ts';
/** The tree that card text is read into. */
export type * as nodes from './text/nodes/index.ts';
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
} from './text/nodes/index.ts';
export {
  ARM_TERMS,
  CORPS_TERMS,
  FACTION_TERMS,
  ROLE_TERMS,
  SORT_TERMS,
  type Sort,
} from './text/reading/terms.ts';
export { TRAITS } from './text/reading/traits.ts';
export { KEYWORDS, type KeywordName, LEVELLED, type Party } from './text/reading/vocabulary.ts';
