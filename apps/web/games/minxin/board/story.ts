import type { LogLine, Seat } from '@lianhuan/kernel';
import type { Feat, StorySorts } from '../../../board/story/best-cards.ts';

/** 民心 that a player got by a card, out of the common store or from another player. */
function featOf({ type, data }: LogLine, cause: LogLine | null): Feat | null {
  const isFavor = type === 'seize' || (type === 'gain' && data.resource === 'favor');
  const card = cause?.card ?? null;
  if (!isFavor || card === null || cause?.data.seat !== data.seat) return null;
  return { card, seat: data.seat as Seat, amount: data.amount as number };
}

/** What the end of a game of 民心 tells of it: tokens of 民心, and which cards brought the most. */
export const minxinStory: StorySorts = {
  score: { zh: '民心指示物', en: 'Favour tokens' },
  featOf,
  counted: (amount) => ({ zh: `${amount} 民心`, en: `${amount} favour` }),
  how: {
    zh: '数的是日志里的民心：一位玩家因自己的某张牌得到的民心指示物之和，夺取来的也算，终局时牌面上的民心不算；同名的牌算作一张。',
    en: 'Counted from the log: the favour tokens a player got through a card of their own, those taken from others too; what is printed on cards and counted at the end is left out. A player’s cards of one name count as one.',
  },
};
