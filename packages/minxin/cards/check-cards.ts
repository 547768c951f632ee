import { cardDoors } from '@lianhuan/cardtext';
import { cardFiles } from '#card-files';
import { FEEDING } from '../text/meaning/feeding.ts';
import type { CardDefinition } from './definition.ts';
import { readCard } from './read-card.ts';

const NUMBERS = {
  cost: 0,
  power: 0,
  renown: 0,
  favor: 0,
  worth: 0,
  defence: 0,
  spoils: 0,
  text: '',
};

/** The doors to the cards of the game: reading and checking its own, those of files and those made up. */
export const cards = cardDoors<CardDefinition>({
  files: cardFiles,
  read: readCard,
  feeding: FEEDING,
  printed: { ...NUMBERS, copies: 1 },
  madeUp: () => ({ ...NUMBERS, copies: 0, home: 'central', icon: 'card-random' }),
});

export const { readStandardCards, readCardFile, checkCards, warnOfCards, readCards } = cards;
