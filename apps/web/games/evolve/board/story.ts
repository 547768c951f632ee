import type { LogLine, Seat } from '@lianhuan/kernel';
import type { Feat, StorySorts } from '../../../board/story/best-cards.ts';

/** What the end of a game of EVOLVE tells of it: life, and which cards dealt the most damage. */
export const evolveStory: StorySorts = {
  score: { zh: '生命值', en: 'Life' },
  featOf: ({ type, card, data }: LogLine): Feat | null =>
    type === 'damage' && card !== null
      ? { card, seat: data.by as Seat, amount: data.amount as number }
      : null,
  counted: (amount) => ({ zh: `${amount} 点伤害`, en: `${amount} damage` }),
  how: {
    zh: '数的是日志里的伤害：每张牌对主战者和随从造成的点数之和，攻击、交战、能力都算；同一位玩家同名的牌算作一张。',
    en: 'Counted from the log: the damage each card dealt to leaders and followers, by attacks, in fights and by abilities; a player’s cards of one name count as one.',
  },
};
