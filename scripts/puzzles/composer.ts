import type { JudgedGame } from '@lianhuan/judge';
import { minxin } from '@lianhuan/judge/minxin';
import { withScenarios } from '@lianhuan/judge/played';
import { sanguozhi } from '@lianhuan/judge/sanguozhi';
import { type Game, Match } from '@lianhuan/kernel';
import { type Composition, childSeed, type LabGame } from '@lianhuan/lab';

/** Makes a position up; all of it follows from the seed. Null where it is no position to begin with. */
export type Composer = (seed: number) => Composition | null;

/** Draws what a position is made of. */
export class Draws {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A whole number from 0, less than this. */
  below(limit: number): number {
    return (childSeed(this.#seed, this.#drawn++) >>> 0) % limit;
  }

  /** So many different ones of these, or all of them where there are no more. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [drawn] = left.splice(this.below(left.length), 1);
      return drawn as T;
    });
  }
}

const GAMES = {
  minxin: withScenarios(minxin as unknown as JudgedGame) as unknown as Game,
  sanguozhi: withScenarios(sanguozhi as unknown as JudgedGame) as unknown as Game,
};

/** The game, whose records may begin with a scenario. */
export function playedAsScenario(lab: LabGame): LabGame {
  const { id } = lab.game;
  return isComposed(id) ? { ...lab, game: GAMES[id] } : lab;
}

function isComposed(id: string): id is keyof typeof GAMES {
  return id in GAMES;
}

/** A match that begins where the scenario does. @throws Error if it cannot be read */
export function openScenario(id: keyof typeof GAMES, scenario: string): Match {
  const game = GAMES[id];
  const setup = game.readSetup({ scenario });
  if (!setup.ok) throw new Error(`${setup.problems[0].text.en}\n${scenario}`);
  return new Match(game, { setup: setup.value, seed: 1, checkpointEvery: 0 });
}
