/** 民心: one game of the four, from its rulebook. */
export { addedCards } from './cards/added.ts';
export { readCardFiles } from './cards/added-files.ts';
export { cards } from './cards/check-cards.ts';
export {
  CARD_KINDS,
  type CardDefinition,
  type CardKind,
  HOMES,
  type Home,
} from './cards/definition.ts';
export { englishText, explainCard, library } from './cards/library.ts';
export { type CardRefusal, refusals } from './describe/refusals.ts';
export type { MinxinEvent, RecruitEvent } from './events/events.ts';
export { type Score, scores } from './flow/end.ts';
export type { Refusal } from './flow/legal.ts';
export { minxin } from './game.ts';
export { RULES } from './rulebook.ts';
export {
  type LaidCard,
  type LaidZone,
  layOutBeginning,
  layOutPosition,
  type MinxinPosition,
  TOP_FIRST,
} from './table/position.ts';
export type { MinxinPublicState } from './table/public-state.ts';
export { secrets } from './table/secrets.ts';
export { FAVOR_PER_PLAYER, type MinxinSetup, ORDERS, PLAYERS } from './table/setup.ts';
/** What a table of this game holds beside its cards. */
export type * as state from './table/state.ts';
export { PHASES, type Phase, RESOURCES, type Resource } from './table/state.ts';
export { isRouted, type MinxinTable } from './table/table.ts';
export {
  FIELD,
  type PlayerZone,
  ROW_SLOTS,
  ROW_WIDTH,
  type SharedZone,
  ZONES,
  type ZoneName,
} from './table/zones.ts';
/** The tree that card text is read into. */
export type * as nodes from './text/nodes/nodes.ts';
export type { Ability, Condition, Deed } from './text/nodes/nodes.ts';
export type { DoneAct, Pile, Who } from './text/reading/vocabulary.ts';
