import { drawRandom, Match, seedRandom } from '@lianhuan/kernel';
import { minxin } from '../game.ts';
import type { MinxinMatch } from './secrecy.ts';

/** A source of numbers that follow from a seed. */
export function dice(seed: number): (bound: number) => number {
  let state = seedRandom(seed);
  return (bound) => {
    const drawn = drawRandom(state, (upTo) => upTo(bound));
    state = drawn.state;
    return drawn.result;
  };
}

export interface Walk {
  readonly players: number;
  readonly seed: number;
  readonly recorded?: boolean;
  /** A smaller pool makes a shorter game. */
  readonly favorPerPlayer?: number;
}

/** A match at its beginning. */
export function newMatch({
  players,
  seed,
  recorded = false,
  favorPerPlayer = 30,
}: Walk): MinxinMatch {
  const setup = minxin.readSetup({ players, favorPerPlayer });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  return new Match(minxin, { setup: setup.value, seed, recorded });
}

/** No game of ours is as long as that. */
const TOO_LONG = 50_000;

/** Answers at random until the match is over, or `stop` says so after an answer. */
export function walk(
  match: MinxinMatch,
  upTo: (bound: number) => number,
  stop: (match: MinxinMatch) => boolean = () => false,
): void {
  while (match.pending.length > 0) {
    const { seat, options } = match.pending[upTo(match.pending.length)];
    match.answer(seat, upTo(options.length));
    if (stop(match)) return;
    if (match.answers.length > TOO_LONG) throw new Error('the game does not end');
  }
}
