import { soundsOf, withSounds } from '@lianhuan/cardtext';
import { type Match, NOBODY, type Text, viewLog } from '@lianhuan/kernel';
import { labelsOf } from '../running/pick-option.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type EnglishWords, englishOf, titleInEnglish } from './claim-english.ts';

/** What a match says in both languages, as it goes on. */
export class Sayings {
  readonly #labels = new Map<string, Text>();
  readonly #questions = new Map<string, Text>();

  /** Hears what is asked now, and what can be answered. */
  hear(match: Match): void {
    for (const decision of match.pending) {
      for (const label of labelsOf(match, decision)) this.#labels.set(label.zh, label);
      const prompt = match.game.prompt(match.table, decision);
      this.#questions.set(prompt.zh, prompt);
    }
  }

  /** What a scenario comes to, for a title: the first of its claims that are known in English; null where none is. */
  title({ expect, judged }: Scenario, match: Match | null): string | null {
    if (match !== null) this.hear(match);
    return titleInEnglish(expect, this.words(match, judged), TOLD);
  }

  /** The words there are once the match has come to its end. */
  words(match: Match | null, judged: JudgedGame): EnglishWords {
    const { english = {}, verbs = {} } = judged;
    const names = cardNames(judged);
    // Those that were made up for it are called as on the table.
    const made = match === null ? new Map<string, string>() : madeUpNames(match, judged);
    let said: readonly Text[] | null = null;
    const inEnglish = (texts: readonly Text[], chinese: string) => {
      const english = englishOf(texts, chinese);
      return english === null ? null : withSounds(english, made);
    };
    const word = (chinese: string) => english[chinese] ?? null;
    const cardOf = (name: string) => names.get(name) ?? made.get(name);
    const term = (chinese: string) => cardOf(chinese) ?? word(chinese);
    return {
      word,
      term,
      card: (name) => cardOf(name) ?? name,
      calling: (english) => withSounds(english, made),
      option: (label) =>
        inEnglish([...this.#labels.values()], label) ?? spelled(label, verbs, term),
      question: (words) => inEnglish([...this.#questions.values()], words),
      line(words) {
        said ??= match === null ? [] : linesOf(match);
        return inEnglish(said, words);
      },
    };
  }
}

/**
 * A label that was never offered, part by part: 招募 甲士 is Recruit Armoured Guard, and what a card would do stands behind it
 * (枪兵 进攻: Spearman: Attack). Null where one of its parts is not known.
 */
function spelled(
  label: string,
  verbs: Readonly<Record<string, string>>,
  say: (part: string) => string | null,
): string | null {
  const parts = label.split(/\s+|(?=[：【】])|(?<=[：【】])/).filter((part) => part !== '');
  const said = parts.map((part, at): string | null => {
    const verb = verbs[part];
    if (verb !== undefined) return at === 0 || MARKS.has(parts[at - 1]) ? verb : `: ${verb}`;
    return SEAT.test(part) ? part : (MARKS.get(part) ?? say(part));
  });
  if (said.includes(null)) return null;
  const whole = said.join(' ').replaceAll(/ (?=[:\]])|(?<=\[) /g, '');
  // Words that end so are those of any of a card's abilities.
  return whole.replace(/:$/, ': …');
}

const MARKS: ReadonlyMap<string, string> = new Map([
  ['：', ':'],
  ['【', '['],
  ['】', ']'],
  ['·', '·'],
]);
const SEAT = /^[A-Z]$/;

/** So many of its claims are enough to tell a scenario from others. */
const TOLD = 2;

/** Cards that were made up for a scenario, by the sound of their names, as cards that somebody adds to a game. */
function madeUpNames(match: Match, judged: JudgedGame): ReadonlyMap<string, string> {
  const library = judged.library([]);
  const own = new Set(library.ok ? library.value.map(nameIn) : []);
  return soundsOf(match.table.library.map(nameIn).filter((name) => !own.has(name)));
}

function nameIn(definition: unknown): string {
  return (definition as { readonly name?: string }).name ?? '';
}

const named = new WeakMap<JudgedGame, ReadonlyMap<string, string>>();

/** The English names of a game's cards by their Chinese ones. */
function cardNames(judged: JudgedGame): ReadonlyMap<string, string> {
  const known = named.get(judged);
  if (known !== undefined) return known;
  const library = judged.library([]);
  const names = namesOf(library.ok ? library.value : [], judged);
  named.set(judged, names);
  return names;
}

function namesOf(definitions: readonly unknown[], judged: JudgedGame): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const definition of definitions) {
    const { name = '', english = '' } = definition as { readonly name?: string; english?: string };
    if (name === '' || english === '') continue;
    const whole = judged.nameOf(definition);
    names.set(name, english);
    // 杀♠7: what tells a copy from the others stands behind its name.
    if (whole.startsWith(name)) names.set(whole, `${english} ${whole.slice(name.length)}`.trim());
  }
  return names;
}

function linesOf(match: Match): Text[] {
  return viewLog(match, NOBODY)
    .filter(({ kind }) => kind !== 'cause')
    .map(({ text }) => text);
}
