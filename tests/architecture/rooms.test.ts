import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// The listing of a folder should read like a contents page, and a file like one chapter. A folder with more files
// than a page shows is to be divided into folders (by noun or by chapter, never by size), a longer file into two.

const ROOT = join(import.meta.dirname, '../..');
const MOST_FILES = 28;
const MOST_LINES = 500;

/** Folders that may hold more, and why. */
const LONG_FOLDERS: Readonly<Record<string, string>> = {};

/** Files that may be longer, and why. */
const LONG_FILES: Readonly<Record<string, string>> = {};

/** Released engines are made by a machine, one module each. */
const code = globSync('{apps,bench,packages,scripts,tests}/**/*.{ts,tsx,mts,mjs,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', 'packages/releases/frozen/**'],
}).map((path) => path.replaceAll('\\', '/'));

describe('folders of code', () => {
  const folders = new Map<string, number>();
  for (const path of code) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const long = [...folders].filter(([, files]) => files > MOST_FILES).map(([folder]) => folder);

  test('are found', () => expect(folders.size).toBeGreaterThan(100));

  test(`hold at most ${MOST_FILES} files`, () => {
    expect(long.filter((folder) => !Object.hasOwn(LONG_FOLDERS, folder))).toEqual([]);
  });

  test('are only named as longer while they are', () => {
    expect(Object.keys(LONG_FOLDERS).filter((folder) => !long.includes(folder))).toEqual([]);
  });
});

describe('files of code', () => {
  const long = code.filter(
    (path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 > MOST_LINES,
  );

  test(`have at most ${MOST_LINES} lines`, () => {
    expect(long.filter((path) => !Object.hasOwn(LONG_FILES, path))).toEqual([]);
  });

  test('are only named as longer while they are', () => {
    expect(Object.keys(LONG_FILES).filter((path) => !long.includes(path))).toEqual([]);
  });
});
