import { cardKitFor } from '../../../cards/kit.tsx';
import { describeCard } from './describe.ts';
import { CardFace } from './face.tsx';
import { CardFacts } from './facts.tsx';
import { CARDS, type SanguozhiCard } from './library.ts';
import { TERMS } from './terms.ts';

/** Cards of 三国智, as they are printed in some version of it. */
export const sanguozhiCardsOf = cardKitFor<SanguozhiCard>({
  Face: CardFace,
  Facts: CardFacts,
  describe: describeCard,
  terms: TERMS,
});

/** The cards of 三国智. */
export const sanguozhiCards = sanguozhiCardsOf(CARDS);
