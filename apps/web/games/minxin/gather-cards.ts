import { iconPath } from '../../build/icons.ts';
import type { MinxinCard } from './card/library.ts';
import { printMinxinCard } from './card/print.ts';
import { iconOf } from './icons.ts';

/** All cards of 民心 with everything a face and a reader show, for the build. */
export async function gatherMinxinCards(): Promise<MinxinCard[]> {
  const book = await import('@lianhuan/minxin');
  return book.library().map((card) => printMinxinCard(book, card, iconPath(iconOf(card), card.id)));
}
