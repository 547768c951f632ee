import { cardKitFor } from '../../../cards/kit.tsx';
import { describeCard } from './describe.ts';
import { CardFace } from './face.tsx';
import { CardFacts } from './facts.tsx';
import { CARDS, type MinxinCard } from './library.ts';
import { TERMS } from './terms.ts';

/** Cards of 民心, as they are printed in some version of it. */
export const minxinCardsOf = cardKitFor<MinxinCard>({
  Face: CardFace,
  Facts: CardFacts,
  describe: describeCard,
  terms: TERMS,
});

/** The cards of 民心. */
export const minxinCards = minxinCardsOf(CARDS);
