import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language/language.ts';
import { meaning, type Word } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';

/** A dialect that builds its sentences without the core's words. */

interface Get extends Node {
  readonly kind: 'get';
  readonly amount: number | 'X';
  readonly counter: string;
}

const get: Word<Get> = {
  kind: 'get',
  forms: [{ as: 'unit', zh: '+{amount}{counter}。' }],
  english: ({ amount, counter }) => `get ${amount} ${counter}`,
  explain: meaning('获得', 'get'),
  rules: [],
};

const language = createLanguage<Get, null>(
  {
    name: 'Bare',
    words: [get],
    names: { counter: ['指示物', '标记'] },
    vocabularies: {},
    unions: {},
    labels: { counter: { zh: '指示物', en: 'a counter' } },
  },
  null,
);

describe('names that nobody can list', () => {
  it('are read up to what they end with, which belongs to them', () => {
    const { tree } = language.parse('+2三顾茅庐指示物。+1火焰标记。', null);
    expect(tree.map(({ counter }) => counter)).toEqual(['三顾茅庐指示物', '火焰标记']);
    expect(language.print(tree)).toBe('+2三顾茅庐指示物。+1火焰标记。');
  });

  it.each(['+2指示物。', '+2三顾，茅庐指示物。', '+2三顾茅庐。'])('are not %s', (text) => {
    expect(language.parse(text, null).diagnostics).toHaveLength(1);
  });
});

describe('a dialect without the core', () => {
  it('says for itself what X may be', () => {
    expect(language.parse('+X火焰标记。', null).diagnostics).toEqual([]);
  });

  it('does not know the sentences of the core', () => {
    expect(language.parse('若火焰标记，+1火焰标记。', null).diagnostics).not.toEqual([]);
    expect([...language.words.keys()]).toEqual(['get']);
  });
});
