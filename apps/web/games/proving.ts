import type { JudgedGame } from '@lianhuan/judge';
import {
  isScenarioSetup,
  openPractice,
  type Practice,
  type RecordedScenario,
  recordScenario,
  withScenarios,
} from '@lianhuan/judge/played';
import type { Result, Table } from '@lianhuan/kernel';
import { type Engine, engineOf, type GameEngine } from '@lianhuan/releases';
import '../engine/schema.ts';
import type { PrintedAddition, TablePrinter } from '../engine/added-cards.ts';
import type { GameId } from './ids.ts';

/** A game with the judge beside it, for matches that begin where a scenario does. */
export interface Proving {
  /** Opens their records, and all that the game's own engine opens. */
  readonly engine: Engine;
  record(scenario: string): Result<RecordedScenario>;
  /** Opens a scenario that is a task. */
  practise(scenario: string): Result<Practice>;
  /** The cards that were made up for the scenario of a set-up; none of any other. */
  print(setup: unknown): readonly PrintedAddition[];
}

/** What the worker proves each game with; one is fetched when its first proof is opened. */
export const PROVING: Readonly<Record<GameId, () => Promise<Proving>>> = {
  minxin: async () => {
    const [{ minxinEngine }, { minxin }, { printMinxinTable }] = await Promise.all([
      import('./minxin/engine.ts'),
      import('@lianhuan/judge/minxin'),
      import('./minxin/added-cards.ts'),
    ]);
    return proving(minxinEngine, minxin, printMinxinTable);
  },
  sanguozhi: async () => {
    const [{ sanguozhiEngine }, { sanguozhi }, { printSanguozhiTable }] = await Promise.all([
      import('./sanguozhi/engine.ts'),
      import('@lianhuan/judge/sanguozhi'),
      import('./sanguozhi/added-cards.ts'),
    ]);
    return proving(sanguozhiEngine, sanguozhi, printSanguozhiTable);
  },
  evolve: async () => {
    const [{ evolveEngine }, { evolve }, { printEvolveTable }] = await Promise.all([
      import('./evolve/engine.ts'),
      import('@lianhuan/judge/evolve'),
      import('./evolve/added-cards.ts'),
    ]);
    return proving(evolveEngine, evolve, printEvolveTable);
  },
  sanguosha: async () => {
    const [{ sanguoshaEngine }, { sanguosha }, { printSanguoshaTable }] = await Promise.all([
      import('./sanguosha/engine.ts'),
      import('@lianhuan/judge/sanguosha'),
      import('./sanguosha/added-cards.ts'),
    ]);
    return proving(sanguoshaEngine, sanguosha, printSanguoshaTable);
  },
};

function proving<T extends Table, Setup, Event>(
  parts: GameEngine<T>,
  judged: JudgedGame<T, Setup, Event>,
  print: TablePrinter,
): Proving {
  const game = withScenarios(judged);
  return {
    engine: engineOf({ ...parts, game: game as unknown as GameEngine<T>['game'] }),
    record: (scenario) => recordScenario(scenario, judged as unknown as JudgedGame),
    practise: (scenario) => openPractice(scenario, judged as unknown as JudgedGame),
    print(setup) {
      if (!isScenarioSetup(setup)) return [];
      const read = game.readSetup(setup);
      return read.ok ? print(game.start(read.value, 0).library) : [];
    },
  };
}
