import type { Text } from '@lianhuan/kernel';
import type { SetupSettings } from '../../../engine/protocol.ts';

/** EVOLVE in a few words: the life of the leaders. */
export function gistOf({ life = 20 }: SetupSettings): readonly Text[] {
  return [{ zh: `主战者生命 ${life}`, en: `Leader life ${life}` }];
}
