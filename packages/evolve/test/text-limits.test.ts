import { describeTextLimits } from '@lianhuan/cardtext/testing';
import { library } from '../library.ts';
import { evolveText } from '../text/language.ts';

describeTextLimits({
  language: evolveText,
  context: { kind: null, names: null },
  texts: library().map(({ text }) => text),
});
