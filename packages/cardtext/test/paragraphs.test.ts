import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language/language.ts';
import { fair, LEXICON } from './dialect.ts';

/** A dialect in which each ability is a paragraph, on a line of its own, and X may stay unexplained. */

const language = createLanguage({
  ...LEXICON,
  name: 'Paragraphs',
  inParagraphs: true,
  namesX: true,
});

const read = (text: string) => language.parse(text, null);

describe('paragraphs', () => {
  it('are told apart by the line they stand on, and print so', () => {
    const { text, tree, spans, diagnostics } = read('  开场：拿1枚铜钱。\n\n  开场：拿2枚铜钱。\n');
    expect(diagnostics).toEqual([]);
    expect(text).toBe('开场：拿1枚铜钱。\n开场：拿2枚铜钱。');
    expect(language.print(tree)).toBe(text);
    expect(tree.map(({ span: [start, end] }) => text.slice(start, end))).toEqual([
      '开场：拿1枚铜钱。',
      '开场：拿2枚铜钱。',
    ]);
    expect(spans.length).toBeGreaterThan(2);
  });

  it('two on one line are none', () => {
    const { tree, diagnostics } = read('开场：拿1枚铜钱。开场：拿2枚铜钱。');
    expect(tree).toEqual([]);
    expect(diagnostics[0].expected.map(({ zh }) => zh)).toContain('另起一段');
  });

  it('each is complained of by itself, on its line', () => {
    const { diagnostics } = read('开场：拿壹枚铜钱。\n开场：拿2枚铜钱。\n开场：拿叁枚铜钱。');
    expect(diagnostics.map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe('what was meant', () => {
  it('is looked for in the paragraph alone that cannot be read, however long the others are', () => {
    const long = `开场：${'拿1枚铜钱，'.repeat(20)}拿1枚铜钱。`;
    const meant = /是不是「拿3枚铜钱」/;
    expect(read('开场：拿3枚铜线。').diagnostics[0].text.zh).toMatch(meant);
    expect(read(`${long}\n开场：拿3枚铜线。`).diagnostics[0].text.zh).toMatch(meant);
    expect(read(`开场：拿3枚铜线。\n${long}`).diagnostics[0].text.zh).toMatch(meant);
  });
});

describe('X', () => {
  it('may stay unexplained where the words say so', () => {
    expect(read('开场：拿X枚铜钱。').diagnostics).toEqual([]);
    expect(fair.parse('开场：拿X枚铜钱。', null).diagnostics).toHaveLength(1);
  });
});
