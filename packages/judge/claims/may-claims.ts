import type { Match, Seat } from '@lianhuan/kernel';
import { askedOf, labelsOf } from '../running/pick-option.ts';
import { isPlayable, picksOf } from '../running/playable.ts';
import { refusedBy } from '../running/why-not.ts';
import type { Claim } from '../scenario/claim.ts';
import { seatLetter } from '../scenario/judged-game.ts';
import { areNeighbours } from '../scenario/neighbours.ts';
import { type Finding, finding, isReason } from './finding.ts';
import type { Moment } from './moment.ts';

type MayClaim = Extract<Claim, { kind: 'may' }>;

/** Can somebody do something, or can they not, and is that rule why? */
export function evaluateMay(claim: MayClaim, moment: Moment): Finding {
  const { judged, match } = moment;
  const { seat, because } = claim;
  const label = judged.inSeats?.(match.table, seat, claim.label) ?? claim.label;
  if (isPlayable(moment, seat, label) !== claim.wanted)
    return finding(false, describeOptions(seat, match));
  if (because === null) return finding(true, '');
  const reasons = new Set(
    picksOf(judged, seat, label).flatMap((pick) => refusedBy(seat, pick, moment)),
  );
  const opens = (rule: string) => {
    const without = moment.without(rule);
    return without !== null && isPlayable({ judged, match: without }, seat, label);
  };
  if (reasons.size === 0) return withoutOne(because, [...(match.recorder?.cited ?? [])], opens);
  const named = isReason(because, [...reasons]);
  // The game names one of several rules that all say so, or say it for the case at hand.
  return !named.holds && opens(because) ? finding(true, '') : named;
}

/** Could it be done with that rule switched off, or with a neighbour of it? */
function withoutOne(
  because: string,
  cited: readonly string[],
  opens: (rule: string) => boolean,
): Finding {
  if (opens(because)) return finding(true, '');
  const near = cited.find((rule) => areNeighbours(rule, because) && opens(rule));
  if (near !== undefined) return isReason(because, [near]);
  return finding(false, `关掉 ${because} 之后也不能这样做`, {
    en: `with ${because} switched off it is not offered either`,
  });
}

function describeOptions(seat: Seat, match: Match): string {
  const decision = askedOf(match, seat);
  if (!decision) return `${seatLetter(seat)} 没有被询问`;
  return labelsOf(match, decision)
    .map(({ zh }) => zh)
    .join('；');
}
