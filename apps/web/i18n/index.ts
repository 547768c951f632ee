import type { Language, Text } from '@lianhuan/kernel';
import boardWords from '../board/words.json' with { type: 'json' };
import { useSettings } from '../engine/settings.ts';
import pageWords from './pages.json' with { type: 'json' };
import type { Words } from './words.ts';

/** What the pages around the table say, and what the table says. */
const dictionary = { ...pageWords, ...boardWords } satisfies Words;
export type WordKey = Extract<keyof typeof dictionary, string>;

/** Tags for `<html lang>` and number formats. */
const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

/** Keeps `<html lang>` and the name under which the app is installed in step with the player's language. */
export function startWords(): void {
  const follow = (language: Language) => {
    document.documentElement.lang = TAGS[language];
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest) manifest.href = `./manifest.${language}.webmanifest`;
  };
  follow(useSettings.getState().language);
  useSettings.subscribe((settings, before) => {
    if (settings.language !== before.language) follow(settings.language);
  });
}

export interface Speech<Key extends string = WordKey> {
  readonly language: Language;
  /** A word of the interface. */
  t(key: Key, values?: Readonly<Record<string, string | number>>): string;
  /** What the engine says, in the player's language. */
  say(text: Text): string;
}

/** `const { t, say } = useWords()`; the same ones for everybody, as long as the language is the same. */
export const useWords: () => Speech = hookOf(dictionary);

/**
 * A hook that speaks a game's own words besides those of the app: they stay with the game, and
 * games do not share keys.
 */
export function wordsOf<Own extends Words>(
  own: Own,
): () => Speech<WordKey | Extract<keyof Own, string>> {
  return hookOf({ ...dictionary, ...own });
}

function hookOf<Key extends string>(words: Readonly<Record<Key, Text>>): () => Speech<Key> {
  const known: Partial<Record<Language, Speech<Key>>> = {};
  return function useSpeech() {
    const language = useSettings((settings) => settings.language);
    known[language] ??= speechOf(words, language);
    return known[language];
  };
}

function speechOf<Key extends string>(
  words: Readonly<Record<Key, Text>>,
  language: Language,
): Speech<Key> {
  const say = (text: Text) => spoken(text, language);
  const plain = new Map<Key, string>();
  const wordsAt = (key: Key) => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const said = say(words[key]);
    plain.set(key, said);
    return said;
  };
  return {
    language,
    say,
    t: (key, values) => (values ? filled(wordsAt(key), values) : wordsAt(key)),
  };
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** The Chinese fonts draw ’ and “ as wide as a character, so English is shown with straight ones. */
export function spoken(text: Text, language: Language): string {
  if (language === 'zh') return text.zh;
  return text.en.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}
