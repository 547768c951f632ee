import type { Effect } from '../effects/effect.ts';
import type { Recorder } from '../log/recorder.ts';
import type { Flow } from '../match/decision.ts';
import { currentRecorder } from '../rules/citation.ts';
import { type CardId, NO_CARD } from '../table/ids.ts';

/**
 * Why something came to nothing: an effect or a rule forbids it; something else stands in its place;
 * nothing is left of it (damage of 0); an ability found nothing to choose or to do.
 */
export const LAPSE_REASONS = ['forbidden', 'replaced', 'prevented', 'no-choice'] as const;
/** Why something did not happen. */
export type LapseReason = (typeof LAPSE_REASONS)[number];

/** Something that was about to happen, and did not. It changes nothing; the log tells of it. */
export interface Lapse<Event = unknown, Body = unknown> {
  readonly reason: LapseReason;
  /** What did not happen; for `no-choice`, what the ability heard. */
  readonly event: Event;
  /** The effect that decided, or that found nothing to choose; null where a rule did. */
  readonly effect: Effect<Body> | null;
  /** The card whose words these are; `NO_CARD` where a rule decided. */
  readonly card: CardId;
}

/** Something came to nothing because of an effect, or by the rules if that is null. */
export function lapseBy<Event, Body>(
  reason: LapseReason,
  event: Event,
  effect: Effect<Body> | null,
): Lapse<Event, Body> {
  return { reason, event, effect, card: effect?.source ?? NO_CARD };
}

/** Writes down that something came to nothing, where anything is written down. */
export function noteLapse(lapse: Lapse): void {
  currentRecorder()?.lapsed(lapse);
}

/** What an ability does that cannot even be used. */
export function* nothing(): Flow {}

/**
 * Carries out what an ability does that heard an event. If nothing at all happens and nobody is asked,
 * that is written down; a player who was asked and declined needs no line.
 */
export function orLapse<Event, Body, Result>(
  event: Event,
  effect: Effect<Body>,
  flow: Flow<Result>,
): Flow<Result> {
  const recorder = currentRecorder();
  return recorder === null ? flow : watched(recorder, event, effect, flow);
}

function* watched<Event, Body, Result>(
  recorder: Recorder,
  event: Event,
  effect: Effect<Body>,
  flow: Flow<Result>,
): Flow<Result> {
  const [nodes, answers] = [recorder.mark(), recorder.answers];
  const result = yield* flow;
  if (recorder.mark() === nodes && recorder.answers === answers) {
    recorder.lapsed(lapseBy('no-choice', event, effect));
  }
  return result;
}
