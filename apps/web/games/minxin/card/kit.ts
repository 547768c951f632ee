import { cardKit } from '../../../cards/kit.tsx';
import { describeCard } from './describe.ts';
import { CardFace } from './face.tsx';
import { CardFacts } from './facts.tsx';
import { CARDS } from './library.ts';
import { TERMS } from './terms.ts';

/** The cards of 民心. */
export const minxinCards = cardKit({
  cards: CARDS,
  Face: CardFace,
  Facts: CardFacts,
  describe: describeCard,
  terms: TERMS,
});
