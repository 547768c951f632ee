import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES_OF_WORDS, grammarPageOf, grammarPath } from '../../scripts/grammar/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A page reads some hundred texts, each in all ways that it can be read: a third of a minute where nothing else runs. */
const MOST_TIME = 180_000;

describe('the pages of what can be written on cards', () => {
  test.each(GAMES_OF_WORDS)(
    'of %s is up to date: npm run grammar',
    (id) => {
      const page = grammarPageOf(id);
      expect(readFileSync(join(ROOT, grammarPath(id)), 'utf8')).toBe(page);
      const rows = page.split('\n').filter((line) => /^\| [^写]/.test(line));
      expect(rows.length).toBeGreaterThan(100);
      const without = rows.filter((row) => row.includes('| — |'));
      expect(without.length / rows.length).toBeLessThan(0.05);
    },
    MOST_TIME,
  );
});
