import type { Text } from '@lianhuan/kernel';
import { nearestWord } from '../diagnostics/nearest.ts';
import { quoted } from '../diagnostics/shortened.ts';
import type { AddedTerms, OpenSet, OpenSets } from '../language/vocabulary.ts';
import type { Given, WrittenCard } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import type { JsonSchema } from './card-schema.ts';
import type { NamedCard } from './reading-cards.ts';
import { soundOf } from './sound-of-name.ts';

/**
 * Terms that a card file brings in: `terms: { 类型: { 机甲: Mecha } }`, as an item of its own or with a card. The
 * cards that are read together know all of them.
 */

/** What is asked of a language whose sets card files add to. */
export interface OpenLanguage {
  readonly openSets: OpenSets;
  /** The word that holds these letters, or the words that they are made of. */
  likeWords(letters: string): readonly string[];
}

/** The terms of some cards, and what is wrong with others. */
export interface ReadTerms {
  readonly terms: AddedTerms;
  readonly problems: readonly CardProblem[];
}

/** The field of a card that brings in terms, and of an item that brings in nothing else. */
export const TERMS = 'terms';

/** How many terms cards that are read together may bring in. */
const MOST_TERMS = 100;

/** Is it no card, but an item that brings in terms? */
export function bringsTerms({ fields }: WrittenCard): boolean {
  return fields.size === 1 && fields.has(TERMS);
}

/** Reads what these cards, and the items between them, bring in. */
export function readTerms(cards: readonly WrittenCard[], language: OpenLanguage): ReadTerms {
  const reading = new TermReading(language);
  for (const { fields } of cards) {
    const given = fields.get(TERMS);
    if (given !== undefined) reading.read(given);
  }
  return reading;
}

/** The terms that stand on a card, as it would bring them in itself; null where none do. */
export function termsOn(
  { fields }: WrittenCard,
  terms: AddedTerms,
  { openSets }: OpenLanguage,
): Readonly<Record<string, Readonly<Record<string, string>>>> | null {
  const words = [...fields].filter(([name]) => name !== TERMS).map(([, { value }]) => value);
  const written = JSON.stringify(words).replaceAll(/\s/g, '');
  const sets = Object.entries(openSets).flatMap(([name, { category, ending }]) => {
    const there = Object.entries(terms[category] ?? {}).filter(
      ([term]) => term.endsWith(ending) && written.includes(term),
    );
    return there.length === 0 ? [] : [[name, Object.fromEntries(there)] as const];
  });
  return sets.length === 0 ? null : Object.fromEntries(sets);
}

/** The English of these terms, and of the names of these cards. */
export function englishOf(
  terms: AddedTerms,
  cards: readonly Pick<NamedCard, 'name' | 'alias' | 'english'>[],
): ReadonlyMap<string, string> {
  const english = new Map(Object.values(terms).flatMap((set) => Object.entries(set)));
  for (const { name, alias = null, english: en = name } of cards) {
    if (en === name) continue;
    for (const call of [name, alias]) if (call !== null) english.set(call, en);
  }
  return english;
}

/** The JSON schema of the field `terms`. */
export function schemaOfTerms({ openSets }: OpenLanguage): JsonSchema {
  const named = {
    anyOf: [
      { type: 'object', additionalProperties: { type: ['string', 'null'] } },
      { type: 'array', items: { type: 'string' } },
    ],
  };
  const names = Object.entries(openSets).flatMap(([name, { en }]) => [name, en]);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, named])),
    additionalProperties: false,
  };
}

/** Letters that can be told from the marks and numbers around them, one of them at least Chinese or kana. */
const TERM = /^(?=.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}·]{1,12}$/u;
const ENGLISH = /^[A-Za-z][A-Za-z0-9 ’'-]{0,39}$/;

class TermReading implements ReadTerms {
  readonly terms: Record<string, Record<string, string>> = {};
  readonly problems: CardProblem[] = [];
  readonly #language: OpenLanguage;
  #count = 0;

  constructor(language: OpenLanguage) {
    this.#language = language;
  }

  read({ value, place }: Given): void {
    const complain = (text: Text, nearest: string | null = null) =>
      this.problems.push(cardProblem(place, text, { nearest }));
    const { openSets } = this.#language;
    if (Object.keys(openSets).length === 0) return void complain(CLOSED);
    if (!isMap(value)) return void complain(notSets(openSets));
    for (const [name, written] of Object.entries(value)) {
      const set = setCalled(openSets, name);
      if (set === null) complain(noSuchSet(openSets, name), nearestWord(name, namesOf(openSets)));
      else this.#readSet(name, set, written, complain);
    }
  }

  #readSet(name: string, set: OpenSet, written: unknown, complain: (text: Text) => void): void {
    const entries = entriesOf(written);
    if (entries === null) return complain(notTerms(name, set));
    for (const [term, english] of entries) {
      const why = this.#wrongWith(term, english, set);
      if (why !== null) {
        complain(why);
        if (why === TOO_MANY) return;
        continue;
      }
      this.terms[set.category] ??= {};
      this.terms[set.category][term] = englishGiven(english) ?? soundOf(term);
    }
  }

  #wrongWith(term: string, english: unknown, { category, ending }: OpenSet): Text | null {
    const known = this.terms[category]?.[term];
    if (known === undefined) this.#count += 1;
    if (this.#count > MOST_TERMS) return TOO_MANY;
    const stem = term.slice(0, term.length - ending.length);
    if (!term.endsWith(ending) || !TERM.test(stem)) return noTerm(term, ending);
    if (english !== null && englishGiven(english) === null) return noEnglish(term);
    const words = [term, stem].map((one) => this.#language.likeWords(one)).find(hasAny);
    if (words !== undefined) return isLike(term, words);
    const differs = known !== undefined && known !== (englishGiven(english) ?? soundOf(term));
    return differs ? twice(term, known) : null;
  }
}

function englishGiven(english: unknown): string | null {
  return typeof english === 'string' && ENGLISH.test(english) ? english : null;
}

/** Terms with their English, or a list of terms without; null for anything else. */
function entriesOf(written: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(written)) {
    return written.every((one) => typeof one === 'string')
      ? written.map((one) => [one, null])
      : null;
  }
  return isMap(written) ? Object.entries(written) : null;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setCalled(sets: OpenSets, name: string): OpenSet | null {
  if (Object.hasOwn(sets, name)) return sets[name];
  return Object.values(sets).find(({ en }) => en === name) ?? null;
}

function namesOf(sets: OpenSets): string[] {
  return Object.entries(sets).flatMap(([name, { en }]) => [name, en]);
}

function exampleOf(sets: OpenSets): string {
  const [[name, { ending }]] = Object.entries(sets);
  return `terms: { ${name}: { 机甲${ending}: Mecha } }`;
}

const CLOSED: Text = {
  zh: '这个游戏的规则写定了卡牌文字里的各类用语，卡牌文件不能加入新的',
  en: 'The rules of this game name all terms of its cards; a card file can bring in none',
};
const TOO_MANY: Text = {
  zh: `一起用的卡牌文件至多加入 ${MOST_TERMS} 个用语`,
  en: `Card files that are used together bring in ${MOST_TERMS} terms at most`,
};

function notSets(sets: OpenSets): Text {
  return {
    zh: `terms 应当写成 ${exampleOf(sets)} 这样`,
    en: `terms should be written like ${exampleOf(sets)}`,
  };
}

function noSuchSet(sets: OpenSets, name: string): Text {
  const zh = Object.keys(sets).join('、');
  const en = Object.values(sets).map((set) => set.en);
  return {
    zh: `不能加入「${quoted(name)}」这类用语；可以加入的是：${zh}`,
    en: `No “${quoted(name)}” can be brought in; there can be: ${en.join(', ')} (${zh})`,
  };
}

function notTerms(name: string, { ending }: OpenSet): Text {
  const example = `${name}: { 机甲${ending}: Mecha }`;
  return { zh: `应当写成 ${example} 这样`, en: `It should be written like ${example}` };
}

function noTerm(term: string, ending: string): Text {
  const zh = ending === '' ? '' : `，以「${ending}」结尾`;
  const en = ending === '' ? '' : `, and ends with “${ending}”`;
  return {
    zh: `「${quoted(term)}」不能用作用语：要有 1 到 12 个字，只用文字，不用数字、标点和空格${zh}`,
    en: `“${quoted(term)}” cannot be a term: it has 1 to 12 letters, no digits, marks or blanks, some of them Chinese${en}`,
  };
}

function noEnglish(term: string): Text {
  return {
    zh: `「${quoted(term)}」的英文应当是拉丁字母，至多 40 个；也可以不写`,
    en: `The English of “${quoted(term)}” is Latin letters, 40 at most, or is left out`,
  };
}

function hasAny({ length }: readonly string[]): boolean {
  return length > 0;
}

function isLike(term: string, [word, ...others]: readonly string[]): Text {
  if (others.length > 0) {
    const words = [word, ...others];
    return {
      zh: `「${term}」是卡牌文字里已有的词拼成的（${words.map((one) => `「${one}」`).join('')}），读的时候分不清；换一个词`,
      en: `“${term}” is made of words of card text (${words.join(', ')}): they could not be told apart; take another`,
    };
  }
  if (word === term) {
    return {
      zh: `「${term}」是卡牌文字里已有的词，不必也不能再加入`,
      en: `“${term}” is a word of card text already: it need not and cannot be brought in`,
    };
  }
  return {
    zh: `「${term}」在卡牌文字的「${word}」里也有，读的时候分不清；换一个词`,
    en: `“${term}” stands in “${word}”, a word of card text: they could not be told apart; take another`,
  };
}

function twice(term: string, english: string): Text {
  return {
    zh: `「${term}」的英文已经写成 ${english}，不能有两个`,
    en: `“${term}” has the English ${english} already; it cannot have two`,
  };
}
