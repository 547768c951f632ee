import { describe, expect, it } from 'vitest';
import type { AddedCards } from '../cards/added-cards.ts';
import type { CardDoors } from '../cards/card-doors.ts';
import type { NamedCard } from '../cards/reading-cards.ts';
import type { Node } from '../nodes/node.ts';

/** A card as its words are told in English. */
interface Told {
  readonly abilities: readonly Node[];
}

export interface TriedOwnTerms<Card extends NamedCard & Told> {
  readonly cards: CardDoors<Card>;
  readonly added: AddedCards<Card>;
  englishText(card: Told): string;
  /** A file with an item of terms, then two cards whose texts speak of them, the second of the first by name. */
  readonly file: string;
  /** The English of the two texts. */
  readonly english: readonly [string, string];
  /** A set that may be added to, and a word of the game that no card file can bring in once more. */
  readonly set: string;
  readonly known: string;
  /** Two words of the game that stand side by side in texts. */
  readonly twoWords: string;
}

/** What holds of the terms that card files bring in, in games whose cards have open sets of terms. */
export function describeOwnTerms<Card extends NamedCard & Told>(tried: TriedOwnTerms<Card>): void {
  describe('terms of a card file', () => {
    const { cards, added, englishText, file, set } = tried;
    const problemsOf = (source: string) =>
      cards.readCardFile(source, 'x.yaml').problems.map(({ text }) => text.zh);

    it('a card file brings in terms: they are read, printed as written, and have their English', () => {
      const { definitions, problems, rewordings } = cards.readCardFile(file, 'x.yaml');
      expect(problems).toEqual([]);
      expect(rewordings).toEqual([]);
      expect(definitions.map(englishText)).toEqual(tried.english);
    });

    it('they are known to the cards of that file alone', () => {
      const behind = file.slice(file.indexOf('- id:'));
      expect(problemsOf(behind)).not.toEqual([]);
    });

    it('a card takes the terms that stand on it along into a set-up, and none else', () => {
      const { written } = cards.readCardFile(file, 'x.yaml');
      const read = added.read(written);
      if (!read.ok) throw new Error(read.problems[0].text.en);
      const library = added.libraryWith(read.value);
      expect(library.slice(-2).map(englishText)).toEqual(tried.english);
      const alone = added.read(written.slice(0, 1));
      expect(alone.ok).toBe(true);
      for (const card of written) {
        const words = JSON.stringify({ ...card, terms: null });
        const terms = Object.values((card as { terms?: object }).terms ?? {}).flatMap(Object.keys);
        expect(terms.length).toBeGreaterThan(0);
        for (const term of terms) expect(words).toContain(term);
      }
    });

    it('cards made up on the spot have them too', () => {
      const { written } = cards.readCardFile(file, 'x.yaml');
      const bare = written.map(({ terms: _, ...card }) => card);
      const item = Object.assign({}, ...written.map(({ terms }) => terms));
      expect(cards.readCards(bare).ok).toBe(false);
      const read = cards.readCards([{ terms: item }, ...bare]);
      expect(read.ok && read.value.map(englishText)).toEqual(tried.english);
    });

    it.each([
      ['a word of the game', `{ ${tried.set}: [${tried.known}] }`, '已有的词'],
      ['words of the game side by side', `{ ${tried.set}: [${tried.twoWords}] }`, '拼成的'],
      ['a number', `{ ${tried.set}: [机甲3] }`, '不能用作用语'],
      ['a mark', `{ ${tried.set}: ['机，甲'] }`, '不能用作用语'],
      ['too many letters', `{ ${tried.set}: [${'甲'.repeat(13)}] }`, '不能用作用语'],
      ['markup', `{ ${tried.set}: { 机甲: '<b>' } }`, '英文'],
      ['a set that there is not', '{ 颜色: [赤] }', '不能加入「颜色」'],
      ['no sets', '[机甲]', '应当写成'],
      ['no terms', `{ ${tried.set}: 机甲 }`, '应当写成'],
    ])('%s cannot be brought in', (_, terms, why) => {
      const found = problemsOf(`- terms: ${terms}\n`);
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(why);
    });

    it('a term has one English', () => {
      const item = (english: string) => `- terms: { ${set}: { 机甲: ${english} } }\n`;
      expect(problemsOf(item('Mecha') + item('Mecha'))).toEqual([]);
      expect(problemsOf(item('Mecha') + item('Tank'))).toHaveLength(1);
    });

    it('so many and no more', () => {
      const letters = [...'甲乙丙丁戊己庚辛壬癸子'];
      const terms = letters.flatMap((one) => letters.map((other) => `${one}${other}鬼${one}`));
      expect(problemsOf(`- terms: { ${set}: [${terms.slice(0, 100).join(', ')}] }\n`)).toEqual([]);
      expect(problemsOf(`- terms: { ${set}: [${terms.join(', ')}] }\n`)).toHaveLength(1);
    });
  });
}
