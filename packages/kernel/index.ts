/** The kernel: tables, decisions, events, matches. It knows no game. */

export { drawRandom, type RandomState, seedRandom, shuffleInPlace } from './chance/random.ts';
export { derivedSeed, isSeed, makeSeed, SEED_BYTES, type Seed } from './chance/seed.ts';
export { cachedByObject, cachedByVersion, TableCache } from './effects/cache.ts';
export { type Change, type Changed, changedBy, changedFields } from './effects/change.ts';
export {
  type DerivedCards,
  type DerivedCharacteristics,
  deriveByLayers,
  type LayeredEffect,
  type LayerLaws,
  type LayerStep,
} from './effects/characteristics.ts';
export { firstThatWaitsForNone } from './effects/dependency.ts';
export { type Derivation, type Derived, derivation } from './effects/derived-number.ts';
export {
  type Duration,
  EFFECT_KINDS,
  type Effect,
  type EffectHolder,
  type EffectKind,
  type Effects,
  type HeldAbility,
  heldEffect,
} from './effects/effect.ts';
export {
  areSame,
  cachedEffectsOfCards,
  type EffectSelection,
  type EffectsByKind,
  type EffectsInForce,
  type EffectsOfCard,
  type EffectsOfKind,
  type EffectUse,
  effectsOnType,
  sortByKind,
  type TriggersOnEvent,
  triggersOnType,
} from './effects/effect-index.ts';
export { cachedGrants } from './effects/granted-abilities.ts';
export {
  deriving,
  isHalfDerived,
  markHalfDerived,
  noteHalfDerived,
} from './effects/half-derived.ts';
export {
  type Lapse,
  type LapseReason,
  lapseBy,
  noteLapse,
  nothing,
  orLapse,
} from './events/lapse.ts';
export { type Heard, type Laws, type Pipeline, pipeline } from './events/pipeline.ts';
export { pipelineWithoutEffects } from './events/plain-pipeline.ts';
export {
  applyTableEvent,
  beginEffect,
  cardOfEvent,
  chance,
  isTableEvent,
  type MoveEvent,
  moveTo,
  type NewEffect,
  type OwnEvent,
  type ShiftEvent,
  seesMove,
  type TableEvent,
  type TableEventType,
} from './events/table-event.ts';
export { type LastingWords, wordLaws } from './events/word-laws.ts';
export { type Faces, type OtherTable, withFaces } from './knowledge/exchange.ts';
export { type Determinization, InformationSet } from './knowledge/information-set.ts';
export { Knowledge } from './knowledge/knowledge.ts';
export type { Draw, Exchange, KnownCards } from './knowledge/known-cards.ts';
export type { Secrets } from './knowledge/secrets.ts';
export { type EventSubject, eventSubject } from './log/event-subject.ts';
export { type EventLines, eventLines } from './log/event-words.ts';
export {
  type CardFact,
  type Fact,
  type FactMaker,
  type Facts,
  factsWith,
  type MoveFacts,
  tableFacts,
  type ZoneFact,
} from './log/facts.ts';
export { type DeciderWords, lapseLine } from './log/lapse-text.ts';
export type { Occurrence } from './log/line.ts';
export {
  type ContentByReader,
  contentFor,
  type LineContent,
  type LineWriter,
  lineWriterForSeats,
} from './log/line.ts';
export {
  cardNameOf,
  changeLine,
  lookLine,
  type OtherSeats,
  seatLetter,
  seatNameFor,
  zoneChangeLine,
  zoneNameFor,
} from './log/line-text.ts';
export type { LineNumber } from './log/recorder.ts';
export { type IdleCause, type LogNode, Recorder } from './log/recorder.ts';
export type { Names, TableEventWords } from './log/table-event-text.ts';
export {
  ACCEPT_DRAW,
  ask,
  askOpenly,
  type Decision,
  type DecisionToAsk,
  endsByWord,
  type FirstToAct,
  type Flow,
  firstToAct,
  OFFER_DRAW,
  type Option,
  option,
  SURRENDER,
  together,
} from './match/decision.ts';
export { type Game, UNRELEASED } from './match/game.ts';
export { IllegalAnswer, Match, type MatchOptions, type Recording } from './match/match.ts';
export { leftOutLog, type SavedCheckpoint, type SavedLog } from './match/saved-checkpoint.ts';
export { readSettings, type SettingsReader, settingProblem } from './match/settings.ts';
export { turnByTurn } from './match/turns.ts';
export { type MatchRecord, makeLink, parseLink, parseRecord } from './record/record.ts';
export { type Divergence, type Replay, replay } from './record/replay.ts';
export type { RuleContext } from './rules/citation.ts';
export {
  because,
  beginStep,
  type Cause,
  citedAside,
  citedIfFound,
  citing,
  citingAll,
  currentRecorder,
  markCitations,
  unrecorded,
  withdrawCitations,
  withRuleContext,
} from './rules/citation.ts';
export { type CardRefusal, type NoteRefusal, noteRefusals } from './rules/refusal.ts';
export { ruleNumber } from './rules/rule-number.ts';
export type { RuleEntry, RuleStanding } from './rules/rulebook.ts';
export { copyPlain, copyTable, freezePlain } from './table/copy.ts';
export { fingerprint, positionFingerprint } from './table/fingerprint.ts';
export {
  type CardId,
  type Handle,
  NO_CARD,
  NO_HANDLE,
  NO_ZONE,
  NOBODY,
  type Seat,
  type ZoneId,
} from './table/ids.ts';
export {
  bottomFirst,
  type LaidOut,
  type LaidZoneOf,
  type LayingOut,
  layingCards,
  layingOut,
  type TablePosition,
} from './table/position.ts';
export {
  addCard,
  addZone,
  type Card,
  definitionOf,
  emptyTable,
  mayLook,
  maySee,
  type Outcome,
  playerOf,
  type Table,
  type Visibility,
  type WritableTable,
  writable,
  type Zone,
} from './table/table.ts';
export { addZones, type ZonePlan, type ZonePlans, zonePlan } from './table/zone-plan.ts';
export { fail, type Problem, type Result, succeed } from './text/result.ts';
export { LANGUAGES, type Language, type Text } from './text/text.ts';
export { fill, line, listed, midSentence, type Parts } from './text/wording.ts';
export { type Opportunity, openTiming, type TimingLaws } from './timings/timing.ts';
export { glance } from './view/glance.ts';
export {
  type CardView,
  type DecisionView,
  type OptionView,
  UNSEEN,
  type View,
  type ZoneView,
} from './view/view.ts';
export { type LogLine, viewLog } from './view/view-log.ts';
export { view } from './view/whole-view.ts';
