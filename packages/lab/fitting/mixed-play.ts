import { type Bot, createBot, ONE_CHAPTER, randomBot, type ThinkingGame } from '@lianhuan/bots';
import { glance, InformationSet, Match, type Seat } from '@lianhuan/kernel';
import type { LabGame } from '../games/lab-game.ts';
import { lineupAt } from '../simulating/lineup.ts';
import { childSeed } from '../simulating/seed.ts';
import type { Example } from './logistic.ts';

/** A position of a game that was played, as one seat stood in it. */
export interface Sample extends Example {
  readonly chapter: string;
  /** The number of its game. */
  readonly game: number;
  /** How far its game had come, from 0 to 1. */
  readonly progress: number;
}

/** Which games are played to learn from. */
export interface MixedPlay {
  readonly players: readonly number[];
  readonly seed: number;
  /** How many in a hundred seats think ahead; the others are greedy. */
  readonly thinking: number;
}

/**
 * How many in a hundred picks are made at random while a game is careless, by seat: so that what lies on the table and
 * what is held are told apart, which greedy play alone always has together.
 */
const CARELESS = [0, 10, 25, 50];

/**
 * With each turn that begins, a careless game becomes careful for good with one chance in so many. Only what follows is
 * learnt from: a seat that went on being careless would make what it has look worth less than it is.
 */
const CARELESS_TURNS = 8;

/** Plays the game of this number, and gives its positions at the beginning of careful turns, for each seat. */
export function playMixed(
  { game, setup, decks }: LabGame,
  thinking: ThinkingGame,
  play: MixedPlay,
  number: number,
): Sample[] {
  const seed = childSeed(play.seed, number);
  const players = play.players[number % play.players.length];
  const lineup = lineupAt(decks(), players, Math.abs(childSeed(seed, 1)));
  const read = game.readSetup(setup(players, lineup));
  if (!read.ok) throw new Error(read.problems[0].text.en);
  const match = new Match(game, { setup: read.value, seed, checkpointEvery: 0 });
  const seats = Array.from({ length: players }, (_, seat) =>
    seatAt(match, seat as Seat, thinking, play.thinking, seed),
  );
  const luck = numbersFrom(childSeed(seed, 2));
  let careful = luck() % CARELESS_TURNS === 0;
  const taken: Omit<Sample, 'won' | 'progress'>[] = [];
  const turns: number[] = [];
  let turn = thinking.turns(match);
  while (match.outcome === null && match.answers.length < TOO_LONG) {
    const [{ seat }] = match.pending;
    match.answer(seat, seats[seat](careful));
    const now = thinking.turns(match);
    if (now === turn || match.outcome !== null) continue;
    turn = now;
    careful ||= luck() % CARELESS_TURNS === 0;
    if (!careful) continue;
    for (let of = 0; of < players; of++) {
      turns.push(now);
      taken.push({
        chapter: thinking.features.chapter?.(match, of as Seat) ?? ONE_CHAPTER,
        features: thinking.features.read(match, of as Seat),
        game: number,
      });
    }
  }
  const { outcome } = match;
  if (outcome === null) return [];
  const shared = outcome.winners.length === players ? 1 / players : 1;
  return taken.map((sample, at) => ({
    ...sample,
    won: outcome.winners.includes((at % players) as Seat) ? shared : 0,
    progress: turns[at] / turn,
  }));
}

const TOO_LONG = 20_000;

/** Somebody who plays greedily or thinks ahead and, until it is asked to be careful, picks at random now and then. */
function seatAt(
  match: Match,
  seat: Seat,
  { secrets }: ThinkingGame,
  thinkers: number,
  seed: number,
): (careful: boolean) => number {
  const own = childSeed(seed, 100 + seat);
  const luck = numbersFrom(own);
  const careless = CARELESS[luck() % CARELESS.length];
  const name = luck() % 100 < thinkers ? 'adviser' : 'greedy';
  const made = createBot(name, match.game.id, own);
  if (!made.ok) throw new Error(made.problems[0].text.en);
  const bot: Bot = made.value;
  const random = randomBot(own);
  const set = name === 'greedy' ? null : new InformationSet(match, seat, secrets);
  return (careful) => {
    const seen = glance(match, seat);
    if (!careful && luck() % 100 < careless) return random.choose(seen);
    return set === null ? bot.choose(seen) : bot.choose(seen, () => set);
  };
}

/** Whole numbers from 0 on that follow from a seed. */
function numbersFrom(seed: number): () => number {
  let drawn = 0;
  return () => childSeed(seed, drawn++) >>> 0;
}
