import { describeTextLimits } from '@lianhuan/cardtext/testing';
import { library } from '../library.ts';
import { minxinText } from '../text/language.ts';

describeTextLimits({
  language: minxinText,
  context: { kind: null, names: null },
  texts: library().map(({ text }) => text),
});
