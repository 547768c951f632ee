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

/**
 * Can this seat do what these words say: is there an option that reads so, or, where they tell of several picks, can these
 * be made one after another?
 */
export function isPlayable(at: At, seat: Seat, words: string): boolean {
  if (isOffered(at, seat, words)) return true;
  const picks = picksOf(at.judged, seat, words);
  if (picks.length < 2 || !isOffered(at, seat, picks[0])) return false;
  const match = at.match.again('open');
  for (const answer of at.match.answers) match.answerNext(answer);
  const since = match.answers.length - 1;
  const made: MadePick[] = [];
  return picks.every((pick) => {
    const label = pick.startsWith(IF_ASKED) ? pick.slice(1) : pick;
    if (madeAt(made, seat, label) >= 0 || tryPick({ ...at, match }, seat, label, made)) return true;
    const told = { seat, label, since };
    return (
      isInLog(at.judged, match, told) ||
      (tryClose({ ...at, match }) && isInLog(at.judged, match, told))
    );
  });
}

/**
 * The picks that words tell of, each as far taken apart as it can be; where a part of a saying stands for it (三国杀) the
 * words are one: 度势：杀♠7 would be the skill with another card, and then that card.
 */
export function picksOf(judged: JudgedGame, seat: Seat, words: string): readonly string[] {
  const isOne = judged.saidInPart || words.startsWith(IF_ASKED);
  const picks = isOne ? [] : picksTold(judged, seat, words);
  return picks.length < 2 ? [words] : picks.flatMap((pick) => picksOf(judged, seat, pick));
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
