import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Refused } from '../release/words.ts';
import { type MutableFile, readMutable } from './mutant.ts';

/** Folders without rule code: what people read, what is printed on cards, and tests. */
export const NOT_RULE_CODE = ['cards', 'describe', 'scenarios', 'test', 'testing', 'node_modules'];

/** The files whose code is changed, and the package they are of. */
export interface Source {
  readonly package: string;
  readonly files: readonly MutableFile[];
  /** Of a file that was asked about by lines (from 1): only changes in these are tried. */
  readonly lines: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * The rule code of these files and folders; `FILE:30` or `FILE:30-40` are these lines of a file. A folder that is
 * named itself is taken, whatever it holds.
 * @throws Refused if there is no such file, nothing to change, or code of several packages
 */
export function readSource(root: string, paths: readonly string[]): Source {
  const found = new Set<string>();
  const lines = new Map<string, Set<number>>();
  for (const path of paths) {
    const [, place, from, to] = /^(.*?)(?::(\d+)(?:-(\d+))?)?$/.exec(path) ?? [path, path];
    const code = codeUnder(root, resolve(place), path);
    for (const file of code) found.add(file);
    if (from !== undefined) addLines(lines, code, Number(from), Number(to ?? from));
  }
  const files = [...found].sort();
  if (files.length === 0) throw new Refused(`There is no rule code in ${paths.join(', ')}`);
  const packages = new Set(files.map((file) => /^packages\/([^/]+)\//.exec(file)?.[1]));
  const [name, ...others] = packages;
  if (name === undefined) throw new Refused('A PATH should be in a folder of packages/');
  if (others.length > 0) throw new Refused('All PATHs should be in one package');
  const sources = files.map((file) => [file, read(root, file)] as const);
  const run = sources.filter(([, source]) => !isOfABuild(source));
  return { package: name, files: run.map(([file, source]) => readMutable(file, source)), lines };
}

function addLines(
  lines: Map<string, Set<number>>,
  files: readonly string[],
  from: number,
  to: number,
): void {
  for (const file of files) {
    const wanted = lines.get(file) ?? new Set();
    for (let line = from; line <= to; line++) wanted.add(line);
    lines.set(file, wanted);
  }
}

/** Only a build runs it: no scenario and no test comes there. */
function isOfABuild(source: string): boolean {
  return source.includes('import.meta.glob') || source.includes("from 'virtual:");
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function codeUnder(root: string, path: string, asWritten: string): string[] {
  if (!existsSync(path)) throw new Refused(`There is no file or folder “${asWritten}”`);
  if (!statSync(path).isDirectory()) {
    if (!isCode(path)) throw new Refused(`“${asWritten}” is no TypeScript code`);
    return [fromRoot(root, path)];
  }
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => isCode(file) && !isApart(file))
    .map((file) => fromRoot(root, join(path, file)));
}

function isCode(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.endsWith('.test.ts');
}

function isApart(file: string): boolean {
  return file.split(sep).some((folder) => NOT_RULE_CODE.includes(folder));
}

function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
