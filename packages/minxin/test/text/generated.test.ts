import { describeGeneratedText } from '@lianhuan/cardtext/testing';
import { minxinText } from '../../text/reading/language.ts';
import { abilityText } from './of-words.ts';

describeGeneratedText({
  language: minxinText,
  context: { kind: null, names: null },
  ability: abilityText,
  abilities: 3,
});
