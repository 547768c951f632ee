import type { LogLine, Seat, Seed, Text } from '@lianhuan/kernel';
import { askedOf } from '../players/bot.ts';
import type { Findings } from '../search/search.ts';
import { thinker } from '../search/searching.ts';
import type { Effort, ThinkingGame } from '../search/thinking-game.ts';
import { lineAfter } from './line.ts';
import type { Reviewable } from './review.ts';

/** An option of the decision that is looked at. */
export interface AnalysedOption {
  /** Its place in the decision. */
  readonly option: number;
  readonly label: Text;
  /** How likely the seat is to win with it, from 0 to 1. */
  readonly chance: number;
  /** In how many matches that could be it was tried. */
  readonly matches: number;
}

/** How a decision looks so far. */
export interface Analysis {
  /** What would be picked first, then the others from the likeliest to win down; of those labelled alike one. */
  readonly options: readonly AnalysedOption[];
  /** How much of the effort is spent, from 0 to 1; it may end earlier. */
  readonly spent: number;
  /** What follows the option that would be picked; empty until the end. */
  readonly line: readonly LogLine[];
}

/**
 * Thinks about what a seat is asked where the match stands, and yields how it looks after each match that was imagined.
 * @param seed what is imagined follows from it
 * @throws RangeError if the seat is not asked
 */
export function* analyse(
  match: Pick<Reviewable, 'glance' | 'imagine'>,
  seat: Seat,
  game: ThinkingGame,
  effort: Effort,
  seed: Seed,
): Generator<Analysis, Analysis> {
  const seen = match.glance(seat);
  const { options } = askedOf(seen);
  const imagination = match.imagine(seat)(game.secrets);
  const thinking = thinker('analyst', game, effort, seed).think(seen, imagination);
  const looks = ({ tried, pick, nodes }: Findings): Analysis => ({
    options: firstOfLabel(
      tried
        .map(({ option, value, matches }) => ({
          option,
          label: options[option].label,
          chance: value,
          matches,
        }))
        .sort((one, other) => rank(other, pick) - rank(one, pick)),
    ),
    spent: Math.min(1, nodes / effort.nodes),
    line: [],
  });
  for (;;) {
    const { done, value: found } = thinking.next();
    if (!done) {
      yield looks(found);
      continue;
    }
    return {
      ...looks(found),
      spent: 1,
      line: lineAfter(found.pick, seat, imagination, game, seed),
    };
  }
}

/** Two copies of a card are the same to who picks: the one that stands first is enough. */
function firstOfLabel(options: readonly AnalysedOption[]): readonly AnalysedOption[] {
  const seen = new Set<string>();
  return options.filter(({ label: { zh } }) => !seen.has(zh) && seen.add(zh));
}

/** Dropped ones were tried in few matches and may look better than they are: they come after those that were not. */
function rank({ option, chance, matches }: AnalysedOption, pick: number): number {
  return option === pick ? Number.POSITIVE_INFINITY : matches + chance;
}
