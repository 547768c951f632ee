import type { CardId, Flow } from '@lianhuan/kernel';
import type { SanguozhiTable } from '../../table/table.ts';

/**
 * Looks for one thing to be put right: null where there is nothing, which is most often so and takes no
 * flow; else what is done, and whether anything came of it.
 */
export type Check = (table: SanguozhiTable) => Flow<boolean> | null;

/** A rule effect that holds at this moment (804.5). */
export interface Due {
  /** The cards that it makes leave the field: what they were when it was found is kept (804.4). */
  readonly leaving: readonly CardId[];
  /** Carries it out, on what was found; gives whether anything came of it. */
  readonly deeds: Flow<boolean>;
  /** As `deeds`, but without these cards: another rule effect moves them elsewhere (300.7). */
  without?(cards: ReadonlySet<CardId>): Flow<boolean>;
  /** Where `without` can be asked for: where the cards go, and by which rule. */
  readonly into?: 'graveyard' | 'hand';
}

/** Looks for rule effects of a kind; null where none holds. */
export type MomentCheck = (table: SanguozhiTable) => Due | null;
