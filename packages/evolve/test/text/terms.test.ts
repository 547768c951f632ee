import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText } from '../../cards/library.ts';
import { RULES } from '../../rulebook.ts';

/** The page that says how each term of the rulebook is said on a card. */

const page = readFileSync(new URL('../../TERMS.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| 词'));
const terms = rows.map((row) => row.split(' | ')).filter(([term]) => !term.startsWith('| 事 '));
const sentences = [...new Set(page.match(/`(?:法术|随从|护符|主战者) [^`]+`/g))];

describe('the page of terms', () => {
  it('has all that is listed', () => {
    expect(terms.length).toBeGreaterThan(130);
    expect(sentences.length).toBeGreaterThan(350);
  });

  it.each(terms)('%s', (_, numbers) => {
    expect(numbers.split(', ').filter((number) => !(number in RULES))).toEqual([]);
  });

  it.each(sentences)('%s', (sentence) => {
    const [kind, text] = sentence.slice(1, -1).split(/ (.*)/s);
    const read = cards.readCards([{ name: '测试用', kind, text }]);
    expect(read.ok ? [] : read.problems.map((problem) => problem.text.zh)).toEqual([]);
    if (!read.ok) return;
    expect(read.value[0].text).toBe(text);
    expect(englishText(read.value[0])).not.toMatch(/[一-鿿]|undefined/);
  });
});
