import { iconPath } from '../../build/icons.ts';
import type { EvolveCard } from './card/library.ts';
import { printEvolveCard } from './card/print.ts';
import { iconOf } from './icons.ts';

/** All cards of EVOLVE with everything a face and a reader show, for the build. */
export async function gatherEvolveCards(): Promise<EvolveCard[]> {
  const book = await import('@lianhuan/evolve');
  return book.library().map((card) => printEvolveCard(book, card, iconPath(iconOf(card), card.id)));
}
