import { createBot, letBotAnswer } from '@lianhuan/bots';
import { type CardId, Match, type Seat, type Table } from '@lianhuan/kernel';
import { findGame } from '../games/index.ts';
import type { LabGame } from '../games/lab-game.ts';
import type { Metrics, OfferMetrics } from '../games/metrics.ts';
import type { Experiment, ReadExperiment } from './experiment.ts';
import { chosenFrom, lineupAt } from './lineup.ts';
import { childSeed } from './seed.ts';

/** What one game came to. Cards are indexes into the table's library. */
export interface MatchFigures {
  /** Empty if nobody won: in a draw, or if it did not end. */
  readonly winners: readonly number[];
  /** True if several won who do not play as one team, nor on one side. */
  readonly shared: boolean;
  /** It would have gone on for ever, and was ended by a rule or by the lab. */
  readonly looped: boolean;
  /** The deck of each seat; empty in games without decks. */
  readonly decks: readonly string[];
  /** The side of each seat; null for none. */
  readonly sides: readonly (string | null)[];
  /** Null in games without scores. */
  readonly scores: readonly number[] | null;
  readonly rounds: number;
  /** By seat: which in the order of turns it was, from 0. */
  readonly order: readonly number[];
  readonly decisions: number;
  /** The cards of each seat (`held` of its metrics), one entry a copy. */
  readonly held: readonly (readonly number[])[];
  /** One entry each time a card came to stand open, and each time one was got or beaten. */
  readonly offered: readonly number[];
  readonly taken: readonly number[];
}

/** No game of any rulebook asks so much; one that does would go on for ever, and is cut off. */
const TOO_MANY_DECISIONS = 50_000;

/** The seed of an experiment's `index`-th game. */
export function gameSeed(experiment: Pick<Experiment, 'seed'>, index: number): number {
  return childSeed(experiment.seed, index);
}

/**
 * Plays one game of an experiment to its end.
 * @throws Error, naming the game and its seed, if it breaks.
 */
export function runTrial(experiment: ReadExperiment, index: number): MatchFigures {
  const seed = gameSeed(experiment, index);
  const decks = lineupAt(experiment.decks, experiment.players, index);
  try {
    return playOut(sure(findGame(experiment.game)), experiment, decks, seed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`game ${index} (seed ${seed}): ${reason}`, { cause: error });
  }
}

function playOut(
  { game, metrics, setup }: LabGame,
  experiment: ReadExperiment,
  decks: readonly string[],
  seed: number,
): MatchFigures {
  const bots = experiment.bots.map((name, seat) =>
    sure(createBot(name, experiment.game, childSeed(seed, seat))),
  );
  const { players, written, added, mode } = experiment;
  const match = new Match(game, {
    setup: sure(game.readSetup(setup(players, chosenFrom(decks, written), added, mode))),
    seed,
    checkpointEvery: 0,
  });
  const watch = metrics.offer && watchOffer(metrics.offer, match.table);
  const holdings = metrics.heldAtAnyTime ? watchHoldings(metrics, match.table) : null;
  while (match.answers.length <= TOO_MANY_DECISIONS && letBotAnswer(match, bots)) {
    watch?.look();
    holdings?.look();
  }
  if (match.outcome === null && match.answers.length <= TOO_MANY_DECISIONS) {
    throw new Error('it stopped before it was over');
  }
  return {
    ...figuresOf(metrics, match),
    held: (holdings ?? watchHoldings(metrics, match.table)).held(),
    decks,
    offered: watch?.offered ?? [],
    taken: watch?.taken ?? [],
  };
}

function figuresOf(
  metrics: Metrics,
  { table, outcome, answers }: Match,
): Omit<MatchFigures, 'decks' | 'held' | 'offered' | 'taken'> {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  const winners = outcome?.winners ?? [];
  const sides = seats.map((seat) => metrics.sides?.of(table, seat) ?? null);
  return {
    winners,
    shared: winners.length > (metrics.teamSize?.(table.seats) ?? 1) && !areTogether(winners, sides),
    looped: outcome === null || metrics.looped?.(table) === true,
    sides,
    scores: metrics.scores?.(table) ?? null,
    rounds: metrics.rounds(table),
    order: seats.map((seat) => metrics.order(table, seat)),
    decisions: answers.length,
  };
}

/** Are all these seats on one side? */
function areTogether(seats: readonly number[], sides: readonly (string | null)[]): boolean {
  const [first] = seats;
  return sides[first] !== null && seats.every((seat) => sides[seat] === sides[first]);
}

interface HoldingsWatch {
  /** Adds what each seat holds now. */
  look(): void;
  /** The definitions of all that each seat was seen to hold, by seat, one entry a copy. */
  held(): number[][];
}

function watchHoldings(metrics: Metrics, table: Table): HoldingsWatch {
  const seen = Array.from({ length: table.seats }, () => new Set<CardId>());
  function look(): void {
    for (const [seat, cards] of seen.entries()) {
      for (const card of metrics.held(table, seat as Seat)) cards.add(card);
    }
  }
  look();
  return {
    look,
    held: () => seen.map((cards) => [...cards].map((card) => table.cards[card].definition)),
  };
}

interface OfferWatch {
  /** Compares the offer with what it was at the last look. */
  look(): void;
  readonly offered: readonly number[];
  readonly taken: readonly number[];
}

/** A card while it stands open for anybody to get; one that leaves and comes back counts as another offer. */
interface Standing {
  readonly card: CardId;
  readonly incarnation: number;
  /** A player has beaten it already, and it is about to leave. */
  readonly beaten: boolean;
}

function watchOffer(metrics: OfferMetrics, table: Table): OfferWatch {
  const offered: number[] = [];
  const taken: number[] = [];
  let standing: readonly Standing[] = [];
  let mark = metrics.mark(table);

  function look(): void {
    const now = metrics.cards(table);
    for (const { card, incarnation, beaten } of standing) {
      const { definition, incarnation: current } = table.cards[card];
      if (current === incarnation) continue;
      if (beaten || metrics.taken(table, card, mark)) taken.push(definition);
    }
    for (const card of now) {
      if (!standing.some((one) => isStill(one, card))) offered.push(table.cards[card].definition);
    }
    standing = now.map((card) => ({
      card,
      incarnation: table.cards[card].incarnation,
      beaten: metrics.beaten(table, card),
    }));
    mark = metrics.mark(table);
  }

  function isStill(one: Standing, card: CardId): boolean {
    return one.card === card && one.incarnation === table.cards[card].incarnation;
  }

  look();
  return { look, offered, taken };
}

/** The value that was read; nothing can be wrong with it, for it was read once before with the experiment. */
function sure<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('the experiment was not read first');
  return result.value;
}
