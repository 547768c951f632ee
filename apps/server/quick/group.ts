import type { Seeker } from './seekers.ts';

/** How far apart ratings may be at first; about 200 of the points that people are shown. */
const NEAR = 5;
/** How much farther for each second that the longest waiting has waited. */
const WIDER = 0.5;

/**
 * Those of whom a match is made: whoever has waited longest, with others of about the same strength. The longer they
 * wait, the more may their ratings differ; whoever is not rated suits everybody. Null if there are not enough.
 * @param seekers the one who waits longest first
 * @param players how many play
 */
export function groupOf(seekers: readonly Seeker[], players: number): readonly Seeker[] | null {
  // Nobody near the first may be there, and near the second there are enough.
  for (const [at, first] of seekers.entries()) {
    const reach = NEAR + (WIDER * first.waited) / 1000;
    const near = seekers
      .slice(at + 1)
      .filter((other) => apart(first, other) <= reach)
      .sort((one, other) => apart(first, one) - apart(first, other))
      .slice(0, players - 1);
    if (near.length === players - 1) return [first, ...near];
  }
  return null;
}

function apart(one: Seeker, other: Seeker): number {
  if (one.rating === null || other.rating === null) return 0;
  return Math.abs(one.rating - other.rating);
}
