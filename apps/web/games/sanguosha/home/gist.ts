import type { Text } from '@lianhuan/kernel';
import type { SetupSettings } from '../../../engine/protocol.ts';

/** The modes by the names that set-ups have for them. */
const MODES: Readonly<Record<string, Text>> = {
  identity: { zh: '身份局', en: 'Identity' },
  landlord: { zh: '斗地主', en: 'Landlord' },
  duel: { zh: '单挑', en: 'Duel' },
  hegemony: { zh: '国战', en: 'Hegemony' },
};

/** 三国杀 in a few words: the mode, and two 内奸 if there are. */
export function gistOf({ mode, twoRenegades }: SetupSettings): readonly Text[] {
  const name = MODES[String(mode)];
  return [
    ...(name ? [name] : []),
    ...(twoRenegades === true ? [{ zh: '双内奸', en: 'two renegades' }] : []),
  ];
}
