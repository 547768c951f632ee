import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { minxinText } from '../../text/reading/language.ts';

/**
 * Texts as they read in English, and as their words are explained, by which rules: every sort of word in every voice.
 * A wording that changes is changed in `kept`, too, where it can be read. A paragraph is a text, its English behind
 * `=`, and its explanation: depth, words, both languages, rules.
 */
const file = readFileSync(new URL('kept/texts.txt', import.meta.url), 'utf8');
const texts = file.trimEnd().split('\n\n');

/** The paragraph of a text as it is understood now. */
function understood(text: string): string {
  const { tree, diagnostics } = minxinText.parse(text, { kind: null, names: null });
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  const explained = minxinText
    .explain(tree)
    .map(({ depth, words, text: { zh, en }, rules }) =>
      [depth, words, zh, en, rules.join(' ') || '—'].join(' | '),
    );
  return [text, `= ${minxinText.english(tree)}`, ...explained].join('\n');
}

describe('texts in English, and explained', () => {
  it.each(texts.map((text) => [text.slice(0, text.indexOf('\n')), text]))('%s', (text, kept) => {
    expect(understood(text)).toBe(kept);
  });
});
