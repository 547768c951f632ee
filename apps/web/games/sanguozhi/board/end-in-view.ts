import { type RefObject, useEffect } from 'react';

/**
 * Where the table has not room for all, one’s own side at its end is what to see first; and it stays
 * in view while what is asked, or the chain, takes more room, unless the player scrolled away.
 */
export function useEndInView(place: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const table = place.current?.closest('.board-table');
    if (!wanted || !table) return;
    let atEnd = true;
    let beyond = 0;
    const keep = () => {
      beyond = table.scrollHeight - table.clientHeight;
      if (atEnd) table.scrollTop = beyond;
    };
    const look = () => {
      // A part that changed its size may have scrolled the table, and not the player.
      if (table.scrollHeight - table.clientHeight !== beyond) return;
      atEnd = beyond - table.scrollTop < NEAR;
    };
    const watch = new ResizeObserver(keep);
    for (const element of [table, ...table.children]) watch.observe(element);
    table.addEventListener('scroll', look);
    return () => {
      watch.disconnect();
      table.removeEventListener('scroll', look);
    };
  }, [place, wanted]);
}

/** A distance below one row of cards, in pixels: a player who looks elsewhere has scrolled further. */
const NEAR = 24;
