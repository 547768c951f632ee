import { useEffect } from 'react';
import { usePreferences } from '../../../engine/settings.ts';
import { passesOn } from '../automatic.ts';
import { readPreferences } from '../preferences.ts';
import { useSanguozhiSeen } from './sanguozhi-seen.ts';

/** To pass for a while holds at this table and until then: no other game must take it for its own. */
export function useForgetting(): void {
  const { state } = useSanguozhiSeen();
  const [stored, change] = usePreferences('sanguozhi');
  const { passing } = readPreferences(stored);
  const over = passing !== null && !passesOn(passing, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes what it is made from
  useEffect(() => {
    if (over) change({ passing: null });
  }, [over]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table goes
  useEffect(() => () => change({ passing: null }), []);
}
