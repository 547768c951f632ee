import type { Determinization, Match, Seat, Seed, View } from '@lianhuan/kernel';
import { type Contender, leaderOf, leadOf, meanOf, stillIn } from './contest.ts';
import { bestAtSight } from './first-sight.ts';
import type { PositionValue } from './position-value.ts';
import { playOn } from './rollout.ts';
import type { Effort, ThinkingGame } from './thinking-game.ts';

/** What gives matches that could be the real one, and never that itself: the kernel's `InformationSet` does. */
export interface Imagination {
  readonly seat: Seat;
  /** How many answers had been given. */
  readonly moment: number;
  /** A match that could be the real one; null if none was found. @param seed it follows from */
  determinize(seed: Seed): Pick<Determinization, 'begin'> | null;
}

/** How the search stands. */
export interface Findings {
  /** Each option that was tried, as it was found, the best at first sight first. */
  readonly tried: readonly Tried[];
  /** The option to pick as things stand. */
  readonly pick: number;
  /** How many matches were imagined. */
  readonly matches: number;
  /** Decisions made in thought so far. */
  readonly nodes: number;
}

/** What is thought of an option. */
export interface Tried {
  readonly option: number;
  /** How likely the seat is to win with it, from 0 to 1. */
  readonly value: number;
  readonly matches: number;
}

/** Costs of beginning a match and of valuing a position, in decisions. */
const NODES_OF_A_START = 3;
/** So often in a row nothing is found that could be; then nothing will be. */
const VAIN = 8;

/**
 * Flat search over paired matches: the options that look best are tried in each imagined match, with the same future,
 * and dropped as they fall behind. It yields how things stand after each match, so whoever runs it can stop at any time; it
 * ends by itself when one option is left or the effort is spent.
 * @param seen what the seat is asked
 * @param random gives the seed of the match of each number
 * @param asked an option that is tried even where it looks bad
 */
export function* search(
  seen: View,
  imagination: Imagination,
  game: ThinkingGame,
  value: PositionValue,
  { nodes: most, habits }: Effort,
  random: (match: number) => Seed,
  asked: number | null = null,
): Generator<Findings, Findings> {
  const sight = bestAtSight(seen, game.evaluate, habits.breadth);
  const options = asked === null || sight.includes(asked) ? sight : [...sight, asked];
  const all: Contender[] = options.map((option) => ({ option, values: [] }));
  let left: readonly Contender[] = all;
  let [nodes, matches, vain] = [0, 0, 0];
  const findings = (): Findings => ({
    tried: all.map(({ option, values }) => ({
      option,
      value: meanOf(values),
      matches: values.length,
    })),
    pick: pickOf(all, left, habits.doubt),
    matches,
    nodes,
  });
  for (let number = 0; left.length > 1 && nodes < most && vain < VAIN; number++) {
    const imagined = imagination.determinize(random(number));
    vain = imagined === null ? vain + 1 : 0;
    if (imagined === null) continue;
    for (const { option, values } of left) {
      const match = imagined.begin() as Match;
      const until = game.turns(match) + habits.horizon;
      match.answer(seen.seat, option);
      const played = playOn(match, seen.seat, game, value, until);
      values.push(played.value);
      nodes += played.nodes + NODES_OF_A_START;
    }
    matches += 1;
    left = stillIn(left, all[0]);
    yield findings();
  }
  return findings();
}

/** What looks best stands, unless another is better beyond doubt. */
function pickOf(all: readonly Contender[], left: readonly Contender[], doubt: number): number {
  const [sight] = all;
  const best = leaderOf(left);
  return best !== sight && leadOf(best, sight) > doubt ? best.option : sight.option;
}
