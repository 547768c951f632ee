import type { Experiment } from './experiment.ts';
import type { CardName } from './gauge.ts';
import { addHistogram, type Distribution, distribution, type Histogram } from './histogram.ts';
import { type Rate, rateOf } from './rate.ts';
import type { CardTally, Tally } from './tally.ts';

export interface SeatFigures {
  readonly seat: number;
  readonly bot: string;
  readonly wins: Rate;
  readonly meanScore: number;
}

export interface BotFigures {
  readonly bot: string;
  /** At how many seats it sat. */
  readonly seats: number;
  /** Games won by at least one of those seats. */
  readonly wins: Rate;
}

export interface CardFigures extends CardName {
  /**
   * Of the times it stood open to get, how often a player got or beat it; null for cards that
   * stand open all the time, or never.
   */
  readonly taken: Rate | null;
  readonly takenPerGame: number;
  /** Of the final decks that held it, how many won. */
  readonly wins: Rate;
  /** Mean copies in a winner's final deck, and in another's. */
  readonly copiesWon: number;
  readonly copiesLost: number;
}

/** What a simulation found: plain data, the same for the same experiment. */
export interface Report extends Experiment {
  /** Games with more than one winner; each of them has won. */
  readonly ties: Rate;
  /** The share of games a seat would win if all were equal and none shared. */
  readonly even: number;
  readonly bySeat: readonly SeatFigures[];
  /** By the order of turns: the wins of whoever came first, second, … */
  readonly byOrder: readonly Rate[];
  /** Empty when all seats have the same bot. */
  readonly byBot: readonly BotFigures[];
  /** 轮. */
  readonly rounds: Distribution;
  readonly decisions: Distribution;
  readonly scores: Distribution;
  readonly winningScores: Distribution;
  /** Null when nobody ever lost. */
  readonly losingScores: Distribution | null;
  /** Only cards that came up; the most telling first (see {@link CardFigures.wins}). */
  readonly cards: readonly CardFigures[];
}

/** Makes the report of what was counted. @param names of the cards, in the order of the tally's. */
export function makeReport(
  experiment: Experiment,
  tally: Tally,
  names: readonly CardName[],
): Report {
  const { games } = tally;
  const scores: Histogram = new Map();
  addHistogram(scores, tally.winningScores);
  addHistogram(scores, tally.losingScores);
  return {
    ...experiment,
    ties: rateOf(tally.ties, games),
    even: 1 / experiment.players,
    bySeat: tally.winsBySeat.map((wins, seat) => ({
      seat,
      bot: experiment.bots[seat],
      wins: rateOf(wins, games),
      meanScore: tally.scoreBySeat[seat] / games,
    })),
    byOrder: tally.winsByOrder.map((wins) => rateOf(wins, games)),
    byBot: botFigures(experiment, tally),
    rounds: distribution(tally.rounds),
    decisions: distribution(tally.decisions),
    scores: distribution(scores),
    winningScores: distribution(tally.winningScores),
    losingScores: tally.losingScores.size > 0 ? distribution(tally.losingScores) : null,
    cards: cardFigures(tally, names),
  };
}

function botFigures({ bots, games }: Experiment, tally: Tally): BotFigures[] {
  const names = [...new Set(bots)];
  if (names.length === 1) return [];
  return names.map((bot) => ({
    bot,
    seats: bots.filter((other) => other === bot).length,
    wins: rateOf(tally.winsByBot.get(bot) ?? 0, games),
  }));
}

function cardFigures(tally: Tally, names: readonly CardName[]): CardFigures[] {
  const winners = tally.winsBySeat.reduce((sum, wins) => sum + wins, 0);
  const losers = tally.games * tally.winsBySeat.length - winners;
  return tally.cards
    .map((card, index) => ({
      ...names[index],
      taken: names[index].always || card.offered === 0 ? null : rateOf(card.taken, card.offered),
      takenPerGame: card.taken / tally.games,
      wins: rateOf(card.winningDecks, card.decks),
      copiesWon: perDeck(card.copiesWon, winners),
      copiesLost: perDeck(card.copiesLost, losers),
    }))
    .filter((_, index) => cameUp(tally.cards[index]))
    .sort((a, b) => b.wins.rate - a.wins.rate || (a.id < b.id ? -1 : 1));
}

function perDeck(copies: number, decks: number): number {
  return decks === 0 ? 0 : copies / decks;
}

function cameUp({ decks, offered }: CardTally): boolean {
  return decks > 0 || offered > 0;
}
