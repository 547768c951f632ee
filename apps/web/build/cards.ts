import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CardDefinition, CardKind, Home } from '@lianhuan/minxin';
import type { CardInfo } from '../engine/library.ts';

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

/** All cards with everything a face and a reader show, and just the icons they use. */
export async function minxinCards(): Promise<CardInfo[]> {
  const { CARD_KINDS, englishText, explainCard, HOMES, library } = await import('@lianhuan/minxin');
  const icons = readIcons();
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
      icon: iconOf(card, icons),
    };
  });
}

type Icons = Readonly<Record<string, { readonly body: string }>>;

function readIcons(): Icons {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}

function iconOf({ id, icon }: CardDefinition, icons: Icons): string {
  const found = icons[icon];
  if (!found) throw new Error(`the card ${id} asks for the icon ${icon}, which is not in the set`);
  const paths = [...found.body.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, data]) => data);
  if (paths.length === 0) throw new Error(`the icon ${icon} of the card ${id} is no path`);
  return paths.join('');
}
