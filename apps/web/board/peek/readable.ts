import { type Handle, UNSEEN } from '@lianhuan/kernel';
import type { Values } from '../../cards/kit.tsx';
import type { TableKit } from '../table-kit.ts';
import type { TableView } from '../table-view.ts';

/** What can be read where something is pointed at. */
export interface Readable {
  readonly definition: string;
  readonly values: Values;
  /** The card, if it lies on the table. */
  readonly handle?: Handle;
}

/**
 * The card that an element shows or names: by its handle in `data-handle`, or by its definition in `data-reads`; null
 * for one that this seat may not see.
 */
export function readable(element: HTMLElement, seen: TableView, kit: TableKit): Readable | null {
  const { handle, reads } = element.dataset;
  if (reads !== undefined) return reads === UNSEEN ? null : { definition: reads, values: null };
  const card = seen.find(Number(handle) as Handle)?.card;
  if (!card) return null;
  const definition = kit.faceOf?.(card, seen) ?? card.definition;
  if (definition === UNSEEN) return null;
  return { definition, values: card.values, handle: card.handle };
}
