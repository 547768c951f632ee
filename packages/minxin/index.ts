/** 民心: one game of the four, from its rulebook. */
export { checkCards, readCardFile, readCards, warnOfCards } from './card-reading.ts';
export { CARD_KINDS, type CardDefinition, type CardKind, HOMES, type Home } from './definition.ts';
export type { MinxinEvent } from './events.ts';
export { type Score, scores } from './flow/end.ts';
export type { Refusal } from './flow/legal.ts';
export { type MinxinPublicState, minxin } from './game.ts';
export { englishText, explainCard, library } from './library.ts';
export {
  type LaidCard,
  type LaidZone,
  layOutBeginning,
  layOutPosition,
  type MinxinPosition,
  TOP_FIRST,
} from './position.ts';
export { type CardRefusal, refusals } from './refusals.ts';
export { RULES, type RuleId } from './rules.ts';
export { secrets } from './secrets.ts';
export { FAVOR_PER_PLAYER, type MinxinSetup, ORDERS, type Order, PLAYERS } from './setup.ts';
export { PHASES, type Phase, RESOURCES, type Resource } from './state.ts';
export { isRouted, type MinxinTable } from './table.ts';
export type { Ability, Condition, Deed } from './text/nodes.ts';
export {
  FIELD,
  type PlayerZone,
  ROW_SLOTS,
  ROW_WIDTH,
  type SharedZone,
  ZONES,
  type ZoneName,
} from './zones.ts';
