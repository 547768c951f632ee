import type { Entry, Occasion } from '../../nodes/index.ts';
import type { OccasionWord } from '../../reading/word.ts';
import { CARD_OCCASIONS } from './cards.ts';
import { ENTRY } from './entries.ts';
import { PLAYER_OCCASIONS } from './players.ts';

/** Every occasion by kind; the order decides where two could begin alike. */
export const OCCASIONS: {
  readonly [K in (Occasion | Entry)['kind']]: OccasionWord<Extract<Occasion | Entry, { kind: K }>>;
} = {
  // 此随从攻击力≥5 begins as 此随从攻击 does.
  'state-is': PLAYER_OCCASIONS['state-is'],
  'phase-begins': PLAYER_OCCASIONS['phase-begins'],
  'player-does': PLAYER_OCCASIONS['player-does'],
  uses: PLAYER_OCCASIONS.uses,
  deals: CARD_OCCASIONS.deals,
  'card-does': CARD_OCCASIONS['card-does'],
  entry: ENTRY,
};
