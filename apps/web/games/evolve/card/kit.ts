import { cardKitFor } from '../../../cards/kit.tsx';
import { describeCard } from './describe.ts';
import { CardFace } from './face.tsx';
import { CardFacts } from './facts.tsx';
import { CARDS, type EvolveCard } from './library.ts';
import { BOLD } from './terms.ts';

/** Cards of EVOLVE, as they are printed in some version of it. */
export const evolveCardsOf = cardKitFor<EvolveCard>({
  Face: CardFace,
  Facts: CardFacts,
  describe: describeCard,
  terms: BOLD,
});

/** The cards of EVOLVE. */
export const evolveCards = evolveCardsOf(CARDS);
