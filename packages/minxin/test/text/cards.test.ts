import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard, library } from '../../cards/library.ts';
import { RULES } from '../../rules.ts';
import { LEXICON, minxinText } from '../../text/reading/language.ts';

describeCards({
  cards,
  language: minxinText,
  lexicon: LEXICON,
  contextOf: ({ kind }, names) => ({ kind, names }),
  inWords: { englishText, explainCard },
  english: /^[A-Z+].*\.$/,
  rules: RULES,
});

describe('explaining a card', () => {
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
