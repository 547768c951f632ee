import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { readStandardCards } from '../cards/check-cards.ts';
import { cardFiles } from '../cards/files.ts';
import { englishText, explainCard, library } from '../cards/library.ts';
import { RULES } from '../rules.ts';
import { evolveText, LEXICON } from '../text/reading/language.ts';

const NAMES = new Set(library().flatMap(({ name, alias }) => [name, alias ?? name]));

describeCards({
  library: library(),
  files: cardFiles(),
  read: readStandardCards,
  language: evolveText,
  lexicon: LEXICON,
  contextOf: ({ kind }) => ({ kind, names: NAMES }),
  englishText,
  english: /^[A-Z(“].*\.$/s,
  explain: explainCard,
  rules: RULES,
  also: ({ text, abilities, catalogue }) => {
    expect(catalogue.slice(0, abilities.length)).toEqual(abilities);
    // One ability a paragraph.
    expect(abilities).toHaveLength(text.split('\n').length);
  },
});

describe('explaining a card', () => {
  it('goes from the ability down to its parts', () => {
    const { tree } = evolveText.parse('入场曲：抽1张卡牌。', { kind: null, names: null });
    const lines = evolveText.explain(tree);
    expect(lines.map(({ depth, words }) => [depth, words])).toEqual([
      [0, '入场曲：抽1张卡牌。'],
      [1, '入场曲：抽1张卡牌'],
      [2, '入场曲：'],
      [2, '抽1张卡牌'],
      [3, '1'],
    ]);
  });
});
