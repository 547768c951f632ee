import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grammarPages } from '../../scripts/grammar/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the pages of what can be written on cards', () => {
  test.each(Object.entries(grammarPages()))('%s is up to date: npm run grammar', (path, page) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(page);
    const rows = page.split('\n').filter((line) => /^\| [^写]/.test(line));
    expect(rows.length).toBeGreaterThan(100);
    const without = rows.filter((row) => row.includes('| — |'));
    expect(without.length / rows.length).toBeLessThan(0.05);
  });
});
