/** Windows in which a player may use 快速 in the other's turn (7.4.4, 8.4.7). */
export const WINDOWS = ['attack', 'end'] as const;
export type QuickWindow = (typeof WINDOWS)[number];

/** Whether the game stops there to ask: where the player could use something, always, or never. */
export const STOPS = ['able', 'always', 'never'] as const;
export type Stop = (typeof STOPS)[number];

/** A player who passes for the rest of a turn. */
export interface Passing {
  readonly seat: number;
  readonly turn: number;
}

/** What a player of EVOLVE prefers. */
export interface EvolvePreferences extends Readonly<Record<QuickWindow, Stop>> {
  readonly passing: Passing | null;
}

const DEFAULTS: EvolvePreferences = { attack: 'able', end: 'able', passing: null };

/** What was stored, as far as it can be read. */
export function readPreferences(stored: unknown): EvolvePreferences {
  const given = (stored ?? {}) as Partial<Record<keyof EvolvePreferences, unknown>>;
  return {
    attack: STOPS.find((one) => one === given.attack) ?? DEFAULTS.attack,
    end: STOPS.find((one) => one === given.end) ?? DEFAULTS.end,
    passing: readPassing(given.passing),
  };
}

function readPassing(given: unknown): Passing | null {
  if (typeof given !== 'object' || given === null) return null;
  const { seat, turn } = given as Partial<Record<keyof Passing, unknown>>;
  return typeof seat === 'number' && typeof turn === 'number' ? { seat, turn } : null;
}
