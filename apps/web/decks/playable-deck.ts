import type { Text } from '@lianhuan/kernel';

/** A deck that somebody may bring to a table online. */
export interface PlayableDeck {
  readonly name: Text;
  /** As the set-up of the game takes it: the id of a ready deck, or a list. */
  readonly deck: string | object;
  /** Built by the player. */
  readonly own: boolean;
}
