import { readdirSync, readFileSync } from 'node:fs';
import { describeCards } from '@lianhuan/cardtext/testing';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard, library } from '../../cards/library.ts';
import { EQUIP } from '../../flow/using/legal.ts';
import { RULES } from '../../rulebook.ts';
import { LEXICON, sanguoshaText } from '../../text/reading/language.ts';

describeCards({
  cards,
  language: sanguoshaText,
  lexicon: LEXICON,
  contextOf: ({ kind }, names) => ({ kind, names }),
  inWords: { englishText, explainCard },
  english: /^[A-Z(“〖].*\.$/s,
  rules: RULES,
  besides: [
    EQUIP,
    ...library().flatMap(({ abilities }) => [...abilities]),
    ...madeUpTexts().flatMap((text) => sanguoshaText.parse(text, { kind: null, names: null }).tree),
  ],
});

/** The texts of the made-up cards of the scenarios. */
function madeUpTexts(): string[] {
  const folder = new URL('../../scenarios/', import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const written = readFileSync(new URL(file, folder), 'utf8').matchAll(
      / text: ("(?:[^"\\]|\\.)*")/g,
    );
    return [...written].map(([, text = '""']) => JSON.parse(text) as string);
  });
}
