import type { Lexicon } from '@lianhuan/cardtext';
import { AMOUNT, NUMBER, SIGNED, textOf } from '@lianhuan/cardtext/testing';
import fc from 'fast-check';
import { LEXICON } from '../../text/reading/language.ts';

/** Any ability that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', {
  lexicons: [LEXICON as Lexicon],
  simple: {
    number: NUMBER,
    amount: AMOUNT,
    signed: SIGNED,
    name: fc.constantFrom('关羽', '张飞', '赤兔马'),
    counter: fc.constantFrom('铁盾指示物', '火焰标记'),
  },
  depth: 4,
  // 手牌 with nothing behind it takes in whatever noun follows: 手牌 + 兵权条件 is no text.
  without: (form) => form.with?.of === null,
});
