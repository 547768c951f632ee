/** What each contestant that plays 小民心 must offer, to be measured and compared. */

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

type SharedPile = 'centre' | 'row' | 'exile';

/** Cards are indices into `CARDS`; the last card of a deck is its top. */
export interface Snapshot extends Readonly<Record<SharedPile, readonly number[]>> {
  readonly round: number;
  readonly active: number;
  readonly pool: number;
  readonly players: readonly PlayerSnapshot[];
  /** The legal moves in order, each as a verb and the index of a card in its place. */
  readonly moves: readonly string[];
  /** The seats that won; null while the game lasts. */
  readonly winners: readonly number[] | null;
}

type PileName = 'deck' | 'hand' | 'field' | 'discard';
type Resource = 'renown' | 'power' | 'favor';

/** What a player has. */
export type PlayerSnapshot = Readonly<Record<PileName, readonly number[]>> &
  Readonly<Record<Resource, number>>;

/** The same while it is being played. */
export type Player = Record<PileName, number[]> & Record<Resource, number>;
