import { describe, expect, it } from 'vitest';
import type { Language } from '../language/language.ts';
import type { Node } from '../nodes/node.ts';

/** Texts, and what each of them means on one table. */
export interface KeptMeanings<Scene> {
  /** A line `text：meaning` for each text; the last colon of a line parts the two. */
  readonly kept: string;
  /** A fresh table, with whoever speaks there. */
  readonly scene: () => Scene;
  /** What a text means there, in one line. */
  readonly meaning: (text: string, scene: Scene) => string;
}

const AT_A_TIME = 40;

/** Every text means what is kept of it, and so also what it does not mean. */
export function describeMeanings<Scene>(
  title: string,
  { kept, scene, meaning }: KeptMeanings<Scene>,
): void {
  const lines = kept.trimEnd().split('\n').map(parted);
  const parts = Array.from({ length: Math.ceil(lines.length / AT_A_TIME) }, (_, part) => part);
  describe(title, () => {
    it.each(parts)('%i', (part) => {
      const here = scene();
      for (const [text, means] of lines.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME)) {
        expect([text, meaning(text, here)]).toEqual([text, means]);
      }
    });
  });
}

function parted(line: string): readonly [text: string, means: string] {
  const at = line.lastIndexOf('：');
  return [line.slice(0, at), line.slice(at + 1)];
}

/** What is told of a text that means some things by their names; a dash where it means none. */
export function named(names: readonly string[]): string {
  return names.length > 0 ? names.join(' ') : '—';
}

/** What a text is read as, with which nothing is wrong. */
export function readAs<N>(
  { parse }: Pick<Language<Node, { readonly kind: null; readonly names: null }>, 'parse'>,
  category: string,
  text: string,
): N {
  const { tree, diagnostics } = parse(text, { kind: null, names: null }, category);
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  return tree[0] as unknown as N;
}
