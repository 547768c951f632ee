import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import WORDS from '../describe/words.json' with { type: 'json' };

test('whatever cards are picked for is asked in words', () => {
  const files = globSync('packages/sanguosha/text/words/**/*.ts');
  const kinds = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/pickCards\([^)]*'([a-z-]+)'\)/g)].map(
      ([, kind]) => kind,
    ),
  );
  expect(kinds.length).toBeGreaterThan(8);
  expect(Object.keys(WORDS.prompts)).toEqual(expect.arrayContaining(kinds));
});
