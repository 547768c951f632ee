import { LANGUAGES, type Language } from '@lianhuan/kernel';
import { create } from 'zustand';
import { parseJson } from './json.ts';
import type { Preferences } from './protocol.ts';
import { putAside, readStored, writeStored } from './stored.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long each bot's step is shown, in milliseconds; `none` shows only where the player is asked. */
export const PACES = { none: 0, quick: 250, calm: 700 } as const;
export type Pace = keyof typeof PACES;

/** What the player prefers. */
interface Choices {
  readonly language: Language;
  readonly theme: Theme;
  readonly animations: boolean;
  readonly pace: Pace;
  /** The game that was last chosen: its id. */
  readonly game: string;
  readonly games: Preferences;
}

export interface Settings extends Choices {
  /** Of `games` only those named are changed. */
  change(choices: Partial<Choices>): void;
}

/**
 * What each field may be. One that cannot be read is as it was at first, and the others stay. The first
 * page waits for this, so the library of the other schemas is not fetched for it.
 */
const FIELDS: Readonly<Record<keyof Choices, (stored: unknown) => boolean>> = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  animations: (stored) => typeof stored === 'boolean',
  pace: oneOf(Object.keys(PACES)),
  game: (stored) => typeof stored === 'string' && stored.length <= 64,
  games: isRecord,
};

const DEFAULTS: Choices = {
  language: languageOf(navigator.language),
  theme: 'system',
  animations: true,
  pace: 'calm',
  game: '',
  games: {},
};

/** What somebody reads whose browser speaks that language: Chinese of any place, else English. */
function languageOf(tag: string): Language {
  return tag.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** Where they are kept. */
export const SETTINGS_KEY = 'lianhuan.settings';

/** What was stored, as far as it can be read, and whether all of it could. */
export interface ReadSettings {
  readonly choices: Choices;
  readonly whole: boolean;
}

export function readSettings(stored: string | null): ReadSettings {
  if (stored === null) return { choices: DEFAULTS, whole: true };
  const parsed = parseJson(stored);
  const { state } = (parsed.ok ? (parsed.value ?? {}) : {}) as { readonly state?: unknown };
  if (!isRecord(state)) return { choices: DEFAULTS, whole: false };
  const given = Object.entries(state).filter(([name]) => Object.hasOwn(FIELDS, name));
  const sound = given.filter(([name, value]) => FIELDS[name as keyof Choices](value));
  const choices: Choices = { ...DEFAULTS, ...Object.fromEntries(sound) };
  const games = Object.entries(choices.games).filter(([, one]) => isRecord(one));
  return {
    choices: { ...choices, games: Object.fromEntries(games) },
    whole: sound.length === given.length && games.length === Object.keys(choices.games).length,
  };
}

function oneOf(known: readonly string[]): (stored: unknown) => boolean {
  return (stored) => typeof stored === 'string' && known.includes(stored);
}

function isRecord(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}

/** Reads what is kept; what cannot be read is put aside for the player, and the rest goes on. */
function open(): Choices {
  const stored = readStored(SETTINGS_KEY);
  const { choices, whole } = readSettings(stored);
  if (!whole && stored !== null && putAside(SETTINGS_KEY, stored).length === 0) keep(choices);
  return choices;
}

function keep(choices: Choices): void {
  writeStored(SETTINGS_KEY, JSON.stringify({ state: choices, version: 1 }));
}

/** What the player prefers; kept in this browser. */
export const useSettings = create<Settings>()((set, get) => ({
  ...open(),
  change(part) {
    // What another window changed in the meantime stays.
    const { choices, whole } = readSettings(readStored(SETTINGS_KEY));
    const changed = (before: Choices): Choices => ({
      ...before,
      ...part,
      games: { ...before.games, ...part.games },
    });
    set(changed(get()));
    if (whole) keep(changed(choices));
  },
}));

/**
 * What is preferred in one game, and how to change a part of it:
 * `const [stored, change] = usePreferences(game)`.
 */
export function usePreferences(game: string): [unknown, (part: object) => void] {
  const stored = useSettings(({ games }) => games[game]);
  const change = (part: object) => {
    const settings = useSettings.getState();
    const before = settings.games[game] as object | undefined;
    settings.change({ games: { [game]: { ...before, ...part } } });
  };
  return [stored, change];
}
