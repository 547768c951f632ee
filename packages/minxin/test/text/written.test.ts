import { CORE } from '@lianhuan/cardtext';
import { describeWrittenText } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { LEXICON, minxinText } from '../../text/reading/language.ts';

const cards = library().filter(({ text }) => text !== '');
const names = new Set(library().map(({ name }) => name));

describeWrittenText({
  language: minxinText,
  lexicons: [CORE, LEXICON],
  texts: cards.map(({ text, kind }) => [text, { kind, names }] as const),
  mostUnclear: 0,
});
