import type { Match, Seat } from '@lianhuan/kernel';
import { IF_ASKED, type JudgedGame } from '../scenario/judged-game.ts';
import { pickAhead, picksTold } from './ahead.ts';
import { conclusion, isInLog } from './in-a-run.ts';
import { type MadePick, madeAt } from './made-picks.ts';
import { askedOf, isOffered, pickOption } from './pick-option.ts';

interface At {
  readonly judged: JudgedGame;
  readonly match: Match;
}

/** What a seat is to do, one pick after another, and what it and others have picked since it began. */
interface Course {
  readonly seat: Seat;
  readonly picks: readonly string[];
  readonly made: readonly MadePick[];
  /** How many answers there were before the last one that came before all this. */
  readonly since: number;
  /** How many picks that nobody tells may still come in between. */
  readonly untold: number;
}

/** A way to attack and one of several things to do are what words about a target pass over. */
const MOST_UNTOLD = 2;

/**
 * Can this seat do what these words say: is there an option that reads so, or, where they tell of several picks, can these
 * be made one after another, with picks between them that are not told ({@link JudgedGame.onTheWay})?
 */
export function isPlayable(at: At, seat: Seat, words: string): boolean {
  if (isOffered(at, seat, words)) return true;
  const picks = picksOf(at.judged, seat, words);
  if (picks.length < 2 && picks[0] === words && at.judged.onTheWay === undefined) return false;
  const since = at.match.answers.length - 1;
  return isOpen(
    { ...at, match: playedAgain(at.match) },
    { seat, picks, made: [], since, untold: MOST_UNTOLD },
  );
}

/**
 * The picks that words tell of, each as far taken apart as it can be; where a part of a saying stands for it (三国杀) the
 * words are one: 度势：杀♠7 would be the skill with another card, and then that card.
 */
export function picksOf(judged: JudgedGame, seat: Seat, words: string): readonly string[] {
  if (isOne(judged, words)) return [words];
  const picks = picksTold(judged, seat, words);
  return picks.length < 2
    ? [picks[0] ?? words]
    : picks.flatMap((pick) => picksOf(judged, seat, pick));
}

function isOne({ saidInPart }: JudgedGame, words: string): boolean {
  // 对 D 使用 杀 can only be the card, and then whom it is used on.
  return words.startsWith(IF_ASKED) || (saidInPart === true && !/^对\s*\S+\s*使用/.test(words));
}

/** The same match up to here, to try picks in. */
function playedAgain(match: Match): Match {
  const again = match.again('open');
  for (const answer of match.answers) again.answerNext(answer);
  return again;
}

/** Can these picks be made? The match goes on with them. */
function isOpen(at: At, course: Course): boolean {
  const { seat, since } = course;
  const made = [...course.made];
  for (const [index, pick] of course.picks.entries()) {
    const label = pick.startsWith(IF_ASKED) ? pick.slice(1) : pick;
    if (madeAt(made, seat, label) >= 0 || tryPick(at, seat, label, made)) continue;
    const told = { seat, label, since };
    if (index > 0 && isInLog(at.judged, at.match, told)) continue;
    if (isOpenUntold(at, { ...course, picks: course.picks.slice(index), made })) return true;
    if (index === 0 || !tryClose(at) || !isInLog(at.judged, at.match, told)) return false;
  }
  return true;
}

/** Can they be made after one of the picks that need not be told? */
function isOpenUntold({ judged, match }: At, course: Course): boolean {
  const decision = askedOf(match, course.seat);
  if (decision === null || course.untold === 0) return false;
  return (judged.onTheWay?.(decision, course.picks[0]) ?? []).some((index) => {
    const twin = playedAgain(match);
    const made = [...course.made, ...pickAhead(judged, twin, course.seat, index)];
    return isOpen({ judged, match: twin }, { ...course, made, untold: course.untold - 1 });
  });
}

/** Makes a pick, and adds those that follow of themselves to what was made; false if it is not offered. */
function tryPick({ judged, match }: At, seat: Seat, label: string, made: MadePick[]): boolean {
  const decision = askedOf(match, seat);
  if (decision === null) return false;
  const pick = pickOption({ judged, match, decision }, label);
  if (pick.kind === 'none') return false;
  const index = pick.kind === 'one' ? pick.index : pick.labels.indexOf(pick.matching[0]);
  made.push(...pickAhead(judged, match, seat, index));
  return true;
}

/** Says 完成 where nothing else is waited for; what nobody had to choose is only told in the log then. */
function tryClose({ judged, match }: At): boolean {
  const pick = conclusion({ judged }, match);
  if (pick !== null) pickAhead(judged, match, pick.decision.seat, pick.index);
  return pick !== null;
}
