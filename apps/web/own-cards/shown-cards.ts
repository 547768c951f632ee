import type { CardInfo } from '../cards/card-info.ts';
import type { PrintedAddition } from '../engine/added-cards.ts';

/** The picture of a card without one of its own: a brush and a sheet. */
const SHEET =
  'M96 48h256v96l-32 34V80H128v352h192v-86l32-34v152H96V48zm64 80h128v32H160v-32zm0 72h104l-30 32h-74v-32zm0 72h48l-10 32h-38v-32zM448 128l40 40-176 184-56 16 16-56 176-184z';

/**
 * Cards that were added to a game as they are shown: with the pictures of the game's cards that are like them, and
 * with the words of their authors where the card prints others.
 */
export function shownCards(
  added: readonly PrintedAddition[],
  cards: readonly CardInfo[],
): readonly CardInfo[] {
  const known = new Set(cards.map(({ id }) => id));
  return added.map(({ info, like, written: { text } }) => ({
    ...info,
    ...(like !== null && known.has(like) ? { icon: null, pictureOf: like } : { icon: SHEET }),
    ...(typeof text === 'string' && text.trim() !== info.text.zh && { written: text.trim() }),
  }));
}
