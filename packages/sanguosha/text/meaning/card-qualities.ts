import { isEquipment, isTrick } from '../../cards/definition.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import { faceOf, type SanguoshaTable } from '../../table/table.ts';
import type { CardQuality } from '../nodes/nodes.ts';
import type { CardSort } from '../reading/vocabulary.ts';

/** Is that true of a card, as it lies or as it is used? */
export function fits(table: SanguoshaTable, quality: CardQuality, card: CardInUse): boolean {
  switch (quality.kind) {
    case 'of-colour':
      return card.colour === quality.colour;
    case 'of-suit':
      return card.suit !== null && quality.suits.includes(card.suit);
    case 'of-sort':
      return isOfSort(table, quality.sort, card) !== quality.not;
    case 'of-face':
      return isOfFace(quality.face, card.face);
    case 'of-rank':
      return card.rank >= quality.least && card.rank <= quality.most;
  }
}

const SLASHES: readonly string[] = ['slash', 'fire-slash', 'thunder-slash'];

/** 【杀】 means those with fire and thunder, too. */
export function isOfFace(asked: string, face: string): boolean {
  return asked === face || (asked === 'slash' && SLASHES.includes(face));
}

/** The faces that a name means. */
export function facesMeant(face: string): readonly string[] {
  return face === 'slash' ? SLASHES : [face];
}

function isOfSort(table: SanguoshaTable, sort: CardSort, { face }: CardInUse): boolean {
  const { kind } = faceOf(table, face);
  switch (sort) {
    case 'basic':
      return kind === 'basic';
    case 'trick':
      return isTrick(kind);
    case 'instant':
      return kind === 'trick';
    case 'delayed':
      return kind === 'delayed-trick';
    case 'equipment':
      return isEquipment(kind);
    case 'weapon':
    case 'armour':
      return kind === sort;
    case 'mount':
      return kind === 'defensive-mount' || kind === 'offensive-mount';
  }
}
