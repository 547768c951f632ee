import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scenario } from '@lianhuan/judge';
import { proofsOf } from './proofs.ts';
import { takeTests } from './vitest.ts';

/** By whom a change can be noticed, in the order in which they are asked. */
export const CHECK_SORTS = ['scenario', 'test', 'proof', 'mode', 'golden'] as const;
export type CheckSort = (typeof CHECK_SORTS)[number];

/** Something that fails when the code is not as it should be. */
export interface Check {
  readonly sort: CheckSort;
  readonly name: string;
  /** For a scenario in the other modes: the check that plays it forwards. */
  readonly forwards: number | null;
  /** @throws anything, or gives a promise that is broken, when it fails. */
  run(): unknown;
}

/** All that is asked about the code of a package: its own tests, and of a game its scenarios, what they prove, and golden games. */
export async function gatherChecks(root: string, name: string): Promise<Check[]> {
  const tests = await gatherTests(join(root, 'packages', name, 'test'));
  if (!existsSync(join(root, 'packages', name, 'scenarios'))) return tests;
  const { scenariosOf } = await import('@lianhuan/judge');
  const { scenarios } = scenariosOf(name);
  return [
    ...(await playedForwards(scenarios)),
    ...tests,
    ...(await proofsOf(name, scenarios)),
    ...(await playedInModes(scenarios)),
    ...(await playedOn(name, scenarios)),
    ...(await gatherGolden(name)),
  ];
}

async function gatherTests(folder: string): Promise<Check[]> {
  await import('../../tests/property-seed.ts');
  await failAtOnce();
  const checks: Check[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.test.ts')).sort()) {
    if (readsSource(join(folder, file))) continue;
    await import(pathToFileURL(join(folder, file)).href);
    for (const { title, run } of takeTests()) {
      checks.push({ sort: 'test', name: `${file} › ${title}`, forwards: null, run });
    }
  }
  return checks;
}

/** Only Vite gives a test the source of modules; such a test reads what stands there, and runs none of it. */
function readsSource(file: string): boolean {
  return readFileSync(file, 'utf8').includes('import.meta.glob');
}

/** A property that fails is enough: nobody reads the smallest case that breaks it. */
async function failAtOnce(): Promise<void> {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
}

async function playedForwards(scenarios: readonly Scenario[]): Promise<Check[]> {
  const { runScenario } = await import('@lianhuan/judge');
  return scenarios.map((scenario) => ({
    sort: 'scenario',
    name: scenario.title,
    forwards: null,
    run: () => {
      const { failure } = runScenario(scenario);
      if (failure !== null) throw new Error(failure.text.en);
    },
  }));
}

async function playedInModes(scenarios: readonly Scenario[]): Promise<Check[]> {
  const { InModes, MODES } = await import('@lianhuan/judge');
  const modes = MODES.filter((mode) => mode !== 'forwards');
  return scenarios.map((scenario, index) => ({
    sort: 'mode',
    name: scenario.title,
    forwards: index,
    run: () => {
      const played = new InModes(scenario);
      for (const mode of modes) {
        const [difference] = played.play(mode);
        if (difference) throw new Error(`${mode}: ${difference.what}`);
      }
    },
  }));
}

/** What becomes of scenarios that are played on: it tells no more than golden games do, that something is otherwise. */
async function playedOn(game: string, scenarios: readonly Scenario[]): Promise<Check[]> {
  const { continuationOf, FROM, keyOf, readContinuations } = await import(
    '../../tests/continuations/continuation.ts'
  );
  const kept = readContinuations(game);
  const walks = scenarios.flatMap((scenario) => FROM.map((from) => ({ scenario, from })));
  return walks.flatMap(({ scenario, from }) => {
    const name = keyOf(scenario, from);
    if (!(name in kept)) return [];
    const run = () => {
      if (continuationOf(scenario, from) !== kept[name]) throw new Error('it goes on otherwise');
    };
    return [{ sort: 'golden', name: `${name}, played on`, forwards: null, run }];
  });
}

async function gatherGolden(game: string): Promise<Check[]> {
  const { readGolden, recordOf } = await import('../release/golden.ts');
  const { todaysEngine } = await import('../release/todays-engine.ts');
  const engine = todaysEngine(game);
  const golden = readGolden(game, engine.version);
  return (golden?.games ?? []).map((one, index) => ({
    sort: 'golden',
    name: `golden game ${index}`,
    forwards: null,
    run: () => {
      const record = recordOf(golden!, engine.content, one);
      const [problem] = record.ok ? engine.check(record.value) : record.problems;
      if (problem) throw new Error(problem.text.en);
    },
  }));
}
