// How fast a match online is played: agreed on in the room, kept by the server.

/** How long somebody may think, in milliseconds. */
export interface TimeControl {
  /** For each decision. */
  readonly perDecision: number;
  /** What is thought beyond that comes out of this, once for the whole match. */
  readonly reserve: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Where nobody counts, a bot may play for whoever has had no page open for so long, in milliseconds. */
export const ABSENT_MS = 3 * MINUTE;

/** The ways of counting time, by the names that a room knows them by; null where nobody counts. */
export const TIME_CONTROLS = {
  none: null,
  blitz: { perDecision: 20 * SECOND, reserve: 2 * MINUTE },
  relaxed: { perDecision: MINUTE, reserve: 15 * MINUTE },
  days: { perDecision: 3 * DAY, reserve: 0 },
} as const satisfies Record<string, TimeControl | null>;
export type TimeControlName = keyof typeof TIME_CONTROLS;
export const TIME_CONTROL_NAMES = Object.keys(TIME_CONTROLS) as TimeControlName[];

/**
 * How long a window stays open at least, in milliseconds, whether or not anybody in it has anything to answer with:
 * else the time it takes would tell.
 */
export const PAUSES = [0, 500, 1000, 2000] as const;
export type Pause = (typeof PAUSES)[number];

/** How long after those who play spectators see it, in milliseconds. */
export const DELAYS = [0, 30_000, 120_000, 300_000] as const;
export type Delay = (typeof DELAYS)[number];

/** How fast a room plays. */
export interface Pace {
  readonly time: TimeControlName;
  readonly pause: Pause;
  readonly delay: Delay;
}

/** What is to become of it; what is left out stays. */
export type PaceChange = { readonly [Part in keyof Pace]?: Pace[Part] | undefined };

export const USUAL_PACE: Pace = { time: 'none', pause: 1000, delay: 0 };

/** From this much time left on, the table warns. */
export const WARNING = 10 * SECOND;
