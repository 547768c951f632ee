import { cardKitFor } from '../../../cards/kit.tsx';
import { describe } from './describe.ts';
import { Face } from './face.tsx';
import { Facts } from './facts.tsx';
import { CARDS, type SanguoshaCard } from './library.ts';
import { SORTS } from './sorts.ts';
import { TERMS } from './terms.ts';

/** Cards of 三国杀, as they are printed in some version of it. Of those with one face only the face is listed. */
export const sanguoshaCardsOf = cardKitFor<SanguoshaCard>({
  Face,
  Facts,
  describe,
  terms: TERMS,
  sorts: SORTS,
  isListed: ({ id, face }) => id === face,
});

/** The cards of 三国杀. */
export const sanguoshaCards = sanguoshaCardsOf(CARDS);
