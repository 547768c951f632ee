import { cardKit } from '../../../cards/kit.tsx';
import { describeCard } from './describe.ts';
import { CardFace } from './face.tsx';
import { CardFacts } from './facts.tsx';
import { CARDS } from './library.ts';
import { TERMS } from './terms.ts';

/** The cards of 三国智. */
export const sanguozhiCards = cardKit({
  cards: CARDS,
  Face: CardFace,
  Facts: CardFacts,
  describe: describeCard,
  terms: TERMS,
});
