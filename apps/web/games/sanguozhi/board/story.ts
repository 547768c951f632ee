import type { LogLine, Seat } from '@lianhuan/kernel';
import type { Feat, StorySorts } from '../../../board/story/best-cards.ts';

/** Damage that a card dealt, and 粮草 that others lost by it. */
function featOf({ type, card, data }: LogLine, cause: LogLine | null): Feat | null {
  if (type === 'damage' && card !== null)
    return { card, seat: data.by as Seat, amount: data.amount as number };
  const by = cause?.card ?? null;
  if (type !== 'grain' || by === null) return null;
  const seat = cause?.data.seat as Seat | undefined;
  if (seat === undefined || seat === data.seat) return null;
  return { card: by, seat, amount: -(data.by as number) };
}

/** What the end of a game of 三国智 tells of it: 粮草, and which cards did the most harm. */
export const sanguozhiStory: StorySorts = {
  score: { zh: '粮草', en: 'Grain' },
  featOf,
  counted: (amount) => ({ zh: `${amount} 点`, en: `${amount}` }),
  how: {
    zh: '数的是日志里的伤害：每张牌对将领和粮草造成的点数之和，再加上别的玩家因它失去的粮草；同一位玩家同名的牌算作一张。',
    en: 'Counted from the log: the damage each card dealt to generals and grain, and the grain that other players lost by it. A player’s cards of one name count as one.',
  },
};
