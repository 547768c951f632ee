import { gradeOf, type Puzzle, THINKING, type ThinkingGame } from '@lianhuan/bots';
import { Match, makeLink, type Seat } from '@lianhuan/kernel';
import type { LabGame } from '../games/lab-game.ts';
import { lineupAt } from '../simulating/lineup.ts';
import { childSeed } from '../simulating/seed.ts';
import { adviserFailures, type Effort, examine, type Refusal } from './examine.ts';
import { NEAR } from './near.ts';
import { botOf, busyPicks, carelessPicks, type Picker, picksOf } from './tries.ts';

/** A puzzle that has no number yet. */
export type Found = Omit<Puzzle, 'number'>;

/** Hears of each position that was looked at. */
export type Looked = (came: Refusal | 'puzzle') => void;

/** How often in a hundred those who play the games pick at random; two of them sit at each table. */
const CARELESS = [10, 25, 45, 70];
/** No game asks so much. */
const TOO_LONG = 6000;

/**
 * Plays the game of this number between two careless players, and looks for puzzles at the beginning of their turns and
 * wherever something hidden has come to light in a turn.
 * @param seed of all games; which game it is follows from it and the number
 */
export function findPuzzles(
  lab: LabGame,
  effort: Effort,
  seed: number,
  number: number,
  looked: Looked,
): Found[] {
  const { game, setup, decks } = lab;
  const thinking = THINKING[game.id];
  const own = childSeed(seed, number);
  const read = game.readSetup(setup(2, lineupAt(decks(), 2, Math.abs(childSeed(own, 1)))));
  if (!read.ok) throw new Error(read.problems[0].text.en);
  const match = new Match(game, { setup: read.value, seed: own, checkpointEvery: 0 });
  const seats = [0, 1].map((seat) => playerOf(game.id, childSeed(own, 2 + seat)));
  const isNear = NEAR[game.id] ?? (() => true);
  /** The best of each turn: two of one turn would be much alike. */
  const found = new Map<number, Found>();
  let before = '';
  while (match.outcome === null && match.answers.length < TOO_LONG) {
    const [{ seat }] = match.pending;
    const moment = momentOf(match, seat, thinking);
    if (moment !== null && moment !== before && isNear(match, seat)) {
      before = moment;
      const came = look(match, seat);
      if (WINNABLE.has(came)) {
        for (let time = 0; time < ASTRAY; time++) {
          const deeds = deedsAtRandom(match, seat, thinking, time);
          for (const twin of deeds) if (!WINNABLE.has(look(twin, seat))) break;
        }
      }
    }
    match.answer(seat, seats[seat](match));
  }
  return [...found.values()];

  function look(at: Match, seat: Seat): Refusal | 'puzzle' {
    const verdict = examine(at, seat, thinking, effort);
    const came = verdict.puzzle ? 'puzzle' : verdict.because;
    looked(came);
    const turn = thinking.turns(at);
    if (verdict.puzzle && verdict.line.length > (found.get(turn)?.line.length ?? 0)) {
      found.set(turn, foundAt(at, seat, thinking, verdict));
    }
    return came;
  }
}

/** Where the turn can be won, a deed later there may be but one way left, and not a plain one. */
const WINNABLE: ReadonlySet<Refusal | 'puzzle'> = new Set(['plain', 'easy', 'several', 'vast']);
/** So many times deeds are done at random from there, until it cannot be won any more. */
const ASTRAY = 8;
/** At most so many. */
const MOST_DEEDS = 5;

/** The match after each deed of some at random, at rest in the same turn; it is one match that is played on. */
function* deedsAtRandom(
  match: Match,
  seat: Seat,
  thinking: ThinkingGame,
  time: number,
): Generator<Match> {
  const other = picksOf(botOf('greedy', match.game.id, 1));
  const random = busyPicks(childSeed(match.answers.length, time));
  const twin = match.fork();
  for (let deed = 0; deed < MOST_DEEDS; deed++) {
    do {
      const [asked] = twin.pending;
      twin.answer(asked.seat, asked.seat === seat ? random(twin) : other(twin));
      if (twin.outcome !== null || thinking.turns(twin) !== thinking.turns(match)) return;
    } while (momentOf(twin, seat, thinking) === null);
    yield twin;
  }
}

/** What a seat at rest in its own turn has to think about; null elsewhere. It is the same until luck or a hidden card comes in. */
function momentOf(match: Match, seat: Seat, { turns, activeOf }: ThinkingGame): string | null {
  if (!match.idle || match.isTogether || activeOf(match) !== seat) return null;
  const { random, zones } = match.table;
  const decks = zones.filter(({ visibility }) => visibility === 'nobody');
  return [turns(match), random.drawn, ...decks.map(({ cards }) => cards.length)].join();
}

/** The position at which a match stands as a puzzle that has no number yet. */
export function foundAt(
  match: Match,
  seat: Seat,
  thinking: ThinkingGame,
  { line, random }: { readonly line: readonly string[]; readonly random: number },
): Found {
  const adviser = adviserFailures(match, seat, thinking);
  return {
    link: makeLink(match.record()),
    seat,
    grade: gradeOf(line.length, adviser),
    line,
    failures: { random, adviser },
  };
}

function playerOf(game: string, seed: number): Picker {
  const careless = CARELESS[(seed >>> 0) % CARELESS.length];
  return carelessPicks(botOf('greedy', game, seed), careless, seed);
}
