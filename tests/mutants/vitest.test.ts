import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describe as kept, it as keptTest, takeTests } from '../../scripts/mutants/vitest.ts';

const ROOT = join(import.meta.dirname, '../..');

test('tests of the packages use nothing of vitest that the mutants’ stand-in does not know', () => {
  const files = globSync('packages/*/{test,testing}/**/*.ts', { cwd: ROOT });
  const sources = [...files, 'packages/judge/test/any-game.ts'].map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const used = sources.flatMap((source) =>
    [...source.matchAll(/(?:^|\s)(?:it|test|describe)\.(\w+)\s*[(.]/g)].map(([, name]) => name),
  );
  expect(new Set(used)).toContain('each');
  expect([...new Set(used)].filter((name) => !(name in keptTest))).toEqual([]);
});

test('a test that is run only if something holds is kept only then', () => {
  kept.runIf(true)('a group', () => {
    keptTest.runIf(false)('left out', () => {});
    keptTest.runIf(1)('kept', () => {});
  });
  kept.runIf(undefined)('another group', () => {
    keptTest('left out as well', () => {});
  });
  expect(takeTests().map(({ title }) => title)).toEqual(['a group › kept']);
});
