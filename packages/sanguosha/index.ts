/** 三国杀: one game of the four, from its terms and flows. */
export { addedCards } from './cards/added.ts';
export { readCardFiles } from './cards/added-files.ts';
export { cards } from './cards/check-cards.ts';
export {
  bearsLabel,
  CARD_KINDS,
  type CardDefinition,
  type CardKind,
  FACTIONS,
  type Faction,
  GENDERS,
  isEquipment,
  isTrick,
  ROLES,
  type Role,
} from './cards/definition.ts';
export { englishText, explainCard, library } from './cards/library.ts';
export { type Deck, type DeckCard, decks } from './decks/decks.ts';
export { corner, MARK_NAMES } from './describe/names.ts';
export { type CardRefusal, refusals } from './describe/refusals.ts';
export type { FrameChange, SanguoshaEvent } from './events/events.ts';
export { distance, handLimit, rangeOf } from './flow/using/distance.ts';
export { sanguosha } from './game.ts';
export { RULES } from './rulebook.ts';
export type { PrintedWords } from './skills/printed-words.ts';
export { type SkillAtTiming, skillsByTiming } from './skills/skill-timings.ts';
export { type CardInUse, type Colour, SUITS } from './table/cards-in-use.ts';
export type * from './table/frames.ts';
export { halvesAt } from './table/hegemony.ts';
export { isDealt, MODE_PLAYERS, modeOf, PLAYERS, rolesOf } from './table/mode-settings.ts';
export {
  type LaidCard,
  type LaidCharacter,
  type LaidPhase,
  type LaidZone,
  laidCard,
  layOutBeginning,
  layOutPosition,
  type SanguoshaPosition,
  TOP_FIRST,
} from './table/position.ts';
export type {
  PublicCharacter,
  PublicFrame,
  SanguoshaPublicState,
  Side,
} from './table/public-state.ts';
export { secrets } from './table/secrets.ts';
export type { SanguoshaSetup } from './table/setup.ts';
/** What a table of this game holds beside its cards. */
export type * as state from './table/state.ts';
export { MODES, type Mode } from './table/state.ts';
export { asItIs, characterOf, faceOf, printed, type SanguoshaTable } from './table/table.ts';
export { type PlayerZone, type SharedZone, ZONES, type ZoneName } from './table/zones.ts';
/** What continuous effects carry. */
export type { Body, LaterBody } from './text/meaning/begun.ts';
export { commandsOf, type PrintedCommand } from './text/meaning/commands.ts';
/** The tree that card text is read into. */
export type * as nodes from './text/nodes/nodes.ts';
export {
  COLOUR_TERMS,
  LABELS,
  type Label,
  type Mark,
  PHASE_TERMS,
  SUIT_TERMS,
} from './text/reading/vocabulary.ts';
