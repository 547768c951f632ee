import { describeTextLimits } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { minxinText } from '../../text/reading/language.ts';

describeTextLimits({
  language: minxinText,
  context: { kind: null, names: null },
  texts: library().map(({ text }) => text),
});
