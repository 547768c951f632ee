import { useEffect, useRef, useState } from 'react';

/**
 * After how many answers the player decided the last time, before the decision at hand; null where that is not known.
 * @param asked after how many answers the player is asked now; null while nothing is asked
 */
export function useLastDecision(asked: number | null): number | null {
  const [moments, setMoments] = useState<readonly [number | null, number | null]>([null, null]);
  const latest = useRef<number | null>(null);
  useEffect(() => {
    if (asked === null || asked === latest.current) return;
    // Whoever takes something back stands before what was known.
    const before = latest.current !== null && latest.current < asked ? latest.current : null;
    latest.current = asked;
    setMoments([before, asked]);
  }, [asked]);
  return moments[0];
}
