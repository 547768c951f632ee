import { LANGUAGES, type Language } from '@lianhuan/kernel';

const MOST_LETTERS = 16;
const NAMELESS = '无名';

/** A name as others are shown it: one line, without what cannot be seen, and not too long. */
export function cleanName(name: string): string {
  const clean = name
    .normalize('NFC')
    // Control characters, marks of direction, and what has no width.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, MOST_LETTERS).join('').trim() || NAMELESS;
}

/** The name of an icon of the icon set. */
export function isImage(image: unknown): image is string {
  return typeof image === 'string' && /^[a-z0-9-]{1,40}$/.test(image);
}

/** A language that pages are shown in. */
export function isLanguage(language: unknown): language is Language {
  return LANGUAGES.some((one) => one === language);
}

const MOST_SAID = 200;

/** What somebody says, as others are shown it; null for nothing. */
export function cleanMessage(text: string): string | null {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? null : [...clean].slice(0, MOST_SAID).join('');
}
