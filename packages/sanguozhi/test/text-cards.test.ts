import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { readStandardCards } from '../cards/check-cards.ts';
import { cardFiles } from '../cards/files.ts';
import { englishText, explainCard, library } from '../cards/library.ts';
import { RULES } from '../rules.ts';
import { LEXICON, sanguozhiText } from '../text/reading/language.ts';

const NAMES = new Set(library().map(({ name }) => name));

describeCards({
  library: library(),
  files: cardFiles(),
  read: readStandardCards,
  language: sanguozhiText,
  lexicon: LEXICON,
  contextOf: ({ kind }) => ({ kind, names: NAMES }),
  englishText,
  english: /^[A-Z(“].*\.$/s,
  explain: explainCard,
  rules: RULES,
  also: ({ abilities, catalogue }) =>
    expect(catalogue.slice(0, abilities.length)).toEqual(abilities),
});

describe('explaining a card', () => {
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
