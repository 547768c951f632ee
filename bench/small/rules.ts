/**
 * 小民心, the game all contestants play (its rules stand in bench/README.md): the numbers they
 * share, and what each of them must offer to be measured and compared.
 */
export const HAND_SIZE = 5;
export const ROW_SIZE = 6;
export const FAVOR_PER_PLAYER = 30;

export interface SmallSetup {
  readonly players: number;
  /** False for decks that stay as they are laid: then chance has no part in the game. */
  readonly shuffled: boolean;
}

/** A game of 小民心 in progress. */
export interface SmallMatch {
  /** How many legal moves there are now; 0 when the game is over. */
  countMoves(): number;
  /** Makes one of them. */
  move(index: number): void;
  /** All that there is, to compare with another contestant's game. */
  snapshot(): Snapshot;
}

/** Starts a game. @param seed any 32-bit integer, for the shuffling. */
export type StartSmallMatch = (setup: SmallSetup, seed: number) => SmallMatch;

/** Cards are indices into `CARDS`; the last card of a deck is its top. */
export interface Snapshot {
  readonly round: number;
  readonly active: number;
  readonly pool: number;
  readonly centre: readonly number[];
  readonly row: readonly number[];
  readonly exile: readonly number[];
  readonly players: readonly PlayerSnapshot[];
  /** The legal moves in order, each as a verb and the index of a card in its place. */
  readonly moves: readonly string[];
  /** The seats that won; null while the game lasts. */
  readonly winners: readonly number[] | null;
}

export interface PlayerSnapshot {
  readonly deck: readonly number[];
  readonly hand: readonly number[];
  readonly field: readonly number[];
  readonly discard: readonly number[];
  readonly renown: number;
  readonly power: number;
  readonly favor: number;
}

/** The seats with the highest score. */
export function leaders(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
