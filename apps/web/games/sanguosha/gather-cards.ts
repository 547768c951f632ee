import { iconPath } from '../../build/icons.ts';
import type { SanguoshaCard } from './card/library.ts';
import { packPlace } from './card/packs.ts';
import { copiesOf, printSanguoshaCard } from './card/print.ts';
import { iconOf } from './icons.ts';

/** All cards of 三国杀 with everything a face and a reader show, for the build: generals, then faces, then copies. */
export async function gatherSanguoshaCards(): Promise<SanguoshaCard[]> {
  const book = await import('@lianhuan/sanguosha');
  const library = book.library();
  const faces = new Map(
    library
      .filter(({ id, face }) => id === face)
      .map((card) => [
        card.id,
        printSanguoshaCard(book, card, {
          icon: iconPath(iconOf(card), card.id),
          copies: copiesOf(book, library, card),
        }),
      ]),
  );
  const abilitiesOf = new Map(library.map(({ id, abilities }) => [id, abilities.length]));
  const copies = library.flatMap((card) => {
    const face = faces.get(card.face);
    if (face === undefined || card.id === card.face) return [];
    const { id, suit, rank } = card;
    const copy = { id, suit, rank, corner: book.corner(card), copies: [] };
    // One that bears a label has a line more than its face.
    const isLabelled = card.abilities.length > (abilitiesOf.get(card.face) ?? 0);
    if (!isLabelled) return [{ ...face, ...copy }];
    return [{ ...printSanguoshaCard(book, card, { icon: face.icon ?? '', copies: [] }), ...copy }];
  });
  const all = [...faces.values()];
  return [
    ...all
      .filter(({ kind }) => kind === 'general')
      .sort((one, other) => packPlace(one.pack) - packPlace(other.pack)),
    ...all.filter(({ kind }) => kind !== 'general'),
    ...copies,
  ];
}
