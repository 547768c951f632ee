import { type RefObject, useEffect } from 'react';
import { useBoard } from '../board-context.tsx';

/** Scrolls to where a hint points: a card far out in a hand or in a heap that is looked through, a pile below the screen. */
export function useHintInView(table: RefObject<HTMLElement | null>): void {
  const { hint, opened } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet that opens over the table has cards of its own
  useEffect(() => {
    if (hint === null) return;
    const places = [...(table.current?.querySelectorAll<HTMLElement>('[data-hinted]') ?? [])];
    // What stands on top is what is looked at.
    const onTop = places.filter((place) => place.closest('dialog'));
    // The first of several last, so that it is seen where not all can be.
    for (const place of (onTop.length > 0 ? onTop : places).reverse()) {
      place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [hint, opened, table]);
}
