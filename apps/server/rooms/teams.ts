import { teamsOf } from '@lianhuan/sanguozhi';

/** Who plays with whom, by seats, where that is known before the match and anybody has a companion; null elsewhere. */
export function teamsIn(game: string, seats: number): readonly number[] | null {
  // In 三国杀 roles are dealt, and in 民心 each plays alone.
  return game === 'sanguozhi' && seats > 2 ? teamsOf(seats) : null;
}
