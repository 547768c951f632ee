import { cardKitFor } from '../../../cards/kit.tsx';
import { describe } from './describe.ts';
import { Face } from './face.tsx';
import { Facts } from './facts.tsx';
import { CARDS, type EvolveCard } from './library.ts';
import { BOLD } from './terms.ts';

/** Cards of EVOLVE, as they are printed in some version of it. */
export const evolveCardsOf = cardKitFor<EvolveCard>({ Face, Facts, describe, terms: BOLD });

/** The cards of EVOLVE. */
export const evolveCards = evolveCardsOf(CARDS);
