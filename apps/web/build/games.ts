import type { CardInfo } from '../cards/card-info.ts';
import type { GameId } from '../games/ids.ts';
import { gatherMinxinCards } from '../games/minxin/gather-cards.ts';

/** What only a build can gather of each game. */
export const GATHERERS: Readonly<Record<GameId, () => Promise<readonly CardInfo[]>>> = {
  minxin: gatherMinxinCards,
};
