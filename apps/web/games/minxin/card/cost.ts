import type { MinxinCard } from './library.ts';

/** Kinds that are paid for. */
export function hasCost({ kind }: MinxinCard): boolean {
  return kind !== 'event' && kind !== 'herald' && kind !== 'dust' && kind !== 'pouch';
}
