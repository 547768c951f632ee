import { describe, expect, it } from 'vitest';
import type { Language } from '../language/language.ts';
import type { Node } from '../nodes/node.ts';
import { readYaml } from '../yaml/yaml-reading.ts';

/** A file of card texts with what each is read as. */
export interface TextCases<N extends Node, Context> {
  readonly language: Language<N, Context>;
  /** The file: YAML, as {@link Cases} says. */
  readonly source: string;
  /**
   * What is known of the card a text stands on.
   * @param kind of the card; null where nothing is said
   * @param names of all cards there are; null where any name may be one
   * @param card what the card is called; null where nothing is said
   */
  context(kind: string | null, names: ReadonlySet<string> | null, card: string | null): Context;
}

/** The sections of such a file; each may be left out. */
interface Cases {
  /** The names of all cards there are. */
  readonly names: readonly string[];
  /** What the card is called that a written text stands on; where it is said, other names are of no card. */
  readonly card?: string;
  /** How many texts are read, and how many are refused. */
  readonly figure?: { readonly read: number; readonly refused: number };
  /** By the kind of card: texts that are not read, and the reason. */
  readonly refused?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the kind of card: texts as people write them, and as they are printed. */
  readonly written?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Texts and their English. */
  readonly english?: Readonly<Record<string, string>>;
  /** By what it is: words that are known but cannot be carried out, and some words of the complaint. */
  readonly impossible?: Readonly<Record<string, { kind?: string; text: string; why: string }>>;
  /** By what it is: words with which nothing is wrong, though one might think so. */
  readonly possible?: Readonly<Record<string, { kind?: string; text: string }>>;
  /** Words that cannot be read, the column (from 1) of the fault, and what may have been meant. */
  readonly unreadable?: readonly { text: string; column: number; nearest: string }[];
}

/** Tests that each text of a file is read as the file says. */
export function describeTextCases<N extends Node, Context>({
  language,
  source,
  context,
}: TextCases<N, Context>): void {
  const cases: Cases = readYaml(source).documents[0].toJS();
  const names = new Set(cases.names);
  const { card = null } = cases;
  const read = (text: string, kind: string | null = null) =>
    language.parse(text, context(kind, names, card));
  const writtenOn = (kind: string) => context(kind, card === null ? null : names, card);

  for (const [kind, texts] of Object.entries(cases.written ?? {})) {
    describe(`a text as it may be written on a ${kind} is read as it is printed`, () => {
      it.each(Object.entries(texts))('%s', (written, printed) => {
        const { text, tree, diagnostics } = language.parse(written, writtenOn(kind));
        expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
        expect(text).toBe(printed);
        expect(tree).toEqual(language.parse(printed, writtenOn(kind)).tree);
      });
    });
  }

  for (const [kind, texts] of Object.entries(cases.refused ?? {})) {
    describe(`a text that is not read on a ${kind}`, () => {
      it.each(Object.entries(texts))('%s: %s', (text) => {
        expect(language.parse(text, writtenOn(kind)).diagnostics).not.toEqual([]);
      });
    });
  }

  it.runIf(cases.figure)('so many are read, and so many refused', () => {
    const { written, refused } = cases;
    expect({ read: textsIn(written), refused: textsIn(refused) }).toEqual(cases.figure);
  });

  describe.runIf(cases.english)('English', () => {
    it.each(Object.entries(cases.english ?? {}))('%s', (text, english) => {
      expect(language.english(read(text).tree)).toBe(english);
    });
  });

  describe.runIf(cases.impossible)('words that are known but cannot be carried out', () => {
    it.each(Object.entries(cases.impossible ?? {}))('%s', (_, { kind, text, why }) => {
      const { tree, diagnostics } = read(text, kind);
      expect(tree).toEqual([]);
      expect(diagnostics).toMatchObject([{ kind: 'not-executable' }]);
      expect(diagnostics[0].text.zh).toContain(why);
    });
  });

  describe.runIf(cases.possible)('words that can be carried out', () => {
    it.each(Object.entries(cases.possible ?? {}))('%s', (_, { kind, text }) => {
      expect(read(text, kind).diagnostics).toEqual([]);
    });
  });

  describe.runIf(cases.unreadable)('words that cannot be read', () => {
    it.each(cases.unreadable ?? [])('$text: did you mean $nearest?', ({ text, ...fault }) => {
      expect(read(text).diagnostics[0]).toMatchObject({ kind: 'unexpected', ...fault });
    });
  });
}

function textsIn(byKind: Readonly<Record<string, object>> = {}): number {
  return Object.values(byKind).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
}
