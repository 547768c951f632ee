import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@lianhuan/judge';
import { expect, test } from 'vitest';

test.each(Object.keys(GAMES))('there is a test of how scenarios of %s go on', (game) => {
  expect(existsSync(join(import.meta.dirname, `${game}.test.ts`))).toBe(true);
});
