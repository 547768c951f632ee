import { describeGeneratedText } from '@lianhuan/cardtext/testing';
import { evolveText } from '../text/reading/language.ts';
import { abilityText } from './text-of-words.ts';

describeGeneratedText({
  language: evolveText,
  context: { kind: null, names: null },
  ability: abilityText,
  abilities: 1,
});
