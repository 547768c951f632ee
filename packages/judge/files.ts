import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Text } from '@lianhuan/kernel';
import { type Citation, gatherCitations } from './coverage/citations.ts';
import { type Ablation, ablationOf, type Coverage, coverageOf } from './coverage/coverage.ts';
import { GAMES } from './games/index.ts';
import { readScenarios } from './reading/read-scenarios.ts';
import type { FileProblem } from './reading/source.ts';
import { runScenario, type ScenarioResult } from './running/run-scenario.ts';
import type { JudgedGame } from './scenario/judged-game.ts';
import type { Scenario } from './scenario/scenario.ts';
import { readTextFile } from './text-file.ts';

/** What came of running scenario files. */
export interface ScenarioReport {
  readonly results: readonly ScenarioResult[];
  /** What is wrong with the files themselves. */
  readonly problems: readonly FileProblem[];
  /** 0: all passed; 1: some failed; 2: a file cannot be read as scenarios. */
  readonly exitCode: 0 | 1 | 2;
}

/** Runs the scenarios of these files; of a folder, those of all `.yaml` files in it. */
export function runScenarioFiles(paths: readonly string[]): ScenarioReport {
  const { scenarios, problems } = readScenarioFiles(paths);
  const results = scenarios.map((scenario) => runScenario(scenario));
  const failed = results.some(({ passed }) => !passed);
  return { results, problems, exitCode: problems.length > 0 ? 2 : failed ? 1 : 0 };
}

/** Reads the scenarios of these files and folders without running them. */
export function readScenarioFiles(paths: readonly string[]): {
  scenarios: Scenario[];
  problems: FileProblem[];
} {
  const scenarios: Scenario[] = [];
  const problems: FileProblem[] = [];
  for (const path of paths) {
    for (const file of yamlFiles(path, problems)) {
      const text = readText(file, problems);
      if (text === null) continue;
      const read = readScenarios(text, file, GAMES);
      scenarios.push(...read.scenarios);
      problems.push(...read.problems);
    }
  }
  return { scenarios, problems };
}

/** The scenarios that belong to a game. */
export function scenariosOf(game: string): { scenarios: Scenario[]; problems: FileProblem[] } {
  return readScenarioFiles([scenarioFolder(game)]);
}

/** The tasks of a game, one a file, that a player can practise on. */
export function practiceOf(game: string): { scenarios: Scenario[]; problems: FileProblem[] } {
  return readScenarioFiles([join(folderOf(game), 'practice')]);
}

/** Where the scenarios of a game lie, from where the program was called. */
export function scenarioFolder(game: string): string {
  return relative(process.cwd(), join(folderOf(game), 'scenarios')) || '.';
}

/**
 * How every rule of a game is covered by code and scenarios; files are named from the project's folder.
 * @param ablating switches each rule off too, to see whether a scenario notices.
 * @throws RangeError if there is no such game.
 */
export function coverage(game: string, ablating = true): Coverage {
  const judged = judgedGame(game);
  const results = scenariosOf(game).scenarios.map((scenario) =>
    runScenario({ ...scenario, file: fromProject(scenario.file) }),
  );
  return coverageOf(judged, results, citationsOf(game), ablating);
}

/**
 * Switches each rule of a game off in turn, and sorts the rules by whether a scenario noticed.
 * @throws RangeError if there is no such game.
 */
export function ablate(game: string): Ablation {
  return ablationOf(coverage(game));
}

function judgedGame(game: string): JudgedGame {
  if (Object.hasOwn(GAMES, game)) return GAMES[game];
  throw new RangeError(`no game "${game}"; there are: ${Object.keys(GAMES).join(', ')}`);
}

/** Where a game's source cites its rules: TypeScript, or in an installed package the JavaScript made of it. */
function citationsOf(game: string): Map<string, Citation[]> {
  const folder = folderOf(game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.[jt]s$/.test(file))
    .filter((file) => !/(^|[\\/])(test|node_modules)[\\/]/.test(file))
    .sort()
    .map((file) => ({
      file: fromProject(join(folder, file)),
      source: readFileSync(join(folder, file), 'utf8'),
    }));
  return gatherCitations(files);
}

/** A file's name from the folder of the project, the same on every machine. */
function fromProject(file: string): string {
  return relative(PROJECT, resolve(file)).split(sep).join('/');
}

/** The folder of the project, or the one that packages were installed into. */
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the package of a game lies, wherever it was installed. */
function folderOf(game: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@lianhuan/${game}`));
}

function yamlFiles(path: string, problems: FileProblem[]): string[] {
  if (!isFolder(path)) return [path];
  const names = namesIn(path);
  const files = names?.filter((file) => /\.ya?ml$/.test(file)).sort() ?? [];
  if (names === null) problems.push(problemAt(path, NOT_OPEN));
  else if (files.length === 0) problems.push(problemAt(path, NO_SCENARIOS));
  return files.map((file) => join(path, file));
}

/** The names in a folder, without what its subfolders hold; null if the folder may not be read. */
function namesIn(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}

/** Is there a folder of this name? Anything else is read as a file, and reading tells what is wrong with it. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function readText(file: string, problems: FileProblem[]): string | null {
  const read = readTextFile(file);
  if (read.ok) return read.value;
  for (const { text } of read.problems) problems.push(problemAt(file, text));
  return null;
}

const NO_SCENARIOS: Text = {
  zh: '文件夹里没有 .yaml 文件',
  en: 'There is no .yaml file in this folder',
};
const NOT_OPEN: Text = { zh: '没有读取这个文件夹的权限', en: 'This folder may not be read' };

function problemAt(file: string, text: Text): FileProblem {
  return { file, line: 1, column: 1, path: '', text };
}
