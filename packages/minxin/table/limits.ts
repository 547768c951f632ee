/** What keeps a game from going on for ever, and its numbers from growing so; the rulebook leaves it open (see the readings in the README). */

/** The 轮 after which the game ends, whatever the pool holds. */
export const LAST_ROUND = 300;

/** So many 轮 before the last the players are told how many are left. */
export const LAST_ROUNDS = 10;

/** After so many things that a player has done since the end of their last turn, they can only end the play. */
export const MOST_DEEDS = 200;

/** How deep abilities may bring each other about before it is a loop. */
export const DEEPEST = 64;

/** The most that a player has of 战力, 声望, 民心 or 攻城战力: far below where numbers stop being exact. */
export const MOST_HELD = 999_999_999;
