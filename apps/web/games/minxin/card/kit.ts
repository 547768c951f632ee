import { cardKitFor } from '../../../cards/kit.tsx';
import { describe } from './describe.ts';
import { Face } from './face.tsx';
import { Facts } from './facts.tsx';
import { CARDS, type MinxinCard } from './library.ts';
import { TERMS } from './terms.ts';

/** Cards of 民心, as they are printed in some version of it. */
export const minxinCardsOf = cardKitFor<MinxinCard>({ Face, Facts, describe, terms: TERMS });

/** The cards of 民心. */
export const minxinCards = minxinCardsOf(CARDS);
