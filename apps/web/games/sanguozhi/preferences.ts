import type { Phase } from '@lianhuan/sanguozhi';

/** The phases in which players have 行动权, in the order of a turn. */
export const STOP_PHASES = [
  'start',
  'prepare',
  'attack',
  'defence',
  'end',
] as const satisfies readonly Phase[];
export type StopPhase = (typeof STOP_PHASES)[number];

/**
 * Where the game stops to ask a player who has 行动权: in the phases chosen, wherever that player
 * could do something but pass, always, or never.
 */
export const STOPS = ['chosen', 'able', 'always', 'never'] as const;
export type Stop = (typeof STOPS)[number];

/** The same once others have put something into the chain, for the first of those. */
export const CHAIN_STOPS = ['able', 'always', 'never'] as const;
type ChainStop = (typeof CHAIN_STOPS)[number];

/** A player who passes on and on: for the rest of a turn, or until others do something. */
export interface Passing {
  readonly until: 'turn-end' | 'news';
  readonly seat: number;
  /** The turn in which this was said. */
  readonly turn: number;
  /** The highest number that something in the chain had by then; −1 for none. */
  readonly known: number;
  /** A battle was under way by then. */
  readonly fighting: boolean;
}

/** What a player of 三国智 prefers. */
export interface SanguozhiPreferences {
  readonly stop: Stop;
  /** Phases of one's own turns, and of others’. */
  readonly own: readonly StopPhase[];
  readonly others: readonly StopPhase[];
  readonly chain: ChainStop;
  readonly passing: Passing | null;
}

export const DEFAULTS: SanguozhiPreferences = {
  stop: 'chosen',
  own: ['prepare', 'defence'],
  others: ['attack', 'end'],
  chain: 'able',
  passing: null,
};

/** What was stored, as far as it can be read. */
export function readPreferences(stored: unknown): SanguozhiPreferences {
  const given = (stored ?? {}) as Partial<Record<keyof SanguozhiPreferences, unknown>>;
  return {
    stop: STOPS.find((one) => one === given.stop) ?? DEFAULTS.stop,
    own: readPhases(given.own) ?? DEFAULTS.own,
    others: readPhases(given.others) ?? DEFAULTS.others,
    chain: CHAIN_STOPS.find((one) => one === given.chain) ?? DEFAULTS.chain,
    passing: readPassing(given.passing),
  };
}

function readPhases(given: unknown): StopPhase[] | null {
  if (!Array.isArray(given)) return null;
  return STOP_PHASES.filter((phase) => given.includes(phase));
}

function readPassing(given: unknown): Passing | null {
  if (typeof given !== 'object' || given === null) return null;
  const { until, seat, turn, known, fighting } = given as Partial<Record<keyof Passing, unknown>>;
  if (until !== 'turn-end' && until !== 'news') return null;
  if (typeof seat !== 'number' || typeof turn !== 'number' || typeof known !== 'number')
    return null;
  return { until, seat, turn, known, fighting: fighting === true };
}
