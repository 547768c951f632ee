import {
  endsByWord,
  type LogLine,
  type Seat,
  type Seed,
  type Text,
  type View,
} from '@lianhuan/kernel';
import { askedOf, type Imagine } from '../players/bot.ts';
import type { Findings, Imagination } from '../search/search.ts';
import { thinker } from '../search/searching.ts';
import type { Effort, ThinkingGame } from '../search/thinking-game.ts';
import { lineAfter } from './line.ts';

/** A match that is looked at again, answer by answer. */
export interface Reviewable {
  readonly answers: readonly number[];
  readonly pending: readonly { readonly seat: Seat; readonly options: number }[];
  /** Back to the point after the first `count` answers. */
  rewind(count: number): void;
  /** Gives the answer as a record holds it. */
  answerNext(answer: number): unknown;
  /** What a seat sees, to be read before the next answer. */
  glance(seat: Seat): View;
  /** What a seat can imagine, wherever the match stands by then. */
  imagine(seat: Seat): Imagine;
}

/** One decision of the seat, as it looks to somebody who thinks ahead. */
export interface ReviewedDecision {
  /** How many answers had been given. */
  readonly moment: number;
  readonly prompt: Text;
  readonly picked: Text;
  /** What the searcher would have done; null where it would have done the same. */
  readonly better: Text | null;
  /** The chance to win with the best option, from 0 to 1. */
  readonly before: number;
  /** The same with the option that was picked. */
  readonly after: number;
  /** What follows the better option, as the seat would read it in one match that could be; empty without one. */
  readonly line: readonly LogLine[];
}

/** A whole game as one seat decided in it. */
export interface Review {
  readonly decisions: readonly ReviewedDecision[];
  /** What the seat's picks cost it in all, in chances to win: never above 0. */
  readonly skill: number;
  /** What came between its decisions: draws, and what the others did. */
  readonly luck: number;
}

/** How much a pick must cost before another one is named: less is within the noise. */
const NOISE = 0.03;
/**
 * Looks at all decisions of a seat again, and yields each as it is done. The match ends up where it was.
 * @param seed what is imagined follows from it
 */
export function* review(
  match: Reviewable,
  seat: Seat,
  game: ThinkingGame,
  effort: Effort,
  seed: Seed,
): Generator<ReviewedDecision, Review> {
  const answers = [...match.answers];
  const bot = thinker('reviewer', game, effort, seed);
  const decisions: ReviewedDecision[] = [];
  match.rewind(0);
  const imagination = match.imagine(seat)(game.secrets);
  for (const answer of answers) {
    const picked = pickOf(match, seat, answer);
    if (picked !== null && isChoice(match.glance(seat))) {
      const seen = match.glance(seat);
      const found = lastOf(bot.think(seen, imagination, picked));
      const decision = judged(seen, found, picked, imagination, game, seed);
      decisions.push(decision);
      yield decision;
    }
    match.answerNext(answer);
  }
  return summed(decisions);
}

/** Which of the seat's options an answer picks, in the way records hold it; null if it is another's. */
function pickOf({ pending }: Reviewable, seat: Seat, answer: number): number | null {
  let index = answer;
  for (const asked of pending) {
    if (index < asked.options) return asked.seat === seat ? index : null;
    index -= asked.options;
  }
  return null;
}

function isChoice(seen: View): boolean {
  return askedOf(seen).options.filter(({ verb }) => !endsByWord(verb)).length > 1;
}

function lastOf(thinking: Generator<Findings, Findings>): Findings {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

function judged(
  seen: View,
  { tried }: Findings,
  picked: number,
  imagination: Imagination,
  game: ThinkingGame,
  seed: Seed,
): ReviewedDecision {
  const own = tried.find(({ option }) => option === picked);
  // One that was dropped early was tried in few matches, and may look better than it is.
  const most = Math.max(...tried.map(({ matches }) => matches));
  const best = tried
    .filter(({ matches }) => matches === most)
    .reduce((one, other) => (other.value > one.value ? other : one));
  const after = Math.min(own?.value ?? best.value, best.value);
  const isBetter = best.option !== picked && best.value - after > NOISE;
  const { prompt, options } = askedOf(seen);
  return {
    moment: imagination.moment,
    prompt,
    picked: options[picked].label,
    better: isBetter ? options[best.option].label : null,
    before: isBetter ? best.value : after,
    after,
    line: isBetter ? lineAfter(best.option, seen.seat, imagination, game, seed) : [],
  };
}

function summed(decisions: readonly ReviewedDecision[]): Review {
  let [skill, luck] = [0, 0];
  decisions.forEach(({ before, after }, at) => {
    skill += after - before;
    if (at > 0) luck += before - decisions[at - 1].after;
  });
  return { decisions, skill, luck };
}
