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
   */
  context(kind: string | null, names: ReadonlySet<string> | null): Context;
}

/** The sections of such a file; each may be left out. */
interface Cases {
  /** The names of all cards there are. */
  readonly names: readonly string[];
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
  const read = (text: string, kind: string | null = null) =>
    language.parse(text, context(kind, names));

  for (const [kind, texts] of Object.entries(cases.written ?? {})) {
    describe(`a text as it may be written on a ${kind} is read as it is printed`, () => {
      it.each(Object.entries(texts))('%s', (written, printed) => {
        const { text, tree, diagnostics } = language.parse(written, context(kind, null));
        expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
        expect(text).toBe(printed);
        expect(tree).toEqual(language.parse(printed, context(kind, null)).tree);
      });
    });
  }

  describe('English', () => {
    it.each(Object.entries(cases.english ?? {}))('%s', (text, english) => {
      expect(language.english(read(text).tree)).toBe(english);
    });
  });

  describe('words that are known but cannot be carried out', () => {
    it.each(Object.entries(cases.impossible ?? {}))('%s', (_, { kind, text, why }) => {
      const { tree, diagnostics } = read(text, kind);
      expect(tree).toEqual([]);
      expect(diagnostics).toMatchObject([{ kind: 'not-executable' }]);
      expect(diagnostics[0].text.zh).toContain(why);
    });
  });

  describe('words that can be carried out', () => {
    it.each(Object.entries(cases.possible ?? {}))('%s', (_, { kind, text }) => {
      expect(read(text, kind).diagnostics).toEqual([]);
    });
  });

  describe('words that cannot be read', () => {
    it.each(cases.unreadable ?? [])('$text: did you mean $nearest?', ({ text, ...fault }) => {
      expect(read(text).diagnostics[0]).toMatchObject({ kind: 'unexpected', ...fault });
    });
  });
}
