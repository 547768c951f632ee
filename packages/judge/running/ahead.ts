import type { Decision, Match, Seat } from '@lianhuan/kernel';
import { IF_ASKED, type JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { type MadePick, madePick } from './made-picks.ts';
import { openMatch } from './open-match.ts';
import { askedOf, forcedPick } from './pick-option.ts';

/** A line of `plays` that tells what a seat does. */
export type Told = Extract<Step, { kind: 'play' }>;

/** A step in the letters of seats, whatever else its line calls them as they sit now ({@link JudgedGame.inSeats}). */
export function seated({ judged }: Scenario, { table }: Match, step: Step): Step {
  if (step.kind !== 'play') return step;
  const label = judged.inSeats?.(table, step.seat, step.label) ?? step.label;
  // A part of a line is known by itself.
  return label === step.label ? step : { ...step, label };
}

/** The same match, played again up to here, with its log where all rules are in force. @param off rules switched off */
export function twinOf(scenario: Scenario, off: readonly string[], match: Match): Match {
  const twin = openMatch(scenario, off, off.length === 0 ? 'open' : 'rules');
  for (const answer of match.answers) twin.answerNext(answer);
  return twin;
}

/** Picks an option in a twin. @returns what is picked of itself then */
export function pickAhead(judged: JudgedGame, twin: Match, seat: Seat, index: number): MadePick[] {
  const unasked = twin.recorder?.forced.length ?? 0;
  twin.answer(seat, index);
  const made: MadePick[] = [];
  for (let forced = forcedPick(twin); forced; forced = forcedPick(twin)) {
    made.push(madePick({ judged, match: twin, decision: forced }));
    twin.answer(forced.seat, 0);
  }
  const others = twin.recorder?.forced.slice(unasked) ?? [];
  made.push(...others.map((decision) => madePick({ judged, match: twin, decision })));
  return made;
}

/** Players say a play in fewer letters; a longer line, which somebody may have sent, is one pick. */
const MOST_LETTERS = 200;

/** The picks that words tell of at once; the words alone where a game knows no such words, or they are too long. */
export function picksTold(
  { picksIn }: JudgedGame,
  seat: Seat,
  words: string,
  asked: Decision | null = null,
): readonly string[] {
  return words.length > MOST_LETTERS ? [words] : (picksIn?.(words, seat, asked) ?? [words]);
}

/**
 * The picks that a line tells of in that match, as lines; none where it tells of one that stands as it is, null where of
 * nothing.
 */
export function apart(
  judged: JudgedGame,
  match: Match,
  { seat, label, line }: Told,
): Told[] | null {
  const picks = picksTold(judged, seat, label, askedOf(match, seat));
  if (picks.length === 0) return null;
  if (picks.length < 2 && picks.every((pick) => pick === label)) return [];
  return picks.map((pick): Told => {
    const ifAsked = pick.startsWith(IF_ASKED);
    return { kind: 'play', seat, label: ifAsked ? pick.slice(1) : pick, line, ifAsked };
  });
}

/**
 * What of these lines can be played first, as far taken apart as need be.
 * @param told lines of one seat, in their order
 * @returns it, and the lines with what is left of the one that it is a part of; null where none can be
 */
export function firstThatFits(
  judged: JudgedGame,
  match: Match,
  told: readonly Told[],
  fits: (one: Told) => boolean,
): { readonly first: Told; readonly rest: readonly Told[] } | null {
  for (const [index, one] of told.entries()) {
    const others = (left: readonly Told[]) => [
      ...told.slice(0, index),
      ...left,
      ...told.slice(index + 1),
    ];
    if (fits(one)) return { first: one, rest: others([]) };
    const found = firstThatFits(judged, match, apart(judged, match, one) ?? [], fits);
    if (found !== null) return { first: found.first, rest: others(found.rest) };
  }
  return null;
}

/** 其余置于牌堆底, 全部, 只留 杀: the same is picked for as long as it is offered. */
export function isOfTheRest({ label }: Told): boolean {
  return /^(?:其余|全部|只?保?留)/.test(label);
}
