import { useLayoutEffect, useRef } from 'react';

/** Where one is within a page: a rule, a term or a card. */
const PLACE_WITHIN = /^(\/(?:rules|terms|cards)\/[^/]+)\/[^/]+$/;

/**
 * A page that a link opens begins at its top. Back and forward leave it to the browser where it was, and what leads to
 * a place within the page does not scroll to its top first.
 */
export function usePageTop(address: string): void {
  const page = address.replace(PLACE_WITHIN, '$1');
  const before = useRef(page);
  // Before what a page scrolls to by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every address is noted
  useLayoutEffect(() => {
    // An entry of the history that was there before has been turned back to.
    const isNew = history.state?.visited !== true;
    if (isNew && page !== before.current) scrollTo(0, 0);
    before.current = page;
    history.replaceState({ ...history.state, visited: true }, '');
  }, [address]);
}

/** Goes to an address; one that takes the place of another is as visited as that. */
export function goAndKeep(
  go: (to: string, options?: { replace?: boolean; state?: unknown }) => void,
  to: string,
  options?: { replace?: boolean; state?: unknown },
): void {
  go(to, options?.replace ? { ...options, state: history.state } : options);
}
