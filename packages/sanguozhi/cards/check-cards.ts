import { cardDoors, type WrittenCard } from '@lianhuan/cardtext';
import { cardFiles } from '#card-files';
import { FEEDING } from '../text/meaning/feeding.ts';
import { onceOnly } from '../text/meaning/once-only.ts';
import { sanguozhiText } from '../text/reading/language.ts';
import { type CardDefinition, KINDS } from './definition.ts';
import { readCard } from './read-card.ts';

/** What a made-up card has where nothing is said: of its kind the plainest. */
const MADE_UP = { speed: 'ordinary', duration: 'instant', type: null, face: '1步兵' };

/** The doors to the cards of the game: reading and checking its own, those of files and those made up. */
export const cards = cardDoors<CardDefinition>({
  files: cardFiles,
  read: readCard,
  language: sanguozhiText,
  feeding: FEEDING,
  doubts: onceOnly,
  forms: Object.entries(KINDS).map((words) => ({ kind: words })),
  printed: {},
  madeUp: (written) => ({ ...MADE_UP, stats: isFormation(written) ? 'N/N' : '1/1/0' }),
});

function isFormation({ fields }: WrittenCard): boolean {
  const kind = fields.get('kind')?.value;
  return kind === 'formation' || kind === KINDS.formation;
}
