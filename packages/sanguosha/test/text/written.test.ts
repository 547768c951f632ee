import { describeWrittenText } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { LEXICON, SENTENCES, sanguoshaText } from '../../text/reading/language.ts';

const names = new Set(library().map(({ name }) => name));
const texts = new Map(library().map(({ text, kind }) => [text, { kind, names }] as const));
texts.delete('');

describeWrittenText({
  language: sanguoshaText,
  lexicons: [SENTENCES, LEXICON],
  texts: [...texts],
  mostUnclear: 0,
});
