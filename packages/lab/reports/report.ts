import type { Text } from '@lianhuan/kernel';
import { findGame } from '../games/index.ts';
import type { CardName } from '../games/metrics.ts';
import type { ReadExperiment } from '../simulating/experiment.ts';
import {
  addHistogram,
  type Distribution,
  distribution,
  type Histogram,
} from '../statistics/histogram.ts';
import { type Rate, rateOf } from '../statistics/rate.ts';
import { type CardTally, pairKey, type Tally } from '../statistics/tally.ts';

/** How whoever sat there did. */
export interface SeatFigures {
  /** From 0. */
  readonly seat: number;
  readonly bot: string;
  readonly wins: Rate;
  /** Null in games without scores. */
  readonly meanScore: number | null;
}

/** How a bot did, wherever it sat. */
export interface BotFigures {
  readonly bot: string;
  /** At how many seats it sat. */
  readonly seats: number;
  /** Games won by at least one of those seats. */
  readonly wins: Rate;
}

/** How a side did, whoever was on it. */
export interface SideFigures {
  readonly side: string;
  readonly name: Text;
  /** Of the games in which a seat was on that side, how many such a seat won. */
  readonly wins: Rate;
}

/** How a deck did, whoever played it. */
export interface DeckFigures {
  readonly deck: string;
  /** Of the seats that had it, how many won. */
  readonly wins: Rate;
}

/** How a deck did against another. */
export interface PairFigures {
  readonly deck: string;
  readonly against: string;
  /** Of the games that one of the two won and the other did not, how many {@link deck} won. */
  readonly wins: Rate;
}

export interface CardFigures extends CardName {
  /**
   * Of the times it stood open to get, how often a player got or beat it; null for cards that
   * stand open all the time, or never.
   */
  readonly taken: Rate | null;
  /** How often players got or beat it, a game. */
  readonly takenPerGame: number;
  /** Of the final decks that held it, how many won. */
  readonly wins: Rate;
  /** Mean copies in a winner's final deck, and in another's. */
  readonly copiesWon: number;
  readonly copiesLost: number;
}

/** How games ended. */
export interface Endings {
  /** Games whose victory is shared; each who shares it has won. */
  readonly ties: Rate;
  /** Games that nobody won. */
  readonly draws: Rate;
  /** Games that would have gone on for ever: ended by a rule, or cut off. */
  readonly loops: Rate;
}

/** How long games took, and what they came to. */
export interface Lengths {
  /** How many rounds (or turns) a game took. */
  readonly rounds: Distribution;
  /** How many answers a game took. */
  readonly decisions: Distribution;
  /** Null in games without scores. */
  readonly scores: Distribution | null;
  /** Null when nobody ever won. */
  readonly winningScores: Distribution | null;
  /** Null when nobody ever lost. */
  readonly losingScores: Distribution | null;
}

/** What a simulation found: plain data, the same for the same experiment. */
export interface Report extends Omit<ReadExperiment, 'added'>, Endings, Lengths {
  /** The share of games a seat would win if all were equal and none shared: from 0 to 1. */
  readonly even: number;
  readonly bySeat: readonly SeatFigures[];
  /** By the order of turns: the wins of whoever came first, second, … */
  readonly byOrder: readonly Rate[];
  /** Empty when all seats have the same bot. */
  readonly byBot: readonly BotFigures[];
  /** Only sides that came up; empty in games without sides. */
  readonly bySide: readonly SideFigures[];
  /** Empty in games without decks. */
  readonly byDeck: readonly DeckFigures[];
  /** Each pair of decks once. */
  readonly byPair: readonly PairFigures[];
  /** Only cards that came up; the most telling first (see {@link CardFigures.wins}). */
  readonly cards: readonly CardFigures[];
}

/**
 * Makes the report of what was counted.
 * @param names of the cards, in the order of the tally's.
 * @throws RangeError if no game was counted.
 */
export function makeReport(
  { added: _, ...experiment }: ReadExperiment,
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
    draws: rateOf(tally.draws, games),
    loops: rateOf(tally.loops, games),
    even: evenShare(experiment),
    bySeat: tally.winsBySeat.map((wins, seat) => ({
      seat,
      bot: experiment.bots[seat],
      wins: rateOf(wins, games),
      meanScore: scores.size > 0 ? tally.scoreBySeat[seat] / games : null,
    })),
    byOrder: tally.winsByOrder.map((wins) => rateOf(wins, games)),
    byBot: botFigures(experiment, tally),
    bySide: sideFigures(experiment, tally),
    byDeck: experiment.decks.map((deck) => ({
      deck,
      wins: rateOf(tally.winsByDeck.get(deck) ?? 0, tally.seatsByDeck.get(deck) ?? 0),
    })),
    byPair: pairFigures(experiment, tally),
    rounds: distribution(tally.rounds),
    decisions: distribution(tally.decisions),
    scores: distributionIfAny(scores),
    winningScores: distributionIfAny(tally.winningScores),
    losingScores: distributionIfAny(tally.losingScores),
    cards: cardFigures(tally, names),
  };
}

function evenShare({ game, players }: ReadExperiment): number {
  const found = findGame(game);
  const together = found.ok ? found.value.metrics.teamSize?.(players) : undefined;
  return (together ?? 1) / players;
}

function distributionIfAny(counted: Histogram): Distribution | null {
  return counted.size > 0 ? distribution(counted) : null;
}

function pairFigures({ decks }: ReadExperiment, { winsByPair }: Tally): PairFigures[] {
  return decks.flatMap((deck, index) =>
    decks.slice(index + 1).map((against) => {
      const won = winsByPair.get(pairKey(deck, against)) ?? 0;
      const lost = winsByPair.get(pairKey(against, deck)) ?? 0;
      return { deck, against, wins: rateOf(won, won + lost) };
    }),
  );
}

function botFigures({ bots, games }: ReadExperiment, tally: Tally): BotFigures[] {
  const names = [...new Set(bots)];
  if (names.length === 1) return [];
  return names.map((bot) => ({
    bot,
    seats: bots.filter((other) => other === bot).length,
    wins: rateOf(tally.winsByBot.get(bot) ?? 0, games),
  }));
}

function sideFigures({ game }: ReadExperiment, tally: Tally): SideFigures[] {
  const found = findGame(game);
  const names = found.ok ? (found.value.metrics.sides?.names ?? {}) : {};
  return Object.entries(names).flatMap(([side, name]) => {
    const games = tally.gamesBySide.get(side) ?? 0;
    return games === 0
      ? []
      : [{ side, name, wins: rateOf(tally.winsBySide.get(side) ?? 0, games) }];
  });
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
