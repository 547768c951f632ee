import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What comes from strangers, and what goes to their terminals, goes through one door each: there are
// the limits on length and depth, and there is nothing left that a terminal would obey.

function filesWith(pattern: RegExp, ...globs: readonly string[]): string[] {
  return globSync(globs as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/node_modules|\/(test|testing|e2e|dist|frozen)\//.test(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .sort();
}

describe('one door', () => {
  test('for what the command line prints', () => {
    const prints = /console\.(log|error|warn|info)|process\.std(out|err)\.write/;
    expect(filesWith(prints, 'apps/cli/**/*.ts')).toEqual(['apps/cli/terminal.ts']);
  });

  test('for the files that it and the judge are given', () => {
    const reads = /\breadFile(Sync)?\(/;
    expect(filesWith(reads, 'apps/cli/**/*.ts')).toEqual([]);
    // The judge reads the source of the games by itself, to find where they cite their rules.
    expect(filesWith(reads, 'packages/judge/**/*.ts')).toEqual(['packages/judge/files.ts']);
    expect(filesWith(/\breadSync\(/, 'packages/judge/**/*.ts')).toEqual([
      'packages/judge/text-file.ts',
    ]);
  });

  test('for YAML', () => {
    const parses = /\bparse(AllDocuments|Document)?\b[^;]*from 'yaml'/;
    expect(filesWith(parses, 'packages/*/**/*.ts', 'apps/*/**/*.{ts,tsx}')).toEqual([
      'packages/cardtext/yaml/yaml-reading.ts',
    ]);
  });
});
