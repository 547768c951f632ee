import { iconPath } from '../../build/icons.ts';
import type { SanguozhiCard } from './card/library.ts';
import { KINDS_IN_ENGLISH, printSanguozhiCard } from './card/print.ts';
import { iconOf } from './icons.ts';

/** All cards of 三国智 with everything a face and a reader show, kind by kind, for the build. */
export async function gatherSanguozhiCards(): Promise<SanguozhiCard[]> {
  const book = await import('@lianhuan/sanguozhi');
  const kinds = Object.keys(KINDS_IN_ENGLISH);
  return book
    .library()
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .map((card) => printSanguozhiCard(book, card, iconPath(iconOf(card), card.id)));
}
