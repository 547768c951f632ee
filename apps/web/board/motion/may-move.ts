import { useSettings } from '../../engine/settings.ts';

/** The player likes things to move, here and on the whole device. */
export function mayMove(): boolean {
  const { animations } = useSettings.getState();
  return animations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
