import type { Text } from '@lianhuan/kernel';
import type { SetupSettings } from '../../../engine/protocol.ts';

/** 三国智 in a few words: two against two, and the 粮草. */
export function gistOf({ players, grain }: SetupSettings): readonly Text[] {
  return [
    ...(players === 4 ? [{ zh: '2 对 2', en: '2 against 2' }] : []),
    { zh: `粮草 ${grain ?? 30}`, en: `Grain ${grain ?? 30}` },
  ];
}
