import { describeTextLimits } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { evolveText } from '../../text/reading/language.ts';

describeTextLimits({
  language: evolveText,
  context: { kind: null, names: null },
  texts: library().map(({ text }) => text),
});
