import type { Lexicon } from '@lianhuan/cardtext';
import { describeWrittenText } from '@lianhuan/cardtext/testing';
import { library } from '../../cards/library.ts';
import { LEXICON, sanguozhiText } from '../../text/reading/language.ts';

const cards = library().filter(({ text }) => text !== '');
const names = new Set(library().map(({ name }) => name));

describeWrittenText({
  language: sanguozhiText,
  lexicons: [LEXICON as Lexicon],
  texts: cards.map(({ text, kind, name }) => [text, { kind, name, names }] as const),
  // 火计谋略卡抗免 can also mean that 火计谋略 are immune to 卡.
  mostUnclear: 0.01,
});
