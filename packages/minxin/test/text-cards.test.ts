import { childrenOf, type Node, normalise, uncovered } from '@lianhuan/cardtext';
import { describe, expect, it } from 'vitest';
import { cardFiles } from '../cards/files.ts';
import { englishText, explainCard, library, standardCards } from '../library.ts';
import { RULES } from '../rules.ts';
import { LEXICON, minxinText } from '../text/language.ts';

const NAMES = new Set(library().map(({ name }) => name));

describe('the cards of the game', () => {
  it('are all legal for play', () => {
    expect(standardCards().problems.map(({ at, text }) => `${at} ${text.zh}`)).toEqual([]);
    const written = Object.values(cardFiles())
      .join('\n')
      .match(/^- id:/gm);
    expect(library()).toHaveLength(written?.length ?? 0);
  });

  it.each(library().filter(({ text }) => text !== ''))('$name: $text', (definition) => {
    const { text, kind, abilities } = definition;
    const { tree, spans, diagnostics } = minxinText.parse(text, { kind, names: NAMES });
    expect(diagnostics).toEqual([]);
    expect(minxinText.print(tree)).toBe(normalise(text));
    expect(uncovered(text, spans)).toEqual([]);
    expect(tree).toEqual(abilities);
    expect(englishText(definition)).toMatch(/^[A-Z+].*\.$/);
    expect(englishText(definition)).not.toMatch(/[一-鿿]/);
  });

  it('use every word of the language', () => {
    const used = new Set<string>();
    const visit = (node: Node): void => {
      used.add(node.kind);
      childrenOf(node).forEach(visit);
    };
    for (const { abilities } of library()) abilities.forEach(visit);
    expect(LEXICON.words.map(({ kind }) => kind).filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('have trees of plain data', () => {
    for (const { abilities } of library()) {
      expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities);
    }
  });
});

describe('explaining a card', () => {
  it('names a rule for each ability, and only rules there are', () => {
    for (const definition of library()) {
      for (const { depth, rules, text } of explainCard(definition)) {
        if (depth === 0) expect(rules).not.toEqual([]);
        expect(rules.filter((rule) => !(rule in RULES))).toEqual([]);
        expect(text.zh).not.toBe('');
        expect(text.en).not.toBe('');
      }
    }
  });

  it('goes from the ability down to its parts', () => {
    const card = library().find(({ name }) => name === '反间计');
    const lines = card ? explainCard(card) : [];
    expect(lines.map(({ depth, words, rules }) => [depth, words, rules.join(' ')])).toEqual([
      [0, '闪电进场：支付者声望-2。', '2.3.2 2.3.5'],
      [1, '支付者声望-2', '2.3.5'],
      [2, '声望-2', '2.3.2'],
    ]);
  });
});
