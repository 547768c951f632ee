/** When a player is asked where nothing but a pass is possible. */
export const STOPS = ['when-able', 'always'] as const;
type Stop = (typeof STOPS)[number];

/** When a player who holds 无懈可击 is asked for it. */
export const NULLIFYING = ['always', 'own', 'never'] as const;
type Nullifying = (typeof NULLIFYING)[number];

/** A player who lets tricks go by for the rest of a turn. */
export interface Passing {
  readonly seat: number;
  /** The turn in which this was said, counted from the beginning. */
  readonly turn: number;
}

/** What a player of 三国杀 prefers. */
export interface SanguoshaPreferences {
  readonly stop: Stop;
  /** `own`: where a trick aims at the player, or somebody would counter a card of the player's. */
  readonly nullifying: Nullifying;
  readonly passing: Passing | null;
}

/** What was stored, as far as it can be read. */
export function readPreferences(stored: unknown): SanguoshaPreferences {
  const given = (stored ?? {}) as Partial<Record<keyof SanguoshaPreferences, unknown>>;
  return {
    stop: STOPS.find((one) => one === given.stop) ?? 'when-able',
    nullifying: NULLIFYING.find((one) => one === given.nullifying) ?? 'always',
    passing: readPassing(given.passing),
  };
}

function readPassing(given: unknown): Passing | null {
  if (typeof given !== 'object' || given === null) return null;
  const { seat, turn } = given as Partial<Record<keyof Passing, unknown>>;
  return typeof seat === 'number' && typeof turn === 'number' ? { seat, turn } : null;
}
