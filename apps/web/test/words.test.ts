import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Words } from '../i18n/words.ts';

const APP = join(import.meta.dirname, '..');
const files = (pattern: string) =>
  globSync(pattern, { cwd: APP, exclude: ['**/{node_modules,dist,test,e2e}/**'] });

const source = files('**/*.{ts,tsx}').map((file) => readFileSync(join(APP, file), 'utf8'));
/** Keys as they stand in the source, whole or as the beginning of one: 'log.title', `seat.${kind}`. */
const found = (pattern: RegExp) => [
  ...new Set(source.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key))),
];
const whole = found(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g);
const begun = [
  ...found(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g),
  // The values of a choice have the name of their legend before their own.
  ...found(/\bworded\(t, '([\w.-]+)'/g).map((name) => `${name}.`),
];

const dictionaries = files('**/{words,pages}.json');

test('the dictionaries of the app are found', () => {
  expect(dictionaries.length).toBeGreaterThanOrEqual(8);
});

describe.each(dictionaries)('%s', (file) => {
  const words = Object.entries(JSON.parse(readFileSync(join(APP, file), 'utf8')) as Words);

  test('says everything in both languages, with the same places to fill in', () => {
    const unlike = words.filter(
      ([, { zh, en }]) => !zh || !en || `${places(zh)}` !== `${places(en)}`,
    );
    expect(unlike.map(([key]) => key)).toEqual([]);
  });

  test('says nothing that nobody asks for', () => {
    const unused = words.filter(
      ([key]) => !whole.includes(key) && !begun.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused.map(([key]) => key)).toEqual([]);
  });
});

/** The places to fill in, each once: {{seat}}. Only Chinese has a word of its own for each game's decks. */
function places(text: string): string[] {
  const found = new Set(text.match(/\{\{\w+\}\}/g));
  found.delete('{{deck}}');
  return [...found].sort();
}
