import type { Problem, Result } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import type { DeckOf, DeckWriting, ReadyDeck } from '../decks/deck-list.ts';
import { DeckTexts } from '../decks/deck-text.ts';

export interface TriedDecks<Many extends string, One extends string> {
  readonly writing: DeckWriting<Many, One>;
  /** The decks of the game's own. */
  readyDecks(): readonly (ReadyDeck & DeckOf<Many, One>)[];
  /** All that keeps a deck from being played. */
  check(deck: DeckOf<Many, One>): readonly Problem[];
  /** Reads a set-up for two, whose setting `decks` says what each of them plays. */
  readSetup(input: unknown): Result<unknown>;
  /** A part that is a list of names, and that no deck can do without. */
  readonly main: Many;
  /** Texts that are no deck of this game, and where each is complained of. */
  readonly faults?: readonly (readonly [title: string, text: string, at: string])[];
}

const placesOf = (read: Result<unknown>) => (read.ok ? [] : read.problems.map(({ at }) => at));

/** What holds of the decks of any game that has them: ready ones, written ones, chosen ones. */
export function describeDecks<Many extends string, One extends string>(
  tried: TriedDecks<Many, One>,
): void {
  const { writing, main } = tried;
  const ready = tried.readyDecks();
  const texts = new DeckTexts(writing);

  /** A deck with nothing in it but these. */
  function deckOf(written: object): DeckOf<Many, One> {
    const read = writing.readList(written);
    if (!read.ok) throw new Error(read.problems[0].text.en);
    return read.value;
  }
  const parts = Object.keys(deckOf({})) as (Many | One)[];
  /** The deck without what is told of it besides. */
  const listOf = (deck: DeckOf<Many, One>) =>
    Object.fromEntries(parts.map((part) => [part, deck[part]])) as DeckOf<Many, One>;

  describe('the ready decks', () => {
    it.each(ready)('$name may be played, and says what it is up to', (deck) => {
      expect(tried.check(deck).map(({ text }) => text.zh)).toEqual([]);
      expect(deck.idea).not.toBe('');
      expect(deck.ideaEn).toMatch(/\S/);
      expect(deck.ideaEn).not.toMatch(/[一-鿿]/);
    });

    it('are read once', () => {
      expect(tried.readyDecks()).toBe(ready);
    });

    it('have ids of their own', () => {
      expect(new Set(ready.map(({ id }) => id)).size).toBe(ready.length);
    });
  });

  describe('a list of cards', () => {
    it('says how many behind the name, and may leave out parts', () => {
      const [deck, empty] = [deckOf({ [main]: ['甲', '乙 x3', '丙×2'] }), deckOf({})];
      expect(deck).toEqual({ ...empty, [main]: ['甲', '乙', '乙', '乙', '丙', '丙'] });
    });

    it.each<[string, unknown, string]>([
      ['no list', '甲', ''],
      ['a part that is none', { [main]: '甲' }, main],
      ['a line that is no name', { [main]: ['甲', 3] }, `${main}[1]`],
    ])('%s is told of', (_, written, at) => {
      expect(placesOf(writing.readList(written))).toEqual([at]);
    });
  });

  describe('a deck as text', () => {
    it.each(ready)('$name reads back as it was written', (deck) => {
      const read = texts.read(texts.write(deck));
      expect(read).toEqual({ ok: true, value: { name: deck.name, ...listOf(deck) } });
    });

    it('may be JSON, and may leave out its name and its parts', () => {
      const read = texts.read(JSON.stringify({ [main]: ['甲 x2'] }));
      expect(read).toEqual({ ok: true, value: { name: '', ...deckOf({ [main]: ['甲', '甲'] }) } });
    });

    it('keeps names that no card has, odd ones too', () => {
      const list = deckOf({});
      const odd = { ...list, name: '怪: 名', [main]: ['没有: 这张', '# 号', 'x3'] };
      expect(texts.read(texts.write(odd))).toEqual({ ok: true, value: odd });
    });

    it.each<readonly [title: string, text: string, at: string]>([
      ['words', '甲', ''],
      ['a broken list', `${main}: [甲`, `1:${`${main}: [甲`.length + 1}`],
      ['a part that is no list', `${main}: 甲`, main],
      ['something else in a list', `${main}: [[甲]]`, `${main}[0]`],
      ['a part nobody knows', `${main}: []\n别的: [甲]`, '别的'],
      ['a name that is a list', `name: []\n${main}: []`, 'name'],
      ...(tried.faults ?? []),
    ])('%s: says what is wrong, and where', (_, text, at) => {
      const read = texts.read(text);
      if (read.ok) throw new Error('it was read');
      expect(read.problems[0].at).toBe(at);
      expect(read.problems[0].text.zh).toMatch(/\S/);
    });
  });

  describe('the decks of a set-up', () => {
    const [first] = ready;
    const problemsOf = (decks: unknown) => placesOf(tried.readSetup({ decks }));

    it('are the ready ones, or lists of cards', () => {
      expect(problemsOf(undefined)).toEqual([]);
      expect(problemsOf([first.id, listOf(first)])).toEqual([]);
    });

    it('are one for each seat', () => {
      expect(problemsOf([first.id])).toEqual(['setup.decks']);
      expect(problemsOf(first.id)).toEqual(['setup.decks']);
    });

    it('exist, and may be played', () => {
      expect(problemsOf(['nobody-knows-it', 'nor-this'])).toEqual([
        'setup.decks[0]',
        'setup.decks[1]',
      ]);
      const small = { ...listOf(first), [main]: [...first[main]].slice(0, 20) };
      expect(problemsOf([first.id, small])).toContain(`setup.decks[1].${main}`);
      expect(problemsOf([{ [main]: '甲' }, first.id])).toEqual([`setup.decks[0].${main}`]);
    });
  });
}
