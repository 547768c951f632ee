import type { MatchFigures } from '../simulating/trial.ts';
import { addHistogram, count, type Histogram } from './histogram.ts';

/** What is counted of one card. */
export interface CardTally {
  /** Final decks that hold it, and how many of them won. */
  decks: number;
  winningDecks: number;
  /** Copies in the final decks of winners and of the others. */
  copiesWon: number;
  copiesLost: number;
  /** How often it stood open to get, and how often a player then got or beat it. */
  offered: number;
  taken: number;
}

/**
 * What is counted over many games. All of it is whole numbers, so that games may be counted in any
 * order and by any number of workers with the same result.
 */
export interface Tally {
  games: number;
  /** Games with a victory that is shared, games that nobody won, and games without an end. */
  ties: number;
  draws: number;
  loops: number;
  readonly winsBySeat: number[];
  /** Wins by place in the order of turns: of whoever had the first turn, the second, … */
  readonly winsByOrder: number[];
  /** Games won by at least one seat of that bot. */
  readonly winsByBot: Map<string, number>;
  /** Games in which a seat was on that side, and those of them that such a seat won. */
  readonly gamesBySide: Map<string, number>;
  readonly winsBySide: Map<string, number>;
  /** Seats that had that deck, and those of them that won. */
  readonly seatsByDeck: Map<string, number>;
  readonly winsByDeck: Map<string, number>;
  /** How often a seat with one deck won and a seat with the other did not, by {@link pairKey}. */
  readonly winsByPair: Map<string, number>;
  readonly scoreBySeat: number[];
  readonly rounds: Histogram;
  readonly decisions: Histogram;
  readonly winningScores: Histogram;
  readonly losingScores: Histogram;
  readonly cards: CardTally[];
}

/** A tally of nothing. */
export function emptyTally(players: number, cards: number): Tally {
  return {
    games: 0,
    ties: 0,
    draws: 0,
    loops: 0,
    winsBySeat: Array(players).fill(0),
    winsByOrder: Array(players).fill(0),
    winsByBot: new Map(),
    gamesBySide: new Map(),
    winsBySide: new Map(),
    seatsByDeck: new Map(),
    winsByDeck: new Map(),
    winsByPair: new Map(),
    scoreBySeat: Array(players).fill(0),
    rounds: new Map(),
    decisions: new Map(),
    winningScores: new Map(),
    losingScores: new Map(),
    cards: Array.from({ length: cards }, () => ({
      decks: 0,
      winningDecks: 0,
      copiesWon: 0,
      copiesLost: 0,
      offered: 0,
      taken: 0,
    })),
  };
}

/** Counts one game. @param bots the name of the bot at each seat. */
export function countMatch(tally: Tally, figures: MatchFigures, bots: readonly string[]): void {
  const { winners, scores, order, held } = figures;
  tally.games += 1;
  if (figures.shared) tally.ties += 1;
  if (winners.length === 0) tally.draws += 1;
  if (figures.looped) tally.loops += 1;
  for (const seat of winners) {
    tally.winsBySeat[seat] += 1;
    tally.winsByOrder[order[seat]] += 1;
  }
  for (const bot of new Set(winners.map((seat) => bots[seat]))) count(tally.winsByBot, bot);
  count(tally.rounds, figures.rounds);
  count(tally.decisions, figures.decisions);
  countSides(tally, figures);
  countDecks(tally, figures);
  for (let seat = 0; seat < held.length; seat++) {
    const won = winners.includes(seat);
    countHeld(tally.cards, held[seat], won);
    if (scores === null) continue;
    tally.scoreBySeat[seat] += scores[seat];
    count(won ? tally.winningScores : tally.losingScores, scores[seat]);
  }
  for (const definition of figures.offered) tally.cards[definition].offered += 1;
  for (const definition of figures.taken) tally.cards[definition].taken += 1;
}

function countSides(tally: Tally, { sides, winners }: MatchFigures): void {
  const named = (side: string | null) => (side === null ? [] : [side]);
  for (const side of new Set(sides.flatMap(named))) count(tally.gamesBySide, side);
  const won = winners.flatMap((seat) => named(sides[seat]));
  for (const side of new Set(won)) count(tally.winsBySide, side);
}

/** Names the victories of one deck over another. */
export function pairKey(deck: string, over: string): string {
  return JSON.stringify([deck, over]);
}

function countDecks(tally: Tally, { decks, winners }: MatchFigures): void {
  for (const [seat, deck] of decks.entries()) {
    count(tally.seatsByDeck, deck);
    if (!winners.includes(seat)) continue;
    count(tally.winsByDeck, deck);
    for (const [other, over] of decks.entries()) {
      if (over !== deck && !winners.includes(other)) count(tally.winsByPair, pairKey(deck, over));
    }
  }
}

/** @param held the definition of each card a player has */
function countHeld(cards: readonly CardTally[], held: readonly number[], won: boolean): void {
  for (const definition of held) {
    if (won) cards[definition].copiesWon += 1;
    else cards[definition].copiesLost += 1;
  }
  for (const definition of new Set(held)) {
    cards[definition].decks += 1;
    if (won) cards[definition].winningDecks += 1;
  }
}

const COUNTED_BY_NAME = [
  'winsByBot',
  'gamesBySide',
  'winsBySide',
  'seatsByDeck',
  'winsByDeck',
  'winsByPair',
] as const;

/** Adds what another worker counted. */
export function addTally(into: Tally, other: Tally): void {
  into.games += other.games;
  into.ties += other.ties;
  into.draws += other.draws;
  into.loops += other.loops;
  addEach(into.winsBySeat, other.winsBySeat);
  addEach(into.winsByOrder, other.winsByOrder);
  addEach(into.scoreBySeat, other.scoreBySeat);
  for (const key of COUNTED_BY_NAME) {
    for (const [name, times] of other[key]) count(into[key], name, times);
  }
  addHistogram(into.rounds, other.rounds);
  addHistogram(into.decisions, other.decisions);
  addHistogram(into.winningScores, other.winningScores);
  addHistogram(into.losingScores, other.losingScores);
  for (const [index, card] of other.cards.entries()) {
    const sum = into.cards[index];
    for (const key of Object.keys(card) as (keyof CardTally)[]) sum[key] += card[key];
  }
}

function addEach(into: number[], other: readonly number[]): void {
  for (let index = 0; index < into.length; index++) into[index] += other[index];
}
