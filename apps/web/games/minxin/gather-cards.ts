import type { CardKind, Home } from '@lianhuan/minxin';
import { printedCard } from '../../build/printed-card.ts';
import type { MinxinCard } from './card/library.ts';

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

/** All cards of 民心 with everything a face and a reader show, for the build. */
export async function gatherMinxinCards(): Promise<MinxinCard[]> {
  const book = await import('@lianhuan/minxin');
  const { CARD_KINDS, HOMES } = book;
  return book.library().map((card) => {
    const { kind, home, icon, abilities, english: _, ...numbers } = card;
    return {
      ...numbers,
      ...printedCard(book, card, icon),
      kind,
      home,
      kindName: { zh: CARD_KINDS[kind], en: KINDS_IN_ENGLISH[kind] },
      homeName: { zh: HOMES[home], en: HOMES_IN_ENGLISH[home] },
      lightning: abilities.some(({ flash }) => flash),
    };
  });
}
