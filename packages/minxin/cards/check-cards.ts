import { cardDoors } from '@lianhuan/cardtext';
import { cardFiles } from '#card-files';
import { FEEDING } from '../text/meaning/feeding.ts';
import { minxinText } from '../text/reading/language.ts';
import { CARD_KINDS, type CardDefinition } from './definition.ts';
import { readAddedCard } from './read-added-card.ts';
import { PRINTED, readCard } from './read-card.ts';

/** The doors to the cards of the game: reading and checking its own, those of files and those made up. */
export const cards = cardDoors<CardDefinition>({
  files: cardFiles,
  read: readCard,
  readAdded: readAddedCard,
  language: minxinText,
  feeding: FEEDING,
  forms: Object.entries(CARD_KINDS).map((words) => ({ kind: words })),
  printed: PRINTED,
  madeUp: () => ({ ...PRINTED, copies: 0, home: 'central' }),
});
