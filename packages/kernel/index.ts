/** The kernel: tables, decisions, events, matches. It knows no game. */
export {
  because,
  beginStep,
  type Cause,
  cameToNothing,
  citing,
  citingAll,
  consult,
  currentRecorder,
  deciding,
  whileHearing,
  workingOut,
} from './citation.ts';
export { copyPlain, copyTable } from './copy.ts';
export {
  ask,
  askOpenly,
  type Decision,
  type Flow,
  type Option,
  option,
  SURRENDER,
  together,
} from './decision.ts';
export {
  type Duration,
  EFFECT_KINDS,
  type Effect,
  type EffectKind,
  type Effects,
  heldEffect,
} from './effect.ts';
export {
  applyTableEvent,
  chance,
  type MoveEvent,
  moveTo,
  type NewEffect,
  type ShiftEvent,
  seesMove,
  type TableEvent,
} from './event.ts';
export {
  type CardFact,
  type Fact,
  type FactMaker,
  type Facts,
  type MoveFacts,
  moveFacts,
  tableFacts,
  type ZoneFact,
} from './facts.ts';
export { fingerprint, positionFingerprint } from './fingerprint.ts';
export { type Game, UNRELEASED } from './game.ts';
export { glance } from './glance.ts';
export {
  type CardId,
  type Handle,
  NO_CARD,
  NO_HANDLE,
  NO_ZONE,
  NOBODY,
  type Seat,
  type ZoneId,
} from './ids.ts';
export { keptWhile } from './kept.ts';
export {
  LAPSE_REASONS,
  type Lapse,
  type LapseReason,
  lapseBy,
  noteLapse,
  nothing,
  orLapse,
} from './lapse.ts';
export { type Derivation, type Derived, derivation } from './layer.ts';
export {
  type Accounted,
  type Layered,
  type Layering,
  type LayerLaws,
  layering,
  type Sight,
} from './layering.ts';
export { IllegalAnswer, Match, type MatchOptions, type Recording } from './match.ts';
export { type Heard, type Laws, type Pipeline, pipeline } from './pipeline.ts';
export { drawRandom, type RandomState, seedRandom, shuffleInPlace } from './random.ts';
export { type MatchRecord, makeLink, parseLink, parseRecord } from './record.ts';
export { type LogNode, Recorder } from './recorder.ts';
export { checkRecord, type Divergence, type Replay, replay } from './replay.ts';
export { fail, type Problem, type Result, succeed } from './result.ts';
export { RULE_STANDINGS, type RuleEntry, type RuleStanding } from './rulebook.ts';
export type { Secrets } from './secrets.ts';
export { derivedSeed, isSeed, makeSeed, SEED_BYTES, type Seed } from './seed.ts';
export { isWithin, readSettings, settingProblem, unknownSettings } from './settings.ts';
export {
  addCard,
  addZone,
  type Card,
  definitionOf,
  emptyTable,
  mayLook,
  maySee,
  type Outcome,
  type Table,
  type Visibility,
  type WritableTable,
  writable,
  type Zone,
} from './table.ts';
export { type Teller, type Told, type ToldToAll, tellerOfSeats, toldTo } from './telling.ts';
export { LANGUAGES, type Language, type Text } from './text.ts';
export {
  type CardView,
  type DecisionView,
  type LogLine,
  type OptionView,
  UNSEEN,
  type View,
  view,
  viewLog,
  type ZoneView,
} from './view.ts';
export { fill, lapseLine, line, listed, type Parts } from './wording.ts';
