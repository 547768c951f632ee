import { cardDoors } from '@lianhuan/cardtext';
import { cardFiles } from '#card-files';
import { sanguoshaText } from '../text/reading/language.ts';
import { CARD_KINDS, type CardDefinition } from './definition.ts';
import { ALSO_CALLED, PRINTED, readCard } from './read-card.ts';

/** The doors to the cards of the game: reading and checking its own, those of files and those made up. */
export const cards = cardDoors<CardDefinition>({
  files: cardFiles,
  read: readCard,
  apart: ({ pack }) => pack,
  language: sanguoshaText,
  forms: Object.entries(CARD_KINDS).map(([slug, printed]) => {
    const also = Object.entries(ALSO_CALLED).filter(([, kind]) => kind === slug);
    return { kind: [slug, printed, ...also.map(([name]) => name)] };
  }),
  printed: PRINTED,
  madeUp: () => ({ ...PRINTED, hp: 4, faction: '群', gender: '男' }),
});
