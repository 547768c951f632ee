import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@lianhuan/kernel';
import { RELEASED, type Release } from '@lianhuan/releases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGolden, recordOf } from '../../scripts/release/golden.ts';
import {
  compileIn,
  emptyFolder,
  installPacked,
  NODES,
  type NodeVersion,
  runHere,
  runIn,
} from './installed.ts';

// What `npm run pack` makes is installed into an empty folder, and does there what the project does
// here: what is written to the screen must be the same, under the oldest Node and the newest.

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const PROGRAM = example('ts');
const RULING = example('yaml', 'game:');

/** A busy machine takes its time, in milliseconds. */
const PATIENT = 120_000;

const PACKED = [...readdirSync(join(ROOT, 'packages')), 'cli'].sort();
const ENTRIES = PACKED.filter((name) => name !== 'cli')
  .map((name) => `export * as ${name} from '@lianhuan/${name}';\n`)
  .join('');
const work = emptyFolder();
const folder = join(work, 'stranger');
let faults = '';
const versions = Object.keys(NODES).map((version) => Number(version) as NodeVersion);

beforeAll(async () => {
  await installPacked(join(work, 'tarballs'), folder);
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'entries.ts'), ENTRIES);
  writeFileSync(join(folder, 'ruling.yaml'), RULING);
  faults = await compileIn(folder, ['program.ts', 'entries.ts']);
}, 3 * PATIENT);

afterAll(() => rmSync(work, { recursive: true, force: true }), PATIENT);

test('every package of the project is packed, and the command', () => {
  expect(readdirSync(join(folder, 'node_modules/@lianhuan')).sort()).toEqual(PACKED);
});

describe.each(PACKED)('the package %s', (name) => {
  const inside = join(folder, 'node_modules/@lianhuan', name);
  const files = () =>
    readdirSync(inside, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll('\\', '/'),
    );

  test('says who may use it, and what it is', () => {
    const manifest = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module' });
    expect(manifest.private).toBeUndefined();
    expect(manifest.description).toMatch(/\w/);
    expect(files()).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  });

  test('asks for one version of each package it needs', () => {
    const manifest = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'));
    for (const wanted of Object.values(manifest.dependencies)) {
      expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  test('names every package that it imports', () => {
    const manifest = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'));
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const imported = files()
      .filter((file) => /^(?!frozen\/).*\.(js|d\.ts)$/.test(file))
      .flatMap((file) => packagesIn(readFileSync(join(inside, file), 'utf8')));
    expect(named).toEqual(expect.arrayContaining([...new Set(imported)]));
  });

  test('holds no TypeScript but declarations, no test, and nothing that only this project reads', () => {
    const sources = files().filter((file) => /(?<!\.d)\.tsx?$|(^|\/)(test|golden)\//.test(file));
    expect(sources).toEqual([]);
    for (const file of files().filter((one) => /^(?!frozen\/).*\.(js|d\.ts)$/.test(one))) {
      const text = readFileSync(join(inside, file), 'utf8');
      expect(text, file).not.toMatch(/['"]\.{1,2}\/[^'"\n]*\.ts['"]|import\.meta\.glob\(/);
    }
  });
});

test('the program of README and every entry have their types', () => {
  expect(faults).toBe('');
});

describe.each(versions)('under Node %s', { timeout: PATIENT }, (version) => {
  const run = async (program: string, ...words: string[]) =>
    (await runIn(folder, version, program, words)).stdout;
  const command = (...words: string[]) => run('npx', '--no', 'lianhuan', ...words);
  const commandHere = (...words: string[]) => here('apps/cli/lianhuan.mjs', ...words);

  test('it is this Node', async () => {
    expect(await run('node', '--version')).toMatch(new RegExp(`^v${version}\\.`));
  });

  test('the program of README plays its game, also as a bundler for browsers finds it', async () => {
    const winners = await here('--input-type=module-typescript', '--eval', PROGRAM);
    expect(winners).toMatch(/^\[ \d/);
    expect(await run('node', 'compiled/program.js')).toBe(winners);
    expect(await run('node', '--conditions=browser', 'compiled/program.js')).toBe(winners);
  });

  test('the ruling of README is judged, with why', async () => {
    const judged = await command('judge', 'ruling.yaml', '--why');
    expect(judged).toContain('1 个局面：1 个通过');
    const judgedHere = await commandHere('judge', join(folder, 'ruling.yaml'), '--why');
    expect(withoutPaths(judged)).toBe(withoutPaths(judgedHere));
  });

  test('each rule of a game has its place in what is installed, and its scenarios', async () => {
    const words = ['rules', 'minxin', '--json'];
    expect(asInProject(await command(...words))).toBe(asInProject(await commandHere(...words)));
  });

  test.each([
    ['minxin', '2'],
    ['sanguozhi', '1'],
    ['evolve', '1'],
  ])('a small simulation of %s, in threads: %s', async (game, workers) => {
    const words = ['sim', game, '--games', '6', '--seed', '7', '--workers', workers, '--json'];
    const report = await command(...words);
    expect(JSON.parse(report).games).toBe(6);
    expect(report).toBe(await commandHere(...words));
  });

  test.each(RELEASED.releases)('the engine of $game $version opens a record', async (release) => {
    const file = `${release.game}-${release.version}.json`;
    writeFileSync(join(folder, file), JSON.stringify(goldenRecord(release)));
    expect(await command('replay', file, '--log')).toBe(
      await commandHere('replay', join(folder, file), '--log'),
    );
  });
});

/** What a script of the project writes, which is the same for each Node that it is compared with. */
const written = new Map<string, Promise<string>>();

function here(...words: string[]): Promise<string> {
  const asked = words.join(' ');
  const known = written.get(asked) ?? runHere(words).then(({ stdout }) => stdout);
  written.set(asked, known);
  return known;
}

/** The shortest golden game of a release, as somebody kept it who played it then. */
function goldenRecord({ game, version, content }: Release): MatchRecord {
  const golden = readGolden(game, version);
  if (golden === null) throw new Error(`${game} ${version} has no golden games`);
  const [shortest] = golden.games.toSorted(
    (one, other) => one.answers.length - other.answers.length,
  );
  const record = recordOf(golden, content, shortest);
  if (!record.ok) throw new Error(record.problems[0].text.en);
  return record.value;
}

/** The first example of README in a language that begins so. */
function example(language: string, beginning = ''): string {
  const found = new RegExp(`^\`\`\`${language}\\n(${beginning}[\\s\\S]*?)^\`\`\`$`, 'm').exec(
    README,
  );
  if (!found) throw new Error(`README shows no ${language} that begins with "${beginning}"`);
  return found[1];
}

/** The packages that a module imports, by `from '…'` and `import('…')`; those of Node and its own apart. */
function packagesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(
    /^\s*(?:import|export|\}).*? from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
  );
  return [...found]
    .map(([, from, called]) => from ?? called)
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** Output without the folders before the name of a file. */
function withoutPaths(output: string): string {
  return output.replaceAll(/\S*\//g, '');
}

/** Output without the line numbers of citations, which differ between TypeScript and the JavaScript made of it. */
function asInProject(output: string): string {
  return output
    .replaceAll('"@lianhuan/', '"packages/')
    .replaceAll(/\.[jt]s",\s*"line": \d+/g, '.ts"');
}
