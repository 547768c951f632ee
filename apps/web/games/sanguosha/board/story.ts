import type { LogLine, Seat } from '@lianhuan/kernel';
import type { Feat, StorySorts } from '../../../board/story/best-cards.ts';
import type { SanguoshaCard } from '../card/library.ts';

/** 体力 that others lost by a card, or by a skill of a general. */
function featOf({ type, data }: LogLine, cause: LogLine | null): Feat | null {
  const card = cause?.card ?? null;
  const seat = cause?.data.seat as Seat | undefined;
  if (type !== 'hp' || card === null || seat === undefined || seat === data.seat) return null;
  return { card, seat, amount: -(data.by as number) };
}

/** What the end of a game of 三国杀 tells of it: 体力, and by which cards the most was lost. */
export const sanguoshaStory: StorySorts = {
  score: { zh: '体力', en: 'HP' },
  featOf,
  kindOf: (card) => (card as SanguoshaCard).face || card.id,
  counted: (amount) => ({ zh: `${amount} 点体力`, en: `${amount} HP` }),
  how: {
    zh: '数的是日志里的体力：别的角色因这张牌（武将的技能算在武将牌上）失去的体力之和，伤害和失去体力都算；同一位玩家同名的牌算作一张。',
    en: 'Counted from the log: the HP that others lost by a card, by damage or otherwise; skills count for their general. A player’s cards of one name count as one.',
  },
};
