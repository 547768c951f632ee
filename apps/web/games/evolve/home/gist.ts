import type { Text } from '@lianhuan/kernel';
import type { Settings } from '../../entry.ts';

/** EVOLVE in a few words: the life of the leaders. */
export function gistOf({ life = 20 }: Settings): readonly Text[] {
  return [{ zh: `主战者生命 ${life}`, en: `Leader life ${life}` }];
}
