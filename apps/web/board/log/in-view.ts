import { type RefObject, useEffect } from 'react';

/** Brings what opened into view, and again as it grows: the words of its rules come later. */
export function useInView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = place.current;
    if (!opened) return;
    const sizes = new ResizeObserver(() => opened.scrollIntoView({ block: 'nearest' }));
    sizes.observe(opened);
    return () => sizes.disconnect();
  }, [place]);
}
