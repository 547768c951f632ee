import { fromHere, solvePosition, type ThinkingGame } from '@lianhuan/bots';
import { endsByWord, type Match, type Option, type Seat } from '@lianhuan/kernel';
import { childSeed } from '../simulating/seed.ts';
import {
  botOf,
  busyPicks,
  carelessPicks,
  type Picker,
  picksOf,
  thinkingPicks,
  tryOnce,
} from './tries.ts';

/** Why a position is no puzzle. */
export type Refusal =
  /** Nobody wins by looking at it: the first option each time, or the greedy player. */
  | 'plain'
  /** Careless players never win, so it is not looked through. */
  | 'hopeless'
  /** Careless players win often. */
  | 'easy'
  /** There is no line that surely wins; or more than one; or there are more moments than are looked at. */
  | 'none'
  | 'several'
  | 'vast'
  /** One deed is no puzzle. */
  | 'short'
  /** Its words do not tell two cards of one name apart, of which only one will do. */
  | 'unclear'
  /** A card that could lie hidden would let the other player answer. */
  | 'unsure';

/** What was found out about a position. */
export type Verdict =
  | { readonly puzzle: false; readonly because: Refusal }
  | { readonly puzzle: true; readonly line: readonly string[]; readonly random: number };

/** How much is spent on one position. */
export interface Effort {
  /** So many moments are looked at. */
  readonly nodes: number;
  /** So often careless players try it first. */
  readonly tries: number;
}

/** More of a hundred careless tries than that make a position too easy. */
const RANDOM_SEED = 60;
const MOST_BY_LUCK = 30;
/** Picks what stands first. */
const FIRST: Picker = ({ pending: [{ options }] }) =>
  Math.max(
    0,
    [...options.keys()].findIndex((index) => !endsByWord(options[index].verb)),
  );

/**
 * Is the position at which the match stands at rest a puzzle for the seat: is there one line, and only one, by which it
 * surely wins this turn, and which neither the first option nor the greedy player finds?
 * @param match it is not changed
 */
export function examine(match: Match, seat: Seat, game: ThinkingGame, effort: Effort): Verdict {
  const { id } = match.game;
  const began = fromHere(match);
  const greedy = botOf('greedy', id, 1);
  const tried = (own: Picker, other = picksOf(greedy)) =>
    tryOnce(began.fork(), seat, game, own, other);
  let won = 0;
  const most = (MOST_BY_LUCK * effort.tries) / 100;
  for (let time = 0; time < effort.tries && won <= most; time++) {
    if (tried(busyPicks(time), FIRST)) won += 1;
  }
  if (effort.tries > 0 && won === 0) return refused('hopeless');
  if (won > most) return refused('easy');
  if (tried(FIRST, FIRST) || tried(picksOf(greedy))) return refused('plain');
  const solved = solvePosition(match, seat, game, effort.nodes);
  if (solved.found !== 'one') return refused(solved.found);
  if (solved.line.length < 2) return refused('short');
  if (!tried(saidPicks(solved.line, game), picksOf(greedy))) return refused('unclear');
  return { puzzle: true, line: solved.line, random: failures(60, tryAtRandom) };

  function tryAtRandom(time: number): boolean {
    return tried(carelessPicks(greedy, 100, childSeed(RANDOM_SEED, time)));
  }
}

/**
 * Picks what the deeds of a line say, the first option of each label; where that cannot be picked yet, what tells no lines
 * apart, and else what stands first.
 */
function saidPicks(line: readonly string[], { routineVerbs }: ThinkingGame): Picker {
  const labels = line.flatMap((deed) => deed.split(' → '));
  let said = 0;
  return ({ game, table, pending: [asked] }) => {
    const isSaid = (option: Option) => game.label(table, option, asked).zh === labels[said];
    const index = asked.options.findIndex(isSaid);
    if (index >= 0) {
      said += 1;
      return index;
    }
    return Math.max(
      0,
      asked.options.findIndex(({ verb }) => routineVerbs.includes(verb)),
    );
  };
}

/** How many in a hundred of a few tries of who thinks ahead fail. @param match from its beginning; it is not changed */
export function adviserFailures(match: Match, seat: Seat, game: ThinkingGame, times = 4): number {
  return failures(times, (time) => {
    const twin = match.fork();
    const other = picksOf(botOf('greedy', match.game.id, 1));
    return tryOnce(twin, seat, game, thinkingPicks(twin, seat, game, time), other);
  });
}

function failures(times: number, wins: (time: number) => boolean): number {
  const won = Array.from({ length: times }, (_, time) => wins(time)).filter(Boolean).length;
  return Math.round(((times - won) * 100) / times);
}

function refused(because: Refusal): Verdict {
  return { puzzle: false, because };
}
