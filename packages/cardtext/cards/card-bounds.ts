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

function boundsOf(card: WrittenCard): CardProblem[] {
  return FIELDS.flatMap((field) => {
    const place = card.fields.get(field)?.place ?? card.place;
    return stringIn(card, field).flatMap((value) => {
      const wrong = wrongWith(field, value);
      return wrong === null ? [] : [cardProblem(place, wrong)];
    });
  });
}

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
