/** When the game stops to ask in a window where the player could only pass. */
export const STOPS = ['when-able', 'always'] as const;
type Stop = (typeof STOPS)[number];

/** Whether an 进场 ability that only gives is asked about. */
export const HARMLESS = ['by-itself', 'ask'] as const;
type Harmless = (typeof HARMLESS)[number];

/** A turn in which a player wants something done unasked. */
export interface InTurn {
  readonly seat: number;
  readonly turn: number;
}

/** What a player of 民心 prefers. */
export interface MinxinPreferences {
  readonly stop: Stop;
  readonly harmless: Harmless;
  /** The player does not answer others in that turn. */
  readonly passing: InTurn | null;
  /** The player plays all cards that only give, in that turn. */
  readonly giving: InTurn | null;
}

/** What was stored, as far as it can be read. */
export function readPreferences(stored: unknown): MinxinPreferences {
  const given = (stored ?? {}) as Partial<Record<keyof MinxinPreferences, unknown>>;
  return {
    stop: STOPS.find((one) => one === given.stop) ?? 'when-able',
    harmless: HARMLESS.find((one) => one === given.harmless) ?? 'by-itself',
    passing: readTurn(given.passing),
    giving: readTurn(given.giving),
  };
}

function readTurn(given: unknown): InTurn | null {
  if (typeof given !== 'object' || given === null) return null;
  const { seat, turn } = given as Partial<Record<keyof InTurn, unknown>>;
  return typeof seat === 'number' && typeof turn === 'number' ? { seat, turn } : null;
}

/** Whether what was wanted in a turn still is. */
export function stillHolds(
  wanted: InTurn | null,
  seat: number,
  { turn }: { readonly turn: number },
): boolean {
  return wanted?.seat === seat && wanted.turn === turn;
}
