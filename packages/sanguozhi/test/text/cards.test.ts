import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard, library } from '../../cards/library.ts';
import { RULES } from '../../rules.ts';
import { LEXICON, sanguozhiText } from '../../text/reading/language.ts';

describeCards({
  cards,
  language: sanguozhiText,
  lexicon: LEXICON,
  contextOf: ({ kind }, names) => ({ kind, names }),
  inWords: { englishText, explainCard },
  english: /^[A-Z(“].*\.$/s,
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
