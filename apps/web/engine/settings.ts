import type { Language } from '@lianhuan/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Stop } from './protocol.ts';

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
  readonly stop: Stop;
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
      stop: 'when-able',
      change: (settings) => set(settings),
    }),
    { name: 'lianhuan.settings', version: 1 },
  ),
);
