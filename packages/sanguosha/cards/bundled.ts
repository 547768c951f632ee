/// <reference types="vite/types/importMeta.d.ts" />
import { fileTexts } from '@lianhuan/cardtext';

const files = import.meta.glob('./**/*.yaml', { query: '?raw', eager: true, import: 'default' });

/** The card files of this folder, as a bundler carries them into a browser: name → text. */
export function cardFiles(): Readonly<Record<string, string>> {
  return fileTexts(files);
}
