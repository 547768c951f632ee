import { createBot, letBotAnswer } from '@lianhuan/bots';
import { type CardId, Match, type Seat, type Table } from '@lianhuan/kernel';
import type { Experiment } from './experiment.ts';
import { findGame, type LabGame } from './games.ts';
import type { Gauge } from './gauge.ts';
import { childSeed } from './seed.ts';

/** What one game came to. Cards are indexes into the table's library. */
export interface MatchFigures {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rounds: number;
  /** Which in the order of turns each seat was. */
  readonly order: readonly number[];
  readonly decisions: number;
  /** The final deck of each seat, one entry a copy. */
  readonly decks: readonly (readonly number[])[];
  /** One entry each time a card came to stand open, and each time one was got or beaten. */
  readonly offered: readonly number[];
  readonly taken: readonly number[];
}

/** No game of any rulebook asks so much; one that does would go on for ever. */
const TOO_MANY_DECISIONS = 50_000;

/** The seed of an experiment's `index`-th game. */
export function gameSeed(experiment: Experiment, index: number): number {
  return childSeed(experiment.seed, index);
}

/**
 * Plays one game of an experiment to its end.
 * @throws Error, naming the game and its seed, if it breaks or does not end.
 */
export function runTrial(experiment: Experiment, index: number): MatchFigures {
  const seed = gameSeed(experiment, index);
  try {
    return playOut(sure(findGame(experiment.game)), experiment, seed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`game ${index} (seed ${seed}): ${reason}`, { cause: error });
  }
}

function playOut({ game, gauge }: LabGame, experiment: Experiment, seed: number): MatchFigures {
  const setup = sure(game.readSetup({ players: experiment.players }));
  const bots = experiment.bots.map((name, seat) =>
    sure(createBot(name, experiment.game, childSeed(seed, seat))),
  );
  const match = new Match(game, { setup, seed, checkpointEvery: 0 });
  const watch = watchOffer(gauge, match.table);
  while (letBotAnswer(match, bots)) {
    watch.look();
    if (match.answers.length > TOO_MANY_DECISIONS) throw new Error('it does not end');
  }
  return figuresOf(gauge, match, watch);
}

function figuresOf(gauge: Gauge, match: Match, watch: OfferWatch): MatchFigures {
  const { table, outcome } = match;
  if (outcome === null) throw new Error('it stopped before it was over');
  const seats = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  return {
    winners: outcome.winners,
    scores: gauge.scores(table),
    rounds: gauge.rounds(table),
    order: seats.map((seat) => gauge.order(table, seat)),
    decisions: match.answers.length,
    decks: seats.map((seat) => gauge.deck(table, seat).map((card) => table.cards[card].definition)),
    offered: watch.offered,
    taken: watch.taken,
  };
}

interface OfferWatch {
  /** Compares the offer with what it was at the last look. */
  look(): void;
  readonly offered: readonly number[];
  readonly taken: readonly number[];
}

/** A card as it stands open: should it leave and come back, it is offered anew. */
interface Standing {
  readonly card: CardId;
  readonly incarnation: number;
  /** A player has beaten it already, and it is about to leave. */
  readonly beaten: boolean;
}

function watchOffer(gauge: Gauge, table: Table): OfferWatch {
  const offered: number[] = [];
  const taken: number[] = [];
  let standing: readonly Standing[] = [];
  let mark = gauge.mark(table);

  function look(): void {
    const now = gauge.offer(table);
    for (const { card, incarnation, beaten } of standing) {
      const { definition, incarnation: current } = table.cards[card];
      if (current === incarnation) continue;
      if (beaten || gauge.taken(table, card, mark)) taken.push(definition);
    }
    for (const card of now) {
      if (!standing.some((one) => isStill(one, card))) offered.push(table.cards[card].definition);
    }
    standing = now.map((card) => ({
      card,
      incarnation: table.cards[card].incarnation,
      beaten: gauge.beaten(table, card),
    }));
    mark = gauge.mark(table);
  }

  function isStill(one: Standing, card: CardId): boolean {
    return one.card === card && one.incarnation === table.cards[card].incarnation;
  }

  look();
  return { look, offered, taken };
}

/** What was read before, and found good, is good still. */
function sure<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('the experiment was not read first');
  return result.value;
}
