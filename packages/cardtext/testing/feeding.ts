import { describe, expect, test } from 'vitest';
import type { CardSource } from '../cards/added-files.ts';
import type { CardProblem } from '../cards/card-problem.ts';

export interface FeedingCards {
  /** A file of one sound card with this text; its id and both of its names are `name`. */
  card(name: string, text: string): string;
  warn(files: readonly CardSource[]): readonly CardProblem[];
  check(files: readonly CardSource[]): readonly CardProblem[];
  /** The game's own files, by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** Texts that trigger themselves without end. */
  readonly alone: readonly string[];
  /** Texts of two cards that trigger each other without end. */
  readonly pairs: readonly (readonly [one: string, other: string])[];
  /** A text that triggers its like in the hands of another player; null where none can. */
  readonly twin: string | null;
  /** Texts, by themselves or two of them, that come to an end. */
  readonly ending: readonly (readonly [why: string, ...texts: string[]])[];
}

/** Who is warned of cards that trigger themselves or each other without end, and who is not. */
export function describeFeeding({
  card,
  warn,
  check,
  files,
  alone,
  pairs,
  twin,
  ending,
}: FeedingCards): void {
  const warned = (...texts: readonly string[]): string[] => {
    const text = texts.map((words, at) => card(`test-${at + 1}`, words)).join('');
    expect(check([{ file: 'x.yaml', text }])).toEqual([]);
    return warn([{ file: 'x.yaml', text }]).map(({ text: { zh } }) => zh);
  };

  describe('a warning of endless triggers', () => {
    test.each(alone)('is given of a card that triggers itself: %s', (text) => {
      expect(warned(text)).toEqual([expect.stringContaining('触发自己')]);
    });

    test.each(pairs)('is given of two cards that trigger each other: %s %s', (one, other) => {
      expect(warned(one)).toEqual([]);
      expect(warned(one, other)).toEqual([expect.stringContaining('与「test-2」会互相触发')]);
      expect(warned(other, one)).toHaveLength(1);
    });

    test('is given of two files as of one, at the place of the trigger', () => {
      const [one, other] = pairs[0];
      const sources = [
        { file: 'one.yaml', text: card('test-1', one) },
        { file: 'other.yaml', text: card('test-2', other) },
      ];
      expect(warn(sources)).toEqual([expect.objectContaining({ file: 'one.yaml' })]);
      const [{ line, column }] = warn(sources);
      expect(sources[0].text.split('\n')[line - 1].slice(column - 1)).toMatch(/^(每)?当/);
    });

    if (twin !== null) {
      test(`is given of a card that triggers its like: ${twin}`, () => {
        expect(warned(twin)).toEqual([expect.stringContaining('两名玩家各有一张')]);
      });
    }

    test.each(ending)('is not given where it comes to an end: %s', (_, ...texts) => {
      expect(warned(...texts)).toEqual([]);
    });

    test('is not given of any of the game’s own cards', () => {
      const own = Object.entries(files).map(([file, text]) => ({ file, text }));
      expect(warn(own)).toEqual([]);
    });
  });
}
