/** 小民心, the game all contestants play (its rules stand in bench/README.md): the numbers they share. */
export const HAND_SIZE = 5;
export const ROW_SIZE = 6;
export const FAVOR_PER_PLAYER = 30;

/** The seats with the highest score. */
export function leaders(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
