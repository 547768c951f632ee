import { cardDoors } from '@lianhuan/cardtext';
import { cardFiles } from '#card-files';
import { FEEDING } from '../text/meaning/feeding.ts';
import { evolveText } from '../text/reading/language.ts';
import { sortOf } from './card-sorts.ts';
import { type CardDefinition, KINDS } from './definition.ts';
import { PRINTED, readCard, SPECIALS } from './read-card.ts';

/** The doors to the cards of the game: reading and checking its own, those of files and those made up. */
export const cards = cardDoors<CardDefinition>({
  files: cardFiles,
  read: readCard,
  language: evolveText,
  feeding: FEEDING,
  forms: Object.entries(KINDS).flatMap((kind) =>
    [[], ...(kind[0] === 'leader' ? [] : Object.entries(SPECIALS))].map((special) => ({
      kind,
      special,
    })),
  ),
  printed: PRINTED,
  madeUp: () => ({ ...PRINTED, class: 'neutral', cost: 0, stats: '1/1' }),
  apart: sortOf,
});
