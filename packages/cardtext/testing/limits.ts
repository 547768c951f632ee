import { describe, expect, it } from 'vitest';
import { MOST_WORK } from '../grammar/work.ts';
import type { Language } from '../language/language.ts';
import type { Node } from '../nodes/node.ts';

export interface LimitedText<N extends Node, Context> {
  readonly language: Language<N, Context>;
  /** What is known of the card the text stands on. */
  readonly context: Context;
  /** The texts of the game's own cards: what an ability can begin and go on with. */
  readonly texts: readonly string[];
}

/** Longer than any text may be. */
const TOO_LONG = 2001;

/** A text of any length and depth is read, or told about: it never breaks the reader. */
export function describeTextLimits<N extends Node, Context>({
  language,
  context,
  texts,
}: LimitedText<N, Context>): void {
  const kindsIn = (text: string) =>
    language.parse(text, context).diagnostics.map(({ kind }) => kind);

  describe('a text without measure', () => {
    it('is told about, not read, when it is longer than any card', () => {
      const text = texts.join('').repeat(Math.ceil(TOO_LONG / texts.join('').length));
      expect(kindsIn(text.slice(0, TOO_LONG))).toEqual(['too-long']);
      expect(kindsIn('。'.repeat(1_000_000))).toEqual(['too-long']);
    });

    it('takes so many steps at most, however much is wrong with it', () => {
      const broken = texts
        .toSorted((one, other) => other.length - one.length)
        .slice(0, 20)
        .map((text) => `${text.slice(0, -4)}呜${text.slice(-4)}`);
      const { steps, diagnostics } = language.parse(
        broken.join('\n').slice(0, TOO_LONG - 1),
        context,
      );
      expect(diagnostics).not.toEqual([]);
      expect(steps).toBeLessThan(MOST_WORK * 1.05);
    });

    it(
      'may begin any sentence of the game inside itself, again and again',
      () => {
        for (const beginning of beginningsIn(texts)) {
          const text = beginning.repeat(Math.floor((TOO_LONG - 1) / beginning.length));
          expect(() => kindsIn(text)).not.toThrow();
        }
      },
      PATIENCE_MS,
    );

    // Where each sentence could go on with the ability before it, readings double with each: these took half a minute
    // once, every one of them.
    it(
      'may say one sentence of the game so often that it could be divided in many ways',
      () => {
        const sentences = beginningsIn(texts).filter((clause) => clause.endsWith('。'));
        for (const sentence of sentences) {
          const { steps } = language.parse(sentence.repeat(DIVIDED), context);
          expect(steps).toBeLessThan(MOST_WORK * 1.05);
        }
      },
      PATIENCE_MS,
    );
  });
}

/** How long a whole list may take on a machine that is busy with other things, too. */
const PATIENCE_MS = 240_000;

/** As many sentences as can be divided among abilities in tens of thousands of ways. */
const DIVIDED = 16;

/** As many clauses as are tried; each takes some milliseconds. */
const TRIED = 80;

/** Clauses of these texts, from the first to the last, with the mark behind them. */
function beginningsIn(texts: readonly string[]): readonly string[] {
  const clauses = new Set(
    texts.flatMap((text) => text.match(/[^，：；。“”（）\n]+[，：；。“”（）]?/g) ?? []),
  );
  const step = Math.ceil(clauses.size / TRIED);
  return [...clauses].filter((_, index) => index % step === 0);
}
