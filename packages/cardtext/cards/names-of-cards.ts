import { normalise } from '../grammar/normalise.ts';
import type { WrittenCard } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';

/** What stands around a name in card text: a name that holds it ends there. */
const AROUND_NAMES = /[【】『』「」[\]]/;

/** What is wrong with the name of a card, or with its other name: card text could not say it. */
export function nameProblems({ fields, place }: WrittenCard): CardProblem[] {
  return ['name', 'alias'].flatMap((field) => {
    const given = fields.get(field);
    if (typeof given?.value !== 'string') return [];
    const { value } = given;
    if (value.trim() === '' || value.trim() !== value) {
      return cardProblem(given.place ?? place, {
        zh: `${field} 要有字，两头不能有空格`,
        en: `A ${field} has letters, and no blanks around them`,
      });
    }
    if (!AROUND_NAMES.test(value)) return [];
    return cardProblem(given.place ?? place, {
      zh: `${field} 里不能有【】『』「」：卡牌文字说到它时以此为界`,
      en: `A ${field} cannot hold 【】『』「」: card text ends names there`,
    });
  });
}

/** Two names with the same key look alike, or are alike to card text. */
export function nameKey(name: string): string {
  return normalise(name).normalize('NFKC').toLowerCase();
}
