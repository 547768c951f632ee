import { cardKitFor } from '../../../cards/kit.tsx';
import { describe } from './describe.ts';
import { Face } from './face.tsx';
import { Facts } from './facts.tsx';
import { CARDS, type SanguozhiCard } from './library.ts';
import { TERMS } from './terms.ts';

/** Cards of 三国智, as they are printed in some version of it. */
export const sanguozhiCardsOf = cardKitFor<SanguozhiCard>({ Face, Facts, describe, terms: TERMS });

/** The cards of 三国智. */
export const sanguozhiCards = sanguozhiCardsOf(CARDS);
