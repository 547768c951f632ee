import { readFileSync } from 'node:fs';
import type { Node } from '@lianhuan/cardtext';
import { describe, expect, it } from 'vitest';
import { sanguozhiText } from '../../text/reading/language.ts';

/**
 * Texts as they read in English, and as their words are explained: every sort of word in every voice. A wording that
 * changes is changed in `kept`, too, where it can be read.
 */

const AT_A_TIME = 60;

/** The paragraphs of a file, some at a time. */
function kept(name: string): readonly (readonly (readonly string[])[])[] {
  const file = readFileSync(new URL(`kept/${name}.txt`, import.meta.url), 'utf8');
  const paragraphs = file.trimEnd().split('\n\n');
  const lines = paragraphs.map((one) => one.split('\n'));
  const parts = Math.ceil(lines.length / AT_A_TIME);
  return Array.from({ length: parts }, (_, part) =>
    lines.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  );
}

function read(text: string): readonly Node[] {
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null });
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  return tree;
}

describe('texts in English', () => {
  it.each(kept('english').map((texts, part) => [part, texts] as const))('%i', (_, texts) => {
    for (const [text, ...english] of texts) {
      expect([text, sanguozhiText.english(read(text))]).toEqual([text, english.join('\n')]);
    }
  });
});

describe('words explained', () => {
  const explained = kept('explanations');

  it.each(explained.map((some, part) => [part, some] as const))('%i', (_, some) => {
    for (const [text, words, ...meaning] of some) {
      const lines = sanguozhiText.explain(read(text)).filter((line) => line.words === words);
      expect(
        lines.map((line) => [line.text.zh, line.text.en, line.rules.join(' ') || '—']),
      ).toContainEqual(meaning);
    }
  });
});
