import { addHistogram, count, type Histogram } from './histogram.ts';
import type { MatchFigures } from './trial.ts';

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
  /** Games with more than one winner. */
  ties: number;
  readonly winsBySeat: number[];
  /** By who had the first turn, the second, … */
  readonly winsByOrder: number[];
  /** Games won by at least one seat of that bot. */
  readonly winsByBot: Map<string, number>;
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
    winsBySeat: Array(players).fill(0),
    winsByOrder: Array(players).fill(0),
    winsByBot: new Map(),
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
  const { winners, scores, order, decks } = figures;
  tally.games += 1;
  if (winners.length > 1) tally.ties += 1;
  for (const seat of winners) {
    tally.winsBySeat[seat] += 1;
    tally.winsByOrder[order[seat]] += 1;
  }
  for (const bot of new Set(winners.map((seat) => bots[seat]))) count(tally.winsByBot, bot);
  count(tally.rounds, figures.rounds);
  count(tally.decisions, figures.decisions);
  for (let seat = 0; seat < scores.length; seat++) {
    const won = winners.includes(seat);
    tally.scoreBySeat[seat] += scores[seat];
    count(won ? tally.winningScores : tally.losingScores, scores[seat]);
    countDeck(tally.cards, decks[seat], won);
  }
  for (const definition of figures.offered) tally.cards[definition].offered += 1;
  for (const definition of figures.taken) tally.cards[definition].taken += 1;
}

/** @param deck the definition of each card in it */
function countDeck(cards: readonly CardTally[], deck: readonly number[], won: boolean): void {
  for (const definition of deck) {
    if (won) cards[definition].copiesWon += 1;
    else cards[definition].copiesLost += 1;
  }
  for (const definition of new Set(deck)) {
    cards[definition].decks += 1;
    if (won) cards[definition].winningDecks += 1;
  }
}

/** Adds what another worker counted. */
export function addTally(into: Tally, other: Tally): void {
  into.games += other.games;
  into.ties += other.ties;
  addEach(into.winsBySeat, other.winsBySeat);
  addEach(into.winsByOrder, other.winsByOrder);
  addEach(into.scoreBySeat, other.scoreBySeat);
  for (const [bot, wins] of other.winsByBot) count(into.winsByBot, bot, wins);
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
