import { distance } from '@lianhuan/cardtext';
import type { Seat, Text } from '@lianhuan/kernel';
import type { Moment } from '../claims/moment.ts';
import { seatLetter } from '../scenario/judged-game.ts';
import { askedOf, isOffered, labelsOf } from './pick-option.ts';

/**
 * What a line of `plays` that fits no option may have meant: options of that seat that read nearly so, or
 * other seats that are asked and have it. Null where nothing is near.
 */
export function nearOption(
  { judged, match }: Pick<Moment, 'judged' | 'match'>,
  seat: Seat,
  label: string,
): Text | null {
  const decision = askedOf(match, seat);
  const near = decision === null ? [] : nearest(label, labelsOf(match, decision));
  if (near.length > 0) {
    return {
      zh: `；是${near.map(({ zh }) => `“${zh}”`).join('或')}吗？`,
      en: `; did you mean ${near.map(({ en }) => `"${en}"`).join(' or ')}?`,
    };
  }
  const others = match.pending.filter(
    (other) => other.seat !== seat && isOffered({ judged, match }, other.seat, label),
  );
  if (others.length === 0) return null;
  const letters = others.map((other) => seatLetter(other.seat)).join('、');
  return { zh: `；有这个选项的是 ${letters}`, en: `; ${letters} has that option` };
}

/** So many options are named at most, if they are equally near. */
const MOST_NAMED = 3;

/** The options that hold something like the label: at most half of its letters are others, or missing. */
function nearest(label: string, options: readonly Text[]): Text[] {
  const wanted = label.replaceAll(/\s/g, '');
  const rated = options.map((option) => ({ option, wrong: leastWrong(wanted, option.zh) }));
  const least = Math.min(...rated.map(({ wrong }) => wrong));
  if (wanted.length < 2 || 2 * least > wanted.length) return [];
  const best = rated.filter(({ wrong }) => wrong === least).map(({ option }) => option);
  return best.slice(0, MOST_NAMED);
}

/** How many letters must change to make the label a part of what an option reads. */
function leastWrong(wanted: string, option: string): number {
  const letters = option.replaceAll(/\s/g, '');
  let least = distance(letters, wanted);
  for (let from = 0; from < letters.length; from++) {
    for (const length of [wanted.length - 1, wanted.length, wanted.length + 1]) {
      if (length < 1 || from + length > letters.length) continue;
      least = Math.min(least, distance(letters.slice(from, from + length), wanted));
    }
  }
  return least;
}
