import type { MinxinPublicState } from '@lianhuan/minxin';

/** What things are worth at a stage of the game, in 民心. */
export interface Stage {
  /** Counts the stages, from 0 (the pool is full) on. */
  readonly number: number;
  /** Turns a player is still likely to have after this one. */
  readonly turnsLeft: number;
  /** A point of each, to spend at once. */
  readonly favor: number;
  readonly renown: number;
  readonly power: number;
  readonly siege: number;
  /** A card drawn: about what a card of a middling deck brings when it is played. */
  readonly draw: number;
  /** A weak card less in the deck. */
  readonly exile: number;
  /** A pouch kept. */
  readonly pouch: number;
}

/** How many 轮 a game lasts, when both the pool's size and the players are ordinary. */
const ROUNDS = 11;
/** The stages are few, so that what is worked out for one can be kept. */
const STAGES = 12;

const stages: readonly Stage[] = Array.from({ length: STAGES + 1 }, (_, number) =>
  makeStage(number, 1 - number / STAGES),
);

/** @param full the share of the pool that is left, from 0 to 1 */
function makeStage(number: number, full: number): Stage {
  // Decks gain 民心 ever faster, so the first half of the pool lasts for most of the game.
  const turnsLeft = ROUNDS * (1 - Math.sqrt(1 - full));
  const early = Math.min(1, turnsLeft / 6);
  return {
    number,
    turnsLeft,
    favor: 1,
    renown: 0.4 + 0.5 * early,
    power: 0.6 + 0.15 * early,
    siege: 0.35,
    draw: 1.6 + 0.4 * early,
    exile: 1.1 * early - 0.1,
    pouch: 1.6,
  };
}

/** The stage a game is at: its pool tells. */
export function stageOf({ pool, favorPerPlayer, players }: MinxinPublicState): Stage {
  const full = favorPerPlayer * players.length;
  const gone = full === 0 ? 1 : 1 - pool / full;
  return stages[Math.round(Math.min(1, Math.max(0, gone)) * STAGES)];
}

/** The stage before anything has been gained. */
export const OPENING: Stage = stages[0];
