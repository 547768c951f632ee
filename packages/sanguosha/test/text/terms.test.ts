import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { library } from '../../cards/library.ts';
import { RULES } from '../../rulebook.ts';
import TERMS from '../../terms.json' with { type: 'json' };
import { sanguoshaText } from '../../text/reading/language.ts';
import type { CardFacts } from '../../text/reading/word.ts';

// TERMS.md says how cards speak of each of the terms, or why they cannot. Nothing in it is silent: each sentence is
// read on a card of its kind and printed back as it stands, each number is one of the rulebook, and no term is left out.

const page = readFileSync(join(import.meta.dirname, '../../TERMS.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| 用语'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const names = new Set(library().map(({ name }) => name));
const kinds = Object.entries(TERMS.kinds) as [CardFacts['kind'], string][];

/** A sentence of the page, and what sort of card it is for. */
function onCard(written: string): { readonly sentence: string; readonly facts: CardFacts } {
  const [printed, sentence] = /^(\S+牌) (.+)$/.exec(written)?.slice(1) ?? ['武将牌', written];
  const kind = kinds.find(([, zh]) => zh === printed)?.[0];
  if (kind === undefined) throw new Error(`no kind of card: ${printed}`);
  return { sentence, facts: { kind, names } };
}

describe('what the terms speak of', () => {
  it('stands in rows of a term, its rules, and sentences or a reason', () => {
    for (const [term, rules, said] of rows) {
      expect(term, said).not.toBe('');
      expect(rules, term).toMatch(/^T\d\d/);
      expect(said, term).toMatch(/^(`|— .{8})/);
    }
  });

  it('leaves out none of the terms', () => {
    const terms = Object.keys(RULES).filter((rule) => /^T\d\d$/.test(rule));
    const said = new Set(rows.flatMap(([, rules]) => rules.split(', ')));
    expect(terms.filter((term) => !said.has(term))).toEqual([]);
    expect(terms.length).toBe(58);
  });

  it.each(rows)('%s (%s)', (_, rules, said) => {
    for (const number of rules.split(', ')) expect(Object.keys(RULES)).toContain(number);
    for (const [, written] of said.matchAll(/`([^`]+)`/g)) {
      const { sentence, facts } = onCard(written);
      const { diagnostics, text } = sanguoshaText.parse(sentence, facts);
      expect(
        diagnostics.map(({ text }) => text.zh),
        sentence,
      ).toEqual([]);
      expect(text, sentence).toBe(sentence);
    }
  });
});
