import type { RandomState } from '../chance/random.ts';
import { forgetCaches } from '../effects/cache.ts';
import { copyTable } from '../table/copy.ts';
import type { CardId } from '../table/ids.ts';
import { type Table, writable } from '../table/table.ts';

/** Which definition of the library is to be printed on which card. */
export type Faces = Iterable<readonly [card: CardId, definition: number]>;

/** How a table is copied; what is left out stays as it is. */
export interface OtherTable<T extends Table> {
  readonly random?: RandomState;
  readonly handles?: RandomState;
  /** As of `Game.copyState`. */
  readonly copyState?: ((state: T['state']) => T['state']) | undefined;
}

/**
 * A copy of a table with other faces on some of its cards; where the cards lie, whose they are and all
 * else stays. The copy shares nothing that an event changes.
 */
export function withFaces<T extends Table>(
  table: T,
  faces: Faces,
  { random = table.random, handles = table.handles, copyState }: OtherTable<T> = {},
): T {
  const copy = copyTable(table, copyState) as T;
  const open = writable(copy as Table);
  for (const [card, definition] of faces) open.cards[card].definition = definition;
  open.random = random;
  open.handles = handles;
  return copy;
}

/** What becomes of a table that is in the middle of something: other chance, and other places for hidden cards. */
export interface OtherFuture {
  readonly random: RandomState;
  readonly handles: RandomState;
  /** Which card's face is to lie in which card's place. */
  readonly exchange: Iterable<readonly [place: CardId, card: CardId]>;
}

/**
 * Gives a table another future, in place; whatever was worked out of it is worked out again.
 * @param changed as `Game.facesChanged`
 */
export function writeFuture<T extends Table>(
  table: T,
  { random, handles, exchange }: OtherFuture,
  changed?: (table: T) => void,
): void {
  const open = writable(table as Table);
  open.random = random;
  open.handles = handles;
  const laid = [...exchange].map(([place, card]) => [place, table.cards[card].definition] as const);
  for (const [place, definition] of laid) open.cards[place].definition = definition;
  if (laid.length === 0) return;
  open.clock += 1;
  forgetCaches(table);
  changed?.(table);
}
