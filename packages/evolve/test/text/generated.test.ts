import { describeGeneratedText } from '@lianhuan/cardtext/testing';
import { evolveText } from '../../text/reading/language.ts';
import { abilityText } from './of-words.ts';

describeGeneratedText({
  language: evolveText,
  context: { kind: null, names: null },
  ability: abilityText,
  abilities: 1,
  // 自己 where nobody else is told is 你 in print, a token is summoned, and 选择 is printed where it is left out.
  mostOther: 0.15,
});
