import { expect, test } from 'vitest';
import { askedLanguage, newGuestName } from '../people/guest-names.ts';
import { cleanName } from '../people/name.ts';

test('guests are called in the language that their browser asks for', () => {
  expect(askedLanguage('zh-CN,zh;q=0.9,en;q=0.8')).toBe('zh');
  expect(askedLanguage('ZH')).toBe('zh');
  expect(askedLanguage('en-GB,en;q=0.9,zh;q=0.5')).toBe('en');
  expect(askedLanguage('de')).toBe('en');
  for (const unsaid of [null, '', ' ']) expect(askedLanguage(unsaid)).toBe('zh');
});

test('names of guests are many, and may stand as they are', () => {
  for (const language of ['zh', 'en'] as const) {
    const names = Array.from({ length: 500 }, () => newGuestName(language));
    expect(new Set(names).size).toBeGreaterThan(100);
    for (const name of names) expect(cleanName(name)).toBe(name);
  }
});
