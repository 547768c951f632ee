import { LANGUAGES, type Language, type Text } from '@lianhuan/kernel';
import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import boardWords from '../board/words.json' with { type: 'json' };
import { useSettings } from '../engine/settings.ts';
import pageWords from './pages.json' with { type: 'json' };
import type { Words } from './words.ts';

/** What the pages around the table say, and what the table says. */
const dictionary = { ...pageWords, ...boardWords } satisfies Words;
export type WordKey = Extract<keyof typeof dictionary, string>;

/** Tags for `<html lang>` and number formats. */
const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

const resources = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      translation: Object.fromEntries(
        Object.entries<Text>(dictionary).map(([key, text]) => [key, spoken(text, language)]),
      ),
    },
  ]),
);

/** Starts translation in the player's language and keeps `<html lang>` in step with it. */
export function startWords(): void {
  void i18next.use(initReactI18next).init({
    resources,
    lng: useSettings.getState().language,
    fallbackLng: 'zh',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const follow = (language: Language) => {
    document.documentElement.lang = TAGS[language];
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest) manifest.href = `./manifest.${language}.webmanifest`;
    void i18next.changeLanguage(language);
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

/** `const { t, say } = useWords()`. */
export function useWords(): Speech {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  return useMemo(
    () => ({
      language,
      t: (key, values) => t(key, values ?? {}),
      say: (text) => spoken(text, language),
    }),
    [t, language],
  );
}

type OwnKey<Own extends Words> = Extract<keyof Own, string>;

/**
 * A hook that speaks a game's own words besides those of the app: they stay with the game, and
 * games do not share keys.
 */
export function wordsOf<Own extends Words>(own: Own): () => Speech<WordKey | OwnKey<Own>> {
  const isOwn = (key: string): key is OwnKey<Own> => Object.hasOwn(own, key);
  return function useOwnWords() {
    const words = useWords();
    return useMemo(
      () => ({
        ...words,
        t: (key, values = {}) =>
          isOwn(key) ? filled(words.say(own[key]), values) : words.t(key as WordKey, values),
      }),
      [words],
    );
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
