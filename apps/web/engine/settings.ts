import type { Language } from '@lianhuan/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Preferences } from './protocol.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long each bot's step is shown, in milliseconds; `none` shows only where the player is asked. */
export const PACES = { none: 0, quick: 250, calm: 700 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly animations: boolean;
  readonly pace: Pace;
  /** The game that was last chosen: its id. */
  readonly game: string;
  readonly games: Preferences;
  change(settings: Partial<Omit<Settings, 'change'>>): void;
}

/** What the player prefers; kept in this browser. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: 'zh',
      theme: 'system',
      animations: true,
      pace: 'calm',
      game: '',
      games: {},
      change: (settings) => set(settings),
    }),
    { name: 'lianhuan.settings', version: 1 },
  ),
);

/**
 * What is preferred in one game, and how to change a part of it:
 * `const [stored, change] = usePreferences(game)`.
 */
export function usePreferences(game: string): [unknown, (part: object) => void] {
  const stored = useSettings(({ games }) => games[game]);
  const change = (part: object) => {
    const settings = useSettings.getState();
    const before = settings.games[game] as object | undefined;
    settings.change({ games: { ...settings.games, [game]: { ...before, ...part } } });
  };
  return [stored, change];
}
