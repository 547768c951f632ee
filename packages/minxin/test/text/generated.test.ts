import { describeGeneratedText } from '@lianhuan/cardtext/testing';
import { minxinText } from '../../text/reading/language.ts';
import { abilityText } from './of-words.ts';

describeGeneratedText({
  language: minxinText,
  context: { kind: null, names: null },
  ability: abilityText,
  abilities: 3,
  // 支付5民心，放逐此牌 is printed with 若如此做, and 支付者摸1张牌，然后摸1张牌 with who draws.
  mostOther: 0.01,
});
