import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard, library } from '../../cards/library.ts';
import { RULES } from '../../rulebook.ts';
import { LEXICON, minxinText } from '../../text/reading/language.ts';

describeCards({
  cards,
  language: minxinText,
  lexicon: LEXICON,
  contextOf: ({ kind }, names) => ({ kind, names }),
  inWords: { englishText, explainCard },
  english: /^[A-Z+].*\.$/,
  rules: RULES,
  // Words that cards can say, though none of the game does.
  besides: [
    '每当你招募部曲时，你可以将该牌置入你的手牌。',
    '进场：每位其他玩家选择一项：①弃置1张手牌；②民心-1。',
  ].flatMap((text) => minxinText.parse(text, { kind: 'scheme', names: null }).tree),
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
