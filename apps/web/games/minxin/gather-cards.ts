import type { CardKind, Home } from '@lianhuan/minxin';
import { iconPath } from '../../build/icons.ts';
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
  const { CARD_KINDS, englishText, explainCard, HOMES, library } = await import('@lianhuan/minxin');
  return library().map((card) => {
    const { id, kind, home, icon, abilities, name, english, text, ...numbers } = card;
    return {
      ...numbers,
      id,
      kind,
      home,
      name: { zh: name, en: english },
      kindName: { zh: CARD_KINDS[kind], en: KINDS_IN_ENGLISH[kind] },
      homeName: { zh: HOMES[home], en: HOMES_IN_ENGLISH[home] },
      text: { zh: text, en: englishText(card) },
      lightning: abilities.some(({ flash }) => flash),
      explanation: explainCard(card).map(({ depth, text: words, rules, span }) => ({
        depth,
        text: words,
        rules,
        span,
      })),
      icon: iconPath(icon, id),
    };
  });
}
