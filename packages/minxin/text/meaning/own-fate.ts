import type { Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import { FATES } from '../reading/vocabulary.ts';
import { type CardPlace, says } from '../reading/word.ts';

type Fate = keyof typeof FATES;

/**
 * What can be done to a card of each kind while its own words are in force: 部曲 are routed (2.3.2.3), territories
 * besieged (2.3.2.4). None is recruited then: words of a card in the row are in force for the cards around it, its
 * own cost and its own rout alone.
 */
const SUFFERERS: Readonly<Record<Exclude<Fate, 'exiled'>, readonly CardKind[]>> = {
  routed: ['troop', 'rebel'],
  besieged: ['territory'],
  recruited: [],
};

/** Why words about what is done to this card can never work on a card of this kind; null where they can. */
export function neverSuffers(fate: Fate, { context: { kind } }: CardPlace): Text | null {
  if (fate === 'exiled' || kind === null || SUFFERERS[fate].includes(kind)) return null;
  if (fate === 'recruited') {
    return says(
      '此牌在牌列里时，说它自己被招募的话还不生效：这句永远不起作用',
      'Words about its own recruit are not in force while a card lies in the row: this never works',
    );
  }
  const { zh, en } = FATES[fate];
  return says(
    `这种牌不会被${zh}，这句永远不起作用`,
    `A card of this kind is never ${en}: this never works`,
  );
}
