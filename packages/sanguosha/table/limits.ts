/** What keeps events from being inserted into each other without end (P2); the rulebook leaves it open (see the readings in the README). */

/** So deep in each other flows are a loop that nobody can stop, and the game is a draw; real ones are some ten deep. */
export const DEEPEST = 300;

/** So deep nobody goes on who need not, so that what players choose to repeat ends by itself. */
export const DEEPEST_CHOSEN = 200;
