import type { Text } from '@lianhuan/kernel';
import type { WrittenCard } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import { type CardReader, type NamedCard, stringIn } from './reading-cards.ts';

/** How many characters may stand in a field of a card that somebody adds to a game. */
const LONGEST = { name: 40, alias: 40, theme: 40, english: 80, text: 2000 } as const;
const FIELDS = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
/** Markup, and characters that cannot be seen or that turn the text around them. */
const NOT_IN_NAMES = /[<>\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The reader of a game for cards of strangers: their names and texts have bounds, and names hold no markup. */
export function boundedReader<Reader extends CardReader<NamedCard>>(reader: Reader): Reader {
  return {
    ...reader,
    read: (written, defaults, ...known) => {
      const problems = boundsOf(written);
      // A text that is too long is not read at all.
      if (problems.length > 0) return { definition: null, problems };
      return reader.read(written, defaults, ...known);
    },
  };
}

/** How many sentences may stand on such a card; those of the games have 6 at most. */
const MOST_SENTENCES = 30;

/** How many sentences, or paragraphs, a text ends: reading takes as long as they are many. */
export function sentencesIn(text: string): number {
  return text.match(/[^。；;.\s][。；;.\n]/g)?.length ?? 0;
}

/** How many clauses may stand on such a card; those of the games have a dozen at most. */
const MOST_CLAUSES = 60;

/** How many clauses a text has, from mark to mark: a sentence can be made of any number of them. */
export function clausesIn(text: string): number {
  return text.match(/[，、,；;。.\n]/g)?.length ?? 0;
}

function boundsOf(card: WrittenCard): CardProblem[] {
  const texts = stringIn(card, 'text');
  if (texts.every((text) => text.length <= LONGEST.text)) {
    const place = card.fields.get('text')?.place ?? card.place;
    if (texts.some(hasTooMany)) return [cardProblem(place, TOO_MANY_SENTENCES)];
    if (texts.some((text) => clausesIn(text) > MOST_CLAUSES)) {
      return [cardProblem(place, TOO_MANY_CLAUSES)];
    }
  }
  return FIELDS.flatMap((field) => {
    const place = card.fields.get(field)?.place ?? card.place;
    return stringIn(card, field).flatMap((value) => {
      const wrong = wrongWith(field, value);
      return wrong === null ? [] : [cardProblem(place, wrong)];
    });
  });
}

function hasTooMany(text: string): boolean {
  return sentencesIn(text) > MOST_SENTENCES;
}

const TOO_MANY_SENTENCES: Text = {
  zh: `text 的句子太多：至多 ${MOST_SENTENCES} 句`,
  en: `The text has too many sentences: ${MOST_SENTENCES} at most`,
};

const TOO_MANY_CLAUSES: Text = {
  zh: `text 的分句太多：至多 ${MOST_CLAUSES} 个`,
  en: `The text has too many clauses: ${MOST_CLAUSES} at most`,
};

function wrongWith(field: keyof typeof LONGEST, value: string): Text | null {
  const most = LONGEST[field];
  if (value.length > most) {
    return {
      zh: `${field} 太长：至多 ${most} 个字`,
      en: `The ${field} is too long: ${most} characters at most`,
    };
  }
  if (field === 'text' || !NOT_IN_NAMES.test(value)) return null;
  return {
    zh: `${field} 里不能有尖括号和看不见的字符`,
    en: `A ${field} cannot hold angle brackets or characters that are not seen`,
  };
}
