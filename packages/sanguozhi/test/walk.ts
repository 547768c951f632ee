import { drawRandom, Match, SURRENDER, seedRandom } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../events.ts';
import { sanguozhi } from '../game.ts';
import { readSetup, type SanguozhiSetup } from '../setup.ts';
import type { SanguozhiTable } from '../table.ts';
import { randomDeck } from './random-deck.ts';

export type SanguozhiMatch = Match<SanguozhiTable, SanguozhiSetup, SanguozhiEvent>;

/** A source of numbers that follow from a seed. */
export function dice(seed: number): (bound: number) => number {
  let state = seedRandom(seed);
  return (bound) => {
    const drawn = drawRandom(state, (upTo) => upTo(bound));
    state = drawn.state;
    return drawn.result;
  };
}

export interface Walk {
  readonly players: number;
  readonly seed: number;
  readonly recorded?: boolean;
  /** Less makes a shorter game. */
  readonly grain?: number;
}

/** A match at its beginning, with random legal decks, or every other time with the ready ones. */
export function newMatch({ players, seed, recorded = false, grain = 30 }: Walk): SanguozhiMatch {
  const upTo = dice(seed);
  const decks = Array.from({ length: players }, () => randomDeck(upTo));
  const setup = readSetup(seed % 2 === 0 ? { players, grain } : { players, grain, decks });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  return new Match(sanguozhi, { setup: setup.value, seed, recorded });
}

/** No game of ours is as long as that. */
const TOO_LONG = 50_000;

/** To give up ends a game, so it is not picked more often than once in so many times. */
const GIVING_UP = 500;

/** Answers at random until the match is over, or `stop` says so after an answer. */
export function walk(
  match: SanguozhiMatch,
  upTo: (bound: number) => number,
  stop: (match: SanguozhiMatch) => boolean = () => false,
): void {
  while (match.pending.length > 0) {
    const { seat, options } = match.pending[upTo(match.pending.length)];
    let index = upTo(options.length);
    while (options[index].verb === SURRENDER && upTo(GIVING_UP) > 0) index = upTo(options.length);
    match.answer(seat, index);
    if (stop(match)) return;
    if (match.answers.length > TOO_LONG) throw new Error('the game does not end');
  }
}
