import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { library } from '../../cards/library.ts';
import { RULES } from '../../rulebook.ts';
import { sanguozhiText } from '../../text/reading/language.ts';
import type { CardFacts } from '../../text/reading/word.ts';

// TERMS.md says how cards speak of what the rulebook speaks of, or why they cannot. Nothing in it is silent: each
// sentence is read on some kind of card, and each number is one of the rulebook.

const page = readFileSync(join(import.meta.dirname, '../../TERMS.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| 说什么'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const names = new Set(library().map(({ name }) => name));
const KINDS: readonly CardFacts[] = [
  { kind: 'general', names },
  { kind: 'tactic', names, duration: 'instant' },
  { kind: 'tactic', names, duration: 'permanent' },
  { kind: 'treasure', names },
  { kind: 'formation', names },
  { kind: 'event', names },
];

/** What is wrong with the sentence on the kind of card that it suits best. */
function faults(sentence: string): readonly string[] {
  const found = KINDS.map((facts) => sanguozhiText.parse(sentence, facts).diagnostics);
  const fewest = found.reduce((one, other) => (other.length < one.length ? other : one));
  return fewest.map(({ text }) => text.zh);
}

describe('what the rulebook speaks of', () => {
  it('stands in rows of a term, its rules, and sentences or a reason', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const [term, rules, said] of rows) {
      expect(term, said).not.toBe('');
      expect(rules, term).toMatch(/^\d/);
      expect(said, term).toMatch(/^(`|— .{8})/);
    }
  });

  it.each(rows)('%s (%s)', (_, rules, said) => {
    for (const number of rules.split(/, |–/)) {
      const known = Object.keys(RULES).some(
        (rule) => rule === number || rule.startsWith(`${number}.`),
      );
      expect(known, number).toBe(true);
    }
    const sentences = [...said.matchAll(/`([^`]+)`/g)].map(([, sentence]) => sentence);
    for (const sentence of sentences) expect(faults(sentence), sentence).toEqual([]);
  });
});
