import { childrenOf, type Node, normalise, uncovered } from '@lianhuan/cardtext';
import { describe, expect, it } from 'vitest';
import { cardFiles } from '../cards/files.ts';
import { englishText, explainCard, library, standardCards } from '../library.ts';
import { RULES } from '../rules.ts';
import { LEXICON, sanguozhiText } from '../text/language.ts';

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
    const { text, kind, abilities, catalogue } = definition;
    const { tree, spans, diagnostics } = sanguozhiText.parse(text, { kind, names: NAMES });
    expect(diagnostics).toEqual([]);
    expect(sanguozhiText.print(tree)).toBe(normalise(text));
    expect(uncovered(text, spans)).toEqual([]);
    expect(tree).toEqual(abilities);
    expect(catalogue.slice(0, abilities.length)).toEqual(abilities);
    const english = englishText(definition);
    expect(english).toMatch(/^[A-Z(“].*\.$/s);
    expect(english).not.toMatch(/[一-鿿]|undefined/);
  });

  it('use every word of the language', () => {
    const used = new Set<string>();
    const visit = (node: Node): void => {
      used.add(node.kind);
      childrenOf(node).forEach(visit);
    };
    for (const definition of library()) {
      for (const part of Object.values(definition)) {
        for (const node of [part].flat()) {
          if (typeof node === 'object' && node !== null && 'span' in node) visit(node as Node);
        }
      }
    }
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
    const card = library().find(({ name }) => name === '糜竺');
    const lines = card ? explainCard(card) : [];
    expect(lines.slice(0, 4).map(({ depth, words }) => [depth, words])).toEqual([
      [0, '横置：己方+1粮。'],
      [1, '横置：己方+1粮'],
      [2, '己方+1粮'],
      [3, '1'],
    ]);
  });
});
