import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import configuration, { games, tools } from '../../.dependency-cruiser.mjs';

// Dependency-cruiser says nothing about an import that it fails to follow, and following a
// workspace import takes settings that are easily lost. So this suite lays out a tree in which
// every folder imports every other one by its name, by its path and as a type, and expects
// exactly the forbidden imports to be found.

const layers = [['kernel'], ['cardtext'], games, ['releases'], tools, ['web', 'cli']];
const everyone = layers.flat();
const ways = ['by-name', 'by-path', 'as-type'];

describe('the arrows between folders', () => {
  let root: string;
  let found: Set<string>;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'lianhuan-arrows-'));
    for (const name of everyone) layOut(root, name);
    found = new Set(
      (await violationsIn(root))
        .filter(({ rule }) => rule.name !== 'no-cycles')
        .map(({ from, rule }) => (rule.name === 'every-import-resolves' ? `lost ${from}` : from)),
    );
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  for (const from of everyone) {
    const allowed = everyone.filter((to) => to !== from && mayImport(from, to));
    const forbidden = everyone.filter((to) => to !== from && !mayImport(from, to));

    test(`${from} may import ${allowed.join(', ') || 'nothing'}`, () => {
      expect([...found].filter((file) => allowed.some((to) => isImport(file, from, to)))).toEqual(
        [],
      );
    });

    for (const to of forbidden) {
      test(`${from} may not import ${to}`, () => {
        for (const way of ways) expect(found).toContain(fileOf(from, to, way));
      });
    }
  }

  test('every import was followed', () => {
    expect([...found].filter((file) => file.startsWith('lost'))).toEqual([]);
  });

  test('the kernel may not import a Node module', () => {
    expect(found).toContain('packages/kernel/node-module.ts');
  });
});

// No file imports itself by way of others, in a game as little as elsewhere; there is no exception.
// Imports of types are none when the program runs, and may meet.
describe('circles of imports', () => {
  const FILES: Readonly<Record<string, string>> = {
    'packages/sanguozhi/flow/attack.ts': "export { answer } from './answer.ts';\n",
    'packages/sanguozhi/flow/answer.ts': "export { attack as answer } from './attack.ts';\n",
    'packages/evolve/flow/turn.ts': "export { check } from './check.ts';\n",
    'packages/evolve/flow/check.ts': "export { lead as check } from '../text/lead.ts';\n",
    'packages/evolve/text/lead.ts': "export { turn as lead } from '../flow/turn.ts';\n",
    'apps/web/board/card.ts': "export { pile } from './pile.ts';\n",
    'apps/web/board/pile.ts': "export { card as pile } from './card.ts';\n",
    'packages/minxin/table/state.ts':
      "import type { Zone } from './zone.ts';\nexport interface State { zone: Zone }\nexport const state = 1;\n",
    'packages/minxin/table/zone.ts':
      "import { state } from './state.ts';\nexport type Zone = typeof state;\n",
  };
  let root: string;
  let found: Set<string>;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'lianhuan-circles-'));
    for (const [path, text] of Object.entries(FILES)) write(root, path, text);
    const circles = (await violationsIn(root)).filter(({ rule }) => rule.name === 'no-cycles');
    found = new Set(circles.flatMap(({ cycle = [] }) => cycle.map(({ name }) => name)));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(['packages/sanguozhi/', 'packages/evolve/', 'apps/web/'])(
    'are caught in %s, all round',
    (folder) => {
      const round = Object.keys(FILES).filter((path) => path.startsWith(folder));
      expect([...found].filter((path) => path.startsWith(folder)).sort()).toEqual(round.sort());
    },
  );

  test('are none where a type is all that comes back', () => {
    expect([...found].filter((path) => path.startsWith('packages/minxin/'))).toEqual([]);
  });
});

/** The imports of a made-up tree of folders that the rules of dependency-cruiser forbid. */
async function violationsIn(root: string): Promise<ICruiseResult['summary']['violations']> {
  const { options, ...ruleSet } = configuration;
  const { enhancedResolveOptions, ...others } = options ?? {};
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...others, ruleSet, validate: true, baseDir: root },
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations;
}

/** Which folder may import which, written down a second time, apart from the rules under test. */
function mayImport(from: string, to: string): boolean {
  if (from === 'releases') return to === 'kernel';
  const [low, high] = [layerOf(to), layerOf(from)];
  if (low < high) return true;
  if (low > high) return false;
  return tools.includes(from) || from === 'cli';
}

function layerOf(name: string): number {
  return layers.findIndex((layer) => layer.includes(name));
}

function folderOf(name: string): string {
  return layerOf(name) === layers.length - 1 ? `apps/${name}` : `packages/${name}`;
}

function fileOf(from: string, to: string, way: string): string {
  return `${folderOf(from)}/${to}-${way}.ts`;
}

function isImport(file: string, from: string, to: string): boolean {
  return ways.some((way) => file.endsWith(fileOf(from, to, way)));
}

/** Writes one workspace that imports all others, and links it where imports look for it. */
function layOut(root: string, name: string): void {
  const folder = folderOf(name);
  // An entry of the package that is only found by reading `exports` of its package.json, with their conditions.
  const exports = { '.': { import: './door.ts' } };
  const manifest = { name: `@lianhuan/${name}`, type: 'module', exports };
  write(root, `${folder}/package.json`, JSON.stringify(manifest));
  write(root, `${folder}/door.ts`, 'export type Thing = 1;\nexport const thing = 1;\n');
  write(root, `${folder}/node-module.ts`, "export { readFileSync } from 'node:fs';\n");
  for (const to of everyone.filter((other) => other !== name)) {
    const path = `../../${folderOf(to)}/door.ts`;
    write(root, fileOf(name, to, 'by-name'), `export { thing } from '@lianhuan/${to}';\n`);
    write(root, fileOf(name, to, 'by-path'), `export { thing } from '${path}';\n`);
    write(root, fileOf(name, to, 'as-type'), `export type { Thing } from '@lianhuan/${to}';\n`);
  }
  const link = join(root, 'node_modules', '@lianhuan', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, folder), link, 'junction');
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
