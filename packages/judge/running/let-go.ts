import type { Match } from '@lianhuan/kernel';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Step } from '../scenario/scenario.ts';
import { apart, type Told } from './ahead.ts';
import { askedOf, pickOption } from './pick-option.ts';
import { isRefusal } from './plain-words.ts';

/**
 * 不发动 遗计 before 发动 节命 of the same seat, where both are offered: one thing is let go for the other, which comes
 * first then; if the one is offered again, it is let go.
 * @param further the steps to come
 */
export function isOneForAnother(
  judged: JudgedGame,
  match: Match,
  { seat, label }: Told,
  [next]: readonly Step[],
): boolean {
  const decision = askedOf(match, seat);
  const refused = refusedIn(label);
  if (decision === null || refused === undefined) return false;
  if (next?.kind !== 'play' || next.seat !== seat || isRefusal(next.label)) return false;
  const taken = apart(judged, match, next)?.[0]?.label ?? next.label;
  const [one, other, itself] = [refused, taken, label].map((part) =>
    pickOption({ judged, match, decision }, part),
  );
  // 放弃 双面谋士 may be an option of its own: then nothing is let go for another.
  if (itself.kind === 'one' && one.kind === 'one' && itself.index === one.index) return false;
  return one.kind === 'one' && other.kind === 'one' && one.index !== other.index;
}

/** 不使用 闪 of whoever is offered just that: what is asked now is let go, nothing that nobody had to be asked for. */
export function refusesOffer(
  { judged, match }: { readonly judged: JudgedGame; readonly match: Match },
  { seat, label }: Told,
): boolean {
  const decision = askedOf(match, seat);
  const refused = refusedIn(label);
  if (decision === null || refused === undefined) return false;
  return pickOption({ judged, match, decision }, refused).kind !== 'none';
}

/** What a line says is not done; undefined where it says no more than 放弃, or something is done. */
function refusedIn(label: string): string | undefined {
  return /^(?:不|放弃)\s*(\S.*)$/.exec(label)?.[1];
}
