import type { Text } from '@lianhuan/kernel';
import type { SetupSettings } from '../../../engine/protocol.ts';
import { decksName } from './decks.ts';

/** The modes by the names that set-ups have for them. */
const MODES: Readonly<Record<string, Text>> = {
  identity: { zh: '身份局', en: 'Identity game' },
  landlord: { zh: '斗地主', en: 'Landlord' },
  duel: { zh: '单挑', en: 'Duel' },
  hegemony: { zh: '国战', en: 'Hegemony' },
};

/** 三国杀 in a few words: the mode, two 内奸 if there are, and decks other than the usual ones. */
export function gistOf({ mode, twoRenegades, decks }: SetupSettings): readonly Text[] {
  const name = MODES[String(mode)];
  return [
    ...(name ? [name] : []),
    ...(twoRenegades === true ? [{ zh: '双内奸', en: 'two renegades' }] : []),
    ...(typeof decks === 'string' ? [decksName(decks)] : []),
  ];
}
