import { nearestWord } from './nearest-word.ts';

/** How a claim may be written, each form by what it begins with. */
const FORMS: Readonly<Record<'place' | 'card' | 'seat' | 'word', readonly string[]>> = {
  place: [
    'A.弃牌堆 has 牌名',
    'A.手牌 has not 牌名',
    'A.牌库 is 牌名, 牌名 x2',
    'A.手牌 is empty',
    'A.战力 = 3',
  ],
  card: ['牌名 费用 = 2', '牌名 is 横置', '牌名 has 特征', '牌名 in A.手牌', '费用 of 牌名 = 2'],
  seat: [
    'A may 选项',
    'A may not 选项 because 2.3.2',
    'A sees 牌名 in B.手牌',
    'A was shown 牌名',
    'A knows B chose 牌名',
    'A decides 提问',
  ],
  word: [
    'asked: A 提问',
    'phase is 阶段 of A',
    'winner: A',
    'refused because 2.3.2',
    'log cites 2.3.2',
    'log says 文字',
    'never: …',
    'always: …',
  ],
};

const ALL = Object.values(FORMS).flat();

/** So many forms with the word that was meant are shown. */
const MOST_SHOWN = 4;

/**
 * The forms that are near to a claim that has none of them: those with the word that was nearly written,
 * else those that begin as it does.
 */
export function nearForms(text: string, isCard: (text: string) => boolean): readonly string[] {
  const meant = text
    .split(/[\s:：]+/)
    .flatMap((word) => (/^[a-z]{2,}$/i.test(word) ? (nearestWord(word, KEYWORDS) ?? []) : []));
  const withWord = ALL.filter((form) => wordsIn(form).some((word) => meant.includes(word)));
  if (withWord.length > 0) return withWord.slice(0, MOST_SHOWN);
  if (/^\w+\s*[.．]/.test(text)) return FORMS.place;
  if (isCard(text)) return FORMS.card;
  if (/^[A-Z]\s/.test(text)) return FORMS.seat;
  return [FORMS.place[0], FORMS.place[4], FORMS.card[0], FORMS.seat[0], FORMS.word[0]];
}

/** The words that make a claim what it is: has, is, may, cites … */
const KEYWORDS: readonly string[] = [...new Set(ALL.flatMap(wordsIn))];

function wordsIn(form: string): string[] {
  return form.match(/\b[a-z]{2,}\b/g) ?? [];
}
