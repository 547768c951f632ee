import type { Text } from '@lianhuan/kernel';
import type { SetupSettings } from '../../../engine/protocol.ts';

/** 民心 in a few words: how long, and in which order where it is not the usual one. */
export function gistOf({ favorPerPlayer = 30, order }: SetupSettings): readonly Text[] {
  return [
    { zh: `每人 ${favorPerPlayer} 民心`, en: `${favorPerPlayer} favor each` },
    ...(order === 'clockwise' ? [{ zh: '顺时针', en: 'clockwise' }] : []),
  ];
}
