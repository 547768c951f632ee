import type { Match, Seat, Text } from '@lianhuan/kernel';
import { describePlace, placeName } from '../claims/describe-place.ts';
import type { Moment } from '../claims/moment.ts';
import type { Claim, Place, Quantity } from '../scenario/claim.ts';
import { type Position, seatLetter } from '../scenario/judged-game.ts';
import type { Beginning, Scenario } from '../scenario/scenario.ts';
import { labelsOf } from './pick-option.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Trace, traceOf } from './trace.ts';

/** A pick that was made. */
export interface Played {
  readonly seat: Seat;
  readonly label: Text;
  /** Whether a line of the scenario, `any` or `until` picked it, or the judge because there was no other option. */
  readonly how: 'told' | 'any' | 'forced';
  readonly line: number;
  /** How many answers had been given before this pick. */
  readonly answers: number;
}

/** Why a scenario failed: a line of `plays` that cannot be played, a claim that is not so, or a fault of ours. */
export interface Failure {
  readonly kind: 'play' | 'claim' | 'fault';
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: Text;
  /** The claim as it was written. */
  readonly claim: string | null;
  /** How things stood; null if the match could not begin. */
  readonly snapshot: Snapshot | null;
}

/** What a seat is asked, in words. */
export interface Question {
  readonly seat: string;
  readonly prompt: Text;
  readonly rule: string;
  readonly options: readonly Text[];
}

/** How things stood when a scenario failed. */
export interface Snapshot {
  readonly pending: readonly Question[];
  /** The zones and numbers the scenario names. */
  readonly named: readonly string[];
  readonly played: readonly Played[];
  readonly log: readonly Trace[];
}

/** What was thrown as a scenario was played. */
export function failureBy(thrown: unknown, line: number, snapshot: Snapshot | null): Failure {
  if (!(thrown instanceof ScenarioError)) return fault(thrown, line, snapshot);
  const { text, claim } = thrown;
  return { kind: claim === null ? 'play' : 'claim', line, text, claim, snapshot };
}

/** Something in the program went wrong: an invariant broke, or a rule switched off led nowhere. */
function fault(thrown: unknown, line: number, snapshot: Snapshot | null): Failure {
  const reason = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return {
    kind: 'fault',
    line,
    text: { zh: `程序出错：${reason}`, en: `the program failed: ${reason}` },
    claim: null,
    snapshot,
  };
}

/** How things stand; null if the table is so broken that it cannot be described. */
export function snapshotOf(
  scenario: Scenario,
  match: Match | null,
  played: readonly Played[],
): Snapshot | null {
  try {
    return match && takeSnapshot(scenario, match, played);
  } catch {
    return null;
  }
}

function takeSnapshot(scenario: Scenario, match: Match, played: readonly Played[]): Snapshot {
  const moment: Moment = { judged: scenario.judged, match, without: () => null };
  return {
    pending: match.pending.map((decision) => ({
      seat: seatLetter(decision.seat),
      prompt: match.game.prompt(match.table, decision),
      rule: decision.rule,
      options: labelsOf(match, decision),
    })),
    named: namedThings(scenario, moment),
    played: [...played],
    log: traceOf(match),
  };
}

function namedThings(scenario: Scenario, moment: Moment): string[] {
  const { judged, match } = moment;
  const told = new Map<string, string>();
  const place = (named: Place) => told.set(placeName(named), describePlace(named, moment));
  const number = (seat: Seat, name: string) => {
    const whole = placeName({ seat, zone: name, holder: null });
    told.set(whole, `${whole} = ${judged.number(match.table, seat, name)}`);
  };
  const { beginning } = scenario;
  const laid = laidIn(beginning);
  for (const { seat, zone } of laid?.zones ?? []) place({ seat, zone, holder: null });
  for (const { seat, name } of laid?.numbers ?? []) number(seat, name);
  for (const claim of claimsOf(scenario)) {
    for (const thing of thingsOf(claim)) {
      if ('zone' in thing) place(thing);
      else number(thing.seat, thing.name);
    }
  }
  return [...told.values(), ...listed(moment)];
}

/** What a scenario lays out itself. */
function laidIn(beginning: Beginning): Position | null {
  switch (beginning.kind) {
    case 'position':
      return beginning.position;
    case 'start':
      return beginning.stacked;
    case 'refused':
      return null;
  }
}

/** The lists of a game (such as the effects that wait) that are not empty. */
function listed({ judged, match }: Moment): string[] {
  return judged.vocabulary.lists.flatMap((name) => {
    const entries = judged.list?.(match.table, name) ?? [];
    return entries.length === 0 ? [] : [`${name}：${entries.join('、')}`];
  });
}

function claimsOf({ steps, expect }: Scenario): Claim[] {
  const between = steps.flatMap((step) => (step.kind === 'check' ? [step.check.claim] : []));
  return [...between, ...expect.map(({ claim }) => claim)];
}

type Thing = Place | { readonly seat: Seat; readonly name: string };

function thingsOf(claim: Claim): Thing[] {
  switch (claim.kind) {
    case 'has':
    case 'is':
    case 'sees':
      return [claim.place];
    case 'compare':
      return [claim.left, claim.right].flatMap(thingsMeasured);
    case 'described':
    case 'trait':
      return claim.subject.place ? [claim.subject.place] : [];
    case 'seat':
    case 'list':
    case 'phase':
    case 'may':
    case 'asked':
    case 'winners':
    case 'shown':
    case 'knows':
    case 'refused':
    case 'cites':
    case 'says':
      return [];
  }
}

function thingsMeasured(quantity: Quantity): Thing[] {
  switch (quantity.kind) {
    case 'constant':
    case 'absent':
    case 'entries':
      return [];
    case 'count':
      return [quantity.place];
    case 'value':
      return quantity.subject.place ? [quantity.subject.place] : [];
    case 'number':
      return [{ seat: quantity.seat, name: quantity.name }];
  }
}
