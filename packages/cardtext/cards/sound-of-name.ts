import { reading } from '#reading';

/** A Chinese name as it sounds, without tones: 张飞 is Zhang Fei. Characters that are not Chinese stay as they are. */
export function soundOf(name: string): string {
  const syllables = reading().pinyin(name, {
    toneType: 'none',
    type: 'array',
    surname: 'head',
    nonZh: 'consecutive',
  });
  return syllables
    .map((syllable) => syllable.charAt(0).toUpperCase() + syllable.slice(1))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How names sound, the longest name first, since one may hold another. Empty ones are left out. */
export function soundsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const longestFirst = names
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length);
  return new Map(longestFirst.map((name) => [name, soundOf(name)]));
}

/** A text in which names are called by their sounds, one after the other. @param sounds as `soundsOf` gives them */
export function withSounds(text: string, sounds: ReadonlyMap<string, string>): string {
  return [...sounds].reduce((all, [name, sound]) => all.replaceAll(name, sound), text);
}
