import { describeGeneratedText } from '@lianhuan/cardtext/testing';
import { sanguozhiText } from '../../text/reading/language.ts';
import { abilityText } from './of-words.ts';

describeGeneratedText({
  language: sanguozhiText,
  context: { kind: null, names: null },
  ability: abilityText,
  abilities: 1,
  // What can be written but is no text that anybody would write: two nouns with nothing between
  // them (饰品 + 兵权条件), or times within times. There is little of it.
  mostUnread: 0.02,
  // Those with another measure word than their cards have are printed with the right one.
  mostOther: 0.1,
});
