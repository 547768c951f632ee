import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const NODE_22 = join(import.meta.dirname, 'node-22');

/** A program that came to its end with exit code 0. */
interface Ended {
  readonly stdout: string;
  readonly stderr: string;
}

/** The folders that hold a `node`, by its version: the oldest that is promised, and the project's own. */
export const NODES = {
  22: join(NODE_22, 'node_modules', '.bin'),
  24: join(ROOT, 'node_modules', '.bin'),
} as const;

/** A version of Node that the packages promise to run on. */
export type NodeVersion = keyof typeof NODES;

/** An empty folder that is no part of the project. */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lianhuan-packed-'));
}

/** Packs the project into a folder, and installs all of it into another with Node 22. */
export async function installPacked(tarballs: string, folder: string): Promise<void> {
  await Promise.all([installNode22(), runHere(['scripts/pack.ts', tarballs])]);
  mkdirSync(folder);
  const manifest = { name: 'stranger', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const packed = readdirSync(tarballs).map((file) => join(tarballs, file));
  await runIn(folder, 22, 'npm', ['install', '--engine-strict', ...QUIETLY, ...packed]);
}

const QUIETLY = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** It is a package as the project's own Node is one; two of them in one folder are one `node` too many. */
async function installNode22(): Promise<void> {
  if (existsSync(join(NODES[22], 'node'))) return;
  await runIn(NODE_22, 24, 'npm', ['ci', ...QUIETLY]);
  if (!existsSync(join(NODES[22], 'node'))) {
    throw new Error(`no package holds Node 22 for ${process.platform}-${process.arch}`);
  }
}

/** Compiles programs of that folder, checking the declarations they lead to; what was found wrong, or ''. */
export async function compileIn(folder: string, files: readonly string[]): Promise<string> {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
    module: 'nodenext',
    strict: true,
    outDir: 'compiled',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  return runIn(folder, 24, 'node', [compiler, '--project', folder]).then(
    () => '',
    (error: Error & Partial<Ended>) => `${error.message}\n${error.stdout}`,
  );
}

/** Runs a script of the project, in the project. */
export async function runHere(words: readonly string[]): Promise<Ended> {
  return execute(ROOT, process.env.PATH ?? '', process.execPath, words);
}

/**
 * Runs a program in a folder as somebody would who has this Node and knows nothing of the project.
 * @throws Error with its output if it ends with another exit code than 0.
 */
export function runIn(
  folder: string,
  node: NodeVersion,
  program: string,
  words: readonly string[],
): Promise<Ended> {
  const others = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'));
  return execute(folder, [NODES[node], ...others].join(delimiter), program, words);
}

async function execute(
  cwd: string,
  PATH: string,
  program: string,
  words: readonly string[],
): Promise<Ended> {
  // npm sets variables for the scripts it runs; they would lead the npm that is started here to the project.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(inherited), PATH };
  const shell = process.platform === 'win32';
  const run = await promisify(execFile)(program, [...words], {
    cwd,
    env,
    shell,
    maxBuffer: 2 ** 26,
  });
  return { stdout: run.stdout, stderr: run.stderr };
}
