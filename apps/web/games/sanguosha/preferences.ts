/** When a player is asked where nothing but a pass is possible. */
export const STOPS = ['when-able', 'always'] as const;
type Stop = (typeof STOPS)[number];

/** When a player who holds 无懈可击 is asked for it. */
export const NULLIFYING = ['always', 'own', 'never'] as const;
type Nullifying = (typeof NULLIFYING)[number];

/** Cards that a player may choose not to be asked for again in a turn: 无懈可击, and 桃 for others who are dying. */
const LET_GO = ['nullification', 'peach'] as const;
export type LetGoCard = (typeof LET_GO)[number];

/** What a player may choose not to be asked for again in a turn: those, and skills by their names. */
export type LetGo = LetGoCard | `skill:${string}`;

/** A player who lets tricks go by, or those die who are dying, or leaves skills, for the rest of a turn. */
export interface Passing {
  readonly seat: number;
  readonly what: readonly LetGo[];
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
  const { seat, turn, what } = given as Partial<Record<keyof Passing, unknown>>;
  if (typeof seat !== 'number' || typeof turn !== 'number') return null;
  // What was stored before there was more than one thing tells of 无懈可击.
  return { seat, turn, what: Array.isArray(what) ? what.filter(isLetGo) : [LET_GO[0]] };
}

function isLetGo(one: unknown): one is LetGo {
  if (typeof one !== 'string') return false;
  return one.startsWith('skill:') || LET_GO.some((card) => card === one);
}
