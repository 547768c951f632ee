import type { Match, Seat, Text } from '@lianhuan/kernel';
import type { Moment } from '../claims/moment.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import { nearOption } from './near-option.ts';
import { askedOf, isOffered, pickOption } from './pick-option.ts';

/** The rules the game itself names for not offering this to a seat that is asked. */
export function refusedBy(
  seat: Seat,
  label: string,
  { judged, match }: Pick<Moment, 'judged' | 'match'>,
): string[] {
  const decision = askedOf(match, seat);
  if (!decision) return [];
  return judged
    .refusals(match.table, seat)
    .filter(({ option }) => {
      const alone = { ...decision, options: [option] };
      return pickOption({ judged, match, decision: alone }, label).kind === 'one';
    })
    .map(({ rule }) => rule);
}

/** A play that cannot be made, and what is needed to look for the rule against it. */
export interface BarredPlay {
  readonly judged: JudgedGame;
  readonly match: Match;
  readonly seat: Seat;
  readonly label: string;
  /** After how many answers the last line was played: since then it could have been offered. */
  readonly since: number;
  /** The match at its beginning, with a rule switched off. */
  open(rule: string): Match;
}

/** The most rules that are named as the reason: more would not help a reader. */
const MOST = 5;

/**
 * Why a line cannot be played, for a reader: the rule that the game names; else what was near; else rules
 * without which it could be. Empty where none could be found.
 */
export function explainWhyNot(play: BarredPlay): Text {
  const named = [...new Set(refusedBy(play.seat, play.label, play))];
  if (named.length > 0)
    return describeRules(play.judged, named, '不能的依据', 'what stands in the way');
  const near = nearOption(play, play.seat, play.label);
  if (near !== null) return near;
  const { cited = new Set<string>() } = play.match.recorder ?? {};
  const found = [...cited].filter((rule) => isOpenWithout(rule, play));
  return describeRules(
    play.judged,
    found.slice(0, MOST),
    '没有这条规则就可以',
    'without this rule it could be',
  );
}

/**
 * Would it be offered with this rule switched off? Where the seat is asked now, only by what is then a
 * decision of the same kind: that something else is asked instead is no reason.
 */
function isOpenWithout(
  rule: string,
  { judged, match, seat, label, since, open }: BarredPlay,
): boolean {
  const asked = askedOf(match, seat)?.kind;
  const isOpen = (twin: Match) =>
    isOffered({ judged, match: twin }, seat, label) &&
    (asked === undefined || askedOf(twin, seat)?.kind === asked);
  try {
    const twin = open(rule);
    for (const [at, answer] of match.answers.entries()) {
      if (at >= since && isOpen(twin)) return true;
      const choices = twin.pending.reduce((sum, { options }) => sum + options.length, 0);
      if (answer >= choices) return false;
      twin.answerNext(answer);
    }
    return isOpen(twin);
  } catch {
    // Without that rule the game itself breaks, so it cannot be told whether the play would be offered.
    return false;
  }
}

function describeRules(
  { rules }: JudgedGame,
  found: readonly string[],
  zh: string,
  en: string,
): Text {
  return {
    zh: found.map((rule) => `\n${zh}：${rule} ${rules[rule].says.zh}`).join(''),
    en: found.map((rule) => `\n${en}: ${rule} ${rules[rule].says.en}`).join(''),
  };
}
