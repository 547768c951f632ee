import type { Text } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { MOST_ADDED } from '../cards/added-cards.ts';
import type { CardDoors } from '../cards/card-doors.ts';
import type { CardProblem } from '../cards/card-problem.ts';
import type { NamedCard } from '../cards/reading-cards.ts';

/** Some words of a card, and what stands there instead. */
export type Change = readonly [from: string, to: string];

export interface TriedCardFiles<Card extends NamedCard> {
  /** The only card of a file, with nothing wrong. Its id is `test-card`, its English name `Test`. */
  readonly card: string;
  readonly cards: CardDoors<Card>;
  library(): readonly Card[];
  /** Each with where it is complained of, and some words of the complaint. */
  readonly faults: readonly (readonly [
    title: string,
    change: Change,
    line: number,
    column: number,
    why: string,
  ])[];
  /** Makes the file no YAML. */
  readonly noYaml: Change;
  /** Makes the card speak of one that is called 别的. */
  readonly speaksOfAnother: Change;
  /** The printed term of a kind of cards, for made-up ones: nothing else must be said of them. */
  readonly kind: string;
  /** A name that a card of this kind has. */
  readonly taken: string;
  /** Only where cards may share a name: what keeps them apart. */
  apart?(card: Card): string;
}

/** A problem as a test looks at it. */
export interface ToldProblem {
  readonly line: number;
  readonly column: number;
  readonly zh: string;
  readonly nearest: CardProblem['nearest'];
}

/** What is wrong with the card when it is changed so, or with another file. */
export type ProblemFinder = (change: Change | null, source?: string) => ToldProblem[];

function problemFinder<Card extends NamedCard>({
  card,
  cards,
}: TriedCardFiles<Card>): ProblemFinder {
  return (change, source = card) => {
    const text = change === null ? source : source.replace(...change);
    if (change !== null) expect(text).not.toBe(source);
    const { definitions, problems } = cards.readCardFile(text, 'x.yaml');
    if (problems.length > 0) expect(definitions).toEqual([]);
    return problems.map(({ line, column, text: { zh }, nearest }) => ({
      line,
      column,
      zh,
      nearest,
    }));
  };
}

/**
 * What holds of the card files of any game, and of the cards read from them.
 * @returns what finds the problems of the card when something is changed, for the game's own tests
 */
export function describeCardFiles<Card extends NamedCard>(
  tried: TriedCardFiles<Card>,
): ProblemFinder {
  const { card, cards, library, kind } = tried;
  const { readCardFile: readFile, checkCards: check, readCards } = cards;
  const problemsOf = problemFinder(tried);
  const nameOf = (text: string) => readFile(text, 'x.yaml').definitions[0].name;

  describe('a file of cards', () => {
    it('an empty file holds no cards', () => {
      expect(readFile('# nothing yet\n', 'x.yaml')).toEqual({
        definitions: [],
        problems: [],
        rewordings: [],
        written: [],
      });
    });
  });

  describe('a card with a problem is not legal for play', () => {
    it.each(tried.faults)('%s', (_, change, line, column, why) => {
      const [found, ...more] = problemsOf(change);
      expect(more).toEqual([]);
      expect(found).toMatchObject({ line, column });
      expect(found.zh).toContain(why);
    });

    it('a field that must be given', () => {
      expect(problemsOf([/ {2}name: .*\n/.exec(card)?.[0] ?? '', ''])[0].zh).toContain('name');
    });

    it('a card without English is called as its name sounds', () => {
      const { definitions, problems } = readFile(card.replace('  english: Test\n', ''), 'x.yaml');
      expect(problems).toEqual([]);
      expect(definitions[0].english).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
    });

    it('a card without an id has one that is the sound of its name', () => {
      const { definitions, written, problems } = readFile(
        card.replace(/^- id: .*\n {2}/, '- '),
        'x.yaml',
      );
      expect(problems).toEqual([]);
      expect(definitions[0].id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(written).toMatchObject([{ id: definitions[0].id }]);
    });

    it('says all that is wrong, each once, from the top of the file', () => {
      const file = `- kind: ${kind}\n- foo\n${card}`;
      const found = readFile(file, 'x.yaml').problems.map(({ line, text }) => `${line} ${text.zh}`);
      expect(found).toContain('1 这张卡牌没有写 name');
      expect(new Set(found).size).toBe(found.length);
      expect(found.at(-1)).toBe('2 这里应当是一张卡牌');
    });

    it('the same card twice in one file', () => {
      const { definitions, problems } = readFile(card + card, 'x.yaml');
      const second = card.split('\n').length;
      expect(definitions).toHaveLength(1);
      expect(problems).toMatchObject([{ line: second, column: '- id: '.length + 1 }]);
    });

    it('more cards than can be played, and says so rather than leaving all of them out', () => {
      const all = (from: number, count: number) =>
        Array.from({ length: count }, (_, at) =>
          card
            .replace('test-card', `test-${from + at}`)
            .replace(nameOf(card), `${nameOf(card)}${from + at}`)
            .replace(/\n*$/, '\n'),
        ).join('');
      const text = all(0, MOST_ADDED.cards + 1);
      const { definitions, written, problems } = readFile(text, 'x.yaml');
      expect([definitions, written]).toEqual([[], []]);
      expect(problems).toMatchObject([{ line: 1, text: { zh: expect.stringContaining('至多') } }]);
      expect(check([{ file: 'x.yaml', text }])).toEqual(problems);
    });

    it('no YAML', () => {
      const [found] = problemsOf(tried.noYaml);
      expect(found.line).toBeGreaterThan(3);
      expect(found.zh).toContain('YAML');
    });

    it('no list of cards', () => {
      expect(problemsOf(null, 'id: x\nname: y\n')).toMatchObject([{ line: 1, column: 1 }]);
      expect(problemsOf(null, '- 关羽\n')).toMatchObject([{ line: 1, column: 3 }]);
    });
  });

  describe('checking files', () => {
    it('finds nothing wrong with the game’s own', () => {
      const files = Object.entries(cards.cardFiles()).map(([file, text]) => ({
        file: `packages/any/cards/${file}`,
        text,
      }));
      expect(check(files)).toEqual([]);
      expect(check(files.slice(0, 1))).toEqual([]);
    });

    it('lets the cards of several files speak of each other', () => {
      const other = card.replace('test-card', 'other').replace(nameOf(card), '别的');
      const files = [
        { file: 'a.yaml', text: card.replace(...tried.speaksOfAnother) },
        { file: 'b.yaml', text: other },
      ];
      expect(check(files)).toEqual([]);
      expect(check(files.slice(0, 1))).toHaveLength(1);
    });
  });

  describe('cards made up for a scenario', () => {
    it.each<[string, unknown, string]>([
      ['no kind', { name: '甲' }, 'kind'],
      ['no card', '甲', 'name'],
      ['a taken name', { name: '乙', kind }, '已经有'],
      ['unknown words', { name: '甲', kind, text: '飞。' }, '读不懂'],
    ])('%s', (_, given, why) => {
      const read = readCards([{ name: '乙', kind }, given]);
      expect(read.ok).toBe(false);
      if (read.ok) return;
      expect(read.problems[0].at).toBe('cards[1]');
      expect(read.problems.map(({ text }: { readonly text: Text }) => text.zh).join()).toContain(
        why,
      );
    });

    it('a card of the game gives way to one that bears its name', () => {
      const read = readCards([{ name: tried.taken, kind }]);
      if (!read.ok) throw new Error(read.problems[0].text.en);
      expect(read.value.map(({ id, name }) => ({ id, name }))).toEqual([
        { id: 'made-up-1', name: tried.taken },
      ]);
    });
  });

  describe('the library', () => {
    it('is read once, and is the same each time', () => {
      expect(library()).toBe(library());
    });

    it('has no two cards of one id or name', () => {
      expect(new Set(library().map(({ id }) => id)).size).toBe(library().length);
      const names = library().map((one) => `${one.name} ${tried.apart?.(one) ?? ''}`);
      expect(new Set(names).size).toBe(library().length);
    });
  });

  return problemsOf;
}
