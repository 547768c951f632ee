/** What keeps a game from going on for ever; the rulebook leaves it open (see the readings in the README). */

/** So deep in each other flows are a loop that nobody can stop (P2), and the game is a draw; real ones are some ten deep. */
export const DEEPEST = 300;

/** So deep nobody goes on who need not, so that what players choose to repeat ends by itself. */
export const DEEPEST_CHOSEN = 200;

/** After so many things that a player has done in a play phase it can only end it. */
export const MOST_DEEDS = 200;

/** So often what may be repeated is done at one use. */
export const MOST_REPEATS = 200;
