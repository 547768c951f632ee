import { type Bot, createBot, letBotAnswer } from '@lianhuan/bots';
import { Match, type Seat } from '@lianhuan/kernel';
import { findGame } from '../games/index.ts';
import type { LabGame } from '../games/lab-game.ts';
import { lineupAt } from '../simulating/lineup.ts';
import { childSeed } from '../simulating/seed.ts';

/** What a ladder is made of. */
export interface LadderGame {
  /** The id of a game. */
  readonly game: string;
  readonly players: number;
  readonly seed: number;
}

/** Two bots that meet, by their names. */
export type Pair = readonly [first: string, second: string];

/** No deal of a ladder is one that anything was learnt from: their seeds hang from other numbers. */
const LADDER = 0x1adde2;
const TOO_LONG = 50_000;

/**
 * Plays one game between two bots: what the first one won of it, from 0 to 1. Each deal is played twice, with sides
 * exchanged: games 0 and 1 are the same deal, and so on. With ready decks, all that can meet do in turn.
 *
 * With two players each has a seat; with more, one plays for all of one side: for every other seat, or in games of roles
 * for the first side there is and for all the others.
 * @throws Error if the game breaks or does not end
 */
export function playDuel(
  { game: id, players, seed }: LadderGame,
  pair: Pair,
  number: number,
): number {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.problems[0].text.en);
  const { game, setup, decks, metrics } = found.value;
  const deal = Math.floor(number / 2);
  const own = childSeed(childSeed(seed, LADDER), deal);
  const read = game.readSetup(setup(players, lineupAt(decks(), players, deal)));
  if (!read.ok) throw new Error(read.problems[0].text.en);
  const match = new Match(game, { setup: read.value, seed: own, checkpointEvery: 0 });
  const [first, second] = number % 2 === 0 ? [0, 1] : [1, 0];
  const bots = [first, second].map((which) => botsOf(pair[which], id, players, own));
  const sideOf = (seat: Seat) => sideAt(metrics, match, seat);
  while (match.outcome === null) {
    if (match.answers.length > TOO_LONG) return 0.5;
    const seats = bots[0].map((_, seat) => bots[sideOf(seat as Seat)][seat]);
    if (!letBotAnswer(match, seats)) throw new Error(`game ${number} stopped before it was over`);
  }
  const { winners } = match.outcome;
  const sides = new Set(winners.map(sideOf));
  if (sides.size !== 1) return 0.5;
  return sides.has(number % 2 === 0 ? 0 : 1) ? 1 : 0;
}

function botsOf(name: string, game: string, players: number, seed: number): Bot[] {
  return Array.from({ length: players }, (_, seat) => {
    const made = createBot(name, game, childSeed(seed, seat));
    if (!made.ok) throw new Error(made.problems[0].text.en);
    return made.value;
  });
}

/** Which of the two sides a seat is on. */
function sideAt({ sides }: LabGame['metrics'], { table }: Match, seat: Seat): 0 | 1 {
  const side = table.seats > 2 ? sides?.of(table, seat) : undefined;
  if (side === undefined || side === null) return seat % 2 === 0 ? 0 : 1;
  return side === Object.keys(sides?.names ?? {})[0] || side === 'landlord' ? 0 : 1;
}
