import { describeTextLimits } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { sanguoshaText } from '../../text/reading/language.ts';

describeTextLimits({
  language: sanguoshaText,
  context: { kind: null, names: null },
  texts: [...new Set(library().map(({ text }) => text))],
});
