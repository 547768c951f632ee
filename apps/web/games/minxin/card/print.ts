import type { CardDefinition, CardKind, Home } from '@lianhuan/minxin';
import { printedCard } from '../../../cards/printed-card.ts';
import { isGift } from '../giving.ts';
import type { MinxinCard } from './library.ts';

/** What printing takes of the game: handed in, so that a build can fetch the game when it needs it. */
type Rulebook = Pick<
  typeof import('@lianhuan/minxin'),
  'englishText' | 'explainCard' | 'CARD_KINDS' | 'HOMES'
>;

const KINDS_IN_ENGLISH: Readonly<Record<CardKind, string>> = {
  troop: 'Troop',
  scheme: 'Scheme',
  territory: 'Territory',
  rebel: 'Rebel',
  pouch: 'Pouch',
  event: 'Event',
  herald: 'Herald',
  dust: 'Dust',
};

const HOMES_IN_ENGLISH: Readonly<Record<Home, string>> = {
  central: 'Central deck',
  always: 'Always available',
  starting: 'Starting card',
  events: 'Events',
  pouches: 'Pouches',
  dust: 'Dust',
};

/** A card of 民心 with everything a face and a reader show. @param path the data of its icon's path */
export function printMinxinCard(book: Rulebook, card: CardDefinition, path: string): MinxinCard {
  const { kind, home, icon: _icon, abilities, english: _english, ...numbers } = card;
  return {
    ...numbers,
    ...printedCard(book, card, path),
    kind,
    home,
    kindName: { zh: book.CARD_KINDS[kind], en: KINDS_IN_ENGLISH[kind] },
    homeName: { zh: book.HOMES[home], en: HOMES_IN_ENGLISH[home] },
    lightning: abilities.some(({ flash }) => flash),
    isGift: isGift(card),
  };
}
