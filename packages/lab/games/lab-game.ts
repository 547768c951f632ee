import type { AddedCard } from '@lianhuan/cardtext';
import type { Game, Table } from '@lianhuan/kernel';
import type { ChosenDeck } from '../simulating/lineup.ts';
import type { Metrics } from './metrics.ts';

/** A game as the lab sets it up and measures it. */
export interface LabGame<T extends Table = Table> {
  readonly game: Game<T>;
  readonly metrics: Metrics<T>;
  /** Are there several modes of play? */
  readonly hasModes?: boolean;
  /** The names of the ready decks there are; none in games where all seats begin alike. */
  decks(): readonly string[];
  /**
   * What the game's `readSetup` is given.
   * @param decks the one of each seat, if there are any
   * @param cards those that are played beside the game's own
   * @param mode the mode of play, in games that have several: what is usual for so many players where nothing is said
   */
  setup(
    players: number,
    decks: readonly ChosenDeck[],
    cards?: readonly AddedCard[],
    mode?: string,
  ): unknown;
}
