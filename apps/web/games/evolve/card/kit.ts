import { cardKit } from '../../../cards/kit.tsx';
import { describeCard } from './describe.ts';
import { CardFace } from './face.tsx';
import { CardFacts } from './facts.tsx';
import { CARDS } from './library.ts';
import { BOLD } from './terms.ts';

/** The cards of EVOLVE. */
export const evolveCards = cardKit({
  cards: CARDS,
  Face: CardFace,
  Facts: CardFacts,
  describe: describeCard,
  terms: BOLD,
});
