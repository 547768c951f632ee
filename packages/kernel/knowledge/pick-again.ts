import { endsByWord, type Option } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';

/** What somebody picked: an index would mean another option on another table. */
export interface Script {
  readonly seat: Seat;
  readonly kind: string;
  readonly option: Option;
  /** The clock while several were asked and nothing was applied until all answers were in; else null. */
  readonly together: number | null;
}

type UpTo = (bound: number) => number;

/** No seat picks so often while others wait for it. */
const TOO_OFTEN = 100;

/**
 * Has everybody pick the same in another match, until it stands where the real one does. What others picked
 * together with the seat and has not come to light is drawn among what they could pick.
 * @returns false if somebody cannot pick the same there
 */
export function pickAgain<T extends Table, Setup, Event>(
  twin: Match<T, Setup, Event>,
  script: readonly Script[],
  real: Match<T, Setup, Event>,
  seat: Seat,
  upTo: UpTo,
): boolean {
  const group = real.isTogether ? real.table.clock : null;
  for (const picked of script) {
    const secret = group !== null && picked.together === group && picked.seat !== seat;
    const given = secret ? pickAny(twin, picked.seat, upTo) : pickSame(twin, picked);
    if (!given && !secret) return false;
  }
  return group === null || catchUp(twin, real, upTo);
}

function pickSame<T extends Table, Setup, Event>(
  twin: Match<T, Setup, Event>,
  { seat, kind, option }: Script,
): boolean {
  const decision = twin.pending.find((asked) => asked.seat === seat);
  if (decision?.kind !== kind) return false;
  const index = decision.options.findIndex((other) => areAlike(other, option));
  if (index < 0) return false;
  twin.answer(seat, index);
  return true;
}

function pickAny<T extends Table, Setup, Event>(
  twin: Match<T, Setup, Event>,
  seat: Seat,
  upTo: UpTo,
): boolean {
  const decision = twin.pending.find((asked) => asked.seat === seat);
  if (decision === undefined) return false;
  const playing = decision.options.flatMap(({ verb }, at) => (endsByWord(verb) ? [] : [at]));
  twin.answer(seat, playing[upTo(playing.length)]);
  return true;
}

/** Whoever is no longer asked in the real match answers, however often it takes. */
function catchUp<T extends Table, Setup, Event>(
  twin: Match<T, Setup, Event>,
  real: Match<T, Setup, Event>,
  upTo: UpTo,
): boolean {
  const waiting = new Set(real.pending.map(({ seat }) => seat));
  for (let again = 0; again < TOO_OFTEN; again++) {
    const ahead = twin.pending.find(({ seat }) => !waiting.has(seat));
    if (ahead === undefined) return true;
    pickAny(twin, ahead.seat, upTo);
  }
  return false;
}

/** Are two options the same pick? */
export function areAlike(one: Option, other: Option): boolean {
  return (
    one.verb === other.verb &&
    one.card === other.card &&
    one.seat === other.seat &&
    one.amount === other.amount
  );
}
