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
