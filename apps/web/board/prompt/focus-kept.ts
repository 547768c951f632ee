import { type RefObject, useEffect, useRef } from 'react';

/** What had the focus last; null where nothing had it since the page was loaded. */
let last: Element | null = null;

/** Notes from now on what has the focus, so that one can tell when it was lost. */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
  });
}

/** Has nothing the focus, so that no key goes anywhere? */
function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/** Is what had the focus gone? */
function isLost(): boolean {
  return isNowhere() && last !== null && (!last.isConnected || last.matches(':disabled'));
}

/**
 * Gives the focus to a place whenever what had it is gone: a card that was used, a note or a sheet that was closed, the
 * curtain between two players; and where nothing has it when the game goes on.
 * @param moment what is shown of the game: another one once it has gone on
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, moment: unknown): void {
  const shown = useRef(moment);
  useEffect(() => {
    // Not as the table opens: it may be looked at with a mouse.
    if (shown.current === moment) return;
    shown.current = moment;
    if (isNowhere()) place.current?.focus({ preventScroll: true });
  }, [place, moment]);
  useEffect(() => {
    const keep = () => isLost() && place.current?.focus({ preventScroll: true });
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
}
