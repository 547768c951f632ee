/// <reference types="vite/types/importMeta.d.ts" />
import { fileTexts } from '@lianhuan/cardtext';

const files = import.meta.glob('./**/*.yaml', { query: '?raw', eager: true, import: 'default' });

/**
 * The card files beside this one, and those in the folders here, as a bundler carries them into a
 * browser: name without the folder → text.
 */
export function cardFiles(): Readonly<Record<string, string>> {
  return fileTexts(files);
}
