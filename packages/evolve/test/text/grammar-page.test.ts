import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardKind } from '../../cards/definition.ts';
import { evolveText } from '../../text/reading/language.ts';

/** The examples of GRAMMAR.md read in English as the page says: every word in a text around it. */

const KINDS = [
  null,
  'follower',
  'amulet',
  'spell',
  'leader',
] as const satisfies readonly (CardKind | null)[];

interface Section {
  readonly title: string;
  readonly examples: readonly (readonly [text: string, english: string])[];
}

/** A row: the form, its example (with the card it stands on), the English, the rules. */
const ROW = /^\| .* \| (?<example>.*) \| (?<english>.*) \| [^|]* \|$/;

function sectionsOf(page: string): Section[] {
  return page.split('\n## ').map((section) => {
    const [title, ...lines] = section.split('\n');
    const examples = lines.flatMap((line): [string, string][] => {
      const { example = '', english = '' } = ROW.exec(line)?.groups ?? {};
      const text = example.replace(/<br><sub>.*<\/sub>/, '').replace(/<\/?b>/g, '');
      // The page knows what cards are called in English.
      return text.endsWith('。') && !text.includes('『') ? [[text, english]] : [];
    });
    return { title, examples };
  });
}

function english(text: string): string | null {
  const read = KINDS.map((kind) => evolveText.parse(text, { kind, names: null }));
  const whole = read.find(({ diagnostics }) => diagnostics.length === 0);
  return whole === undefined ? null : evolveText.english(whole.tree);
}

const page = readFileSync(new URL('../../GRAMMAR.md', import.meta.url), 'utf8');
const sections = sectionsOf(page).filter(({ examples }) => examples.length > 0);

describe('the examples of the grammar in English', () => {
  it('are found on the page', () => {
    expect(sections.flatMap(({ examples }) => examples).length).toBeGreaterThan(250);
  });

  it.each(sections)('$title', ({ examples }) => {
    expect(examples.map(([text]) => [text, english(text)])).toEqual(examples);
  });
});
