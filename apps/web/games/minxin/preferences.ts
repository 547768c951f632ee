/** When the game stops to ask in a window where the player could only pass. */
export const STOPS = ['when-able', 'always'] as const;
type Stop = (typeof STOPS)[number];

/** What a player of 民心 prefers. */
export interface MinxinPreferences {
  readonly stop: Stop;
}

/** What was stored, as far as it can be read. */
export function readPreferences(stored: unknown): MinxinPreferences {
  const stop = (stored as Partial<MinxinPreferences> | undefined)?.stop;
  return { stop: STOPS.find((one) => one === stop) ?? 'when-able' };
}
