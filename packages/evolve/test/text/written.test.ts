import type { Lexicon } from '@lianhuan/cardtext';
import { describeWrittenText } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { evolveText, LEXICON } from '../../text/reading/language.ts';
import { CORE_SENTENCES } from './of-words.ts';

const cards = library().filter(({ text }) => text !== '');
const names = new Set(library().flatMap(({ name, alias }) => [name, alias ?? name]));

describeWrittenText({
  language: evolveText,
  lexicons: [CORE_SENTENCES, LEXICON as Lexicon],
  texts: cards.map(({ text, kind }) => [text, { kind, names }] as const),
  // A，B，直到回合结束: the period may be that of both, or of B alone.
  mostUnclear: 0.06,
});
