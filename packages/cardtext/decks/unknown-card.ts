import type { Text } from '@lianhuan/kernel';
import { nearestWord } from '../diagnostics/nearest.ts';

/** Says that a deck names a card that there is not, and which of `names` may be meant. */
export function noSuchCard(name: string, names: Iterable<string>): Text {
  const nearest = nearestWord(name, names);
  return {
    zh: `没有名叫「${name}」的卡${nearest ? `；是不是「${nearest}」？` : ''}`,
    en: `There is no card called “${name}”${nearest ? `; did you mean “${nearest}”?` : ''}`,
  };
}
