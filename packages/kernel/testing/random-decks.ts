import { type Dice, dice } from './dice.ts';

/**
 * How a `TestedGame` with decks is set up: every other seed with the ready ones, the others with random decks.
 * @param randomDeck a legal deck of any cards
 */
export function readyOrRandomDecks(
  randomDeck: (upTo: Dice) => object,
): (players: number, seed: number) => object {
  return (players, seed) => {
    if (seed % 2 === 0) return {};
    const upTo = dice(seed);
    return { decks: Array.from({ length: players }, () => randomDeck(upTo)) };
  };
}

/** So many of these at random, each at most once; all of them where there are not so many. */
export function drawAtRandom<Thing>(from: readonly Thing[], count: number, upTo: Dice): Thing[] {
  const left = [...from];
  const drawn: Thing[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(upTo(left.length), 1));
  return drawn;
}
