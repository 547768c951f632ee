import { ownCardsPageOf } from '../../own-cards/own-cards-page.tsx';
import { NAME } from './about.ts';

const EXAMPLE = `- id: shou-deng
  name: 守灯
  kind: 武将牌
  faction: 群
  hp: 4
  gender: 男
  text: 〖添油〗出牌阶段限1次，你可以摸1张牌。
`;

/** The page for a player's own cards of 三国杀. */
export const OwnCardsPage = ownCardsPageOf({
  game: 'sanguosha',
  name: NAME,
  example: EXAMPLE,
  played: {
    zh: '开新对局时，勾选要洗进武将牌堆的武将。',
    en: 'When you start a game, tick the generals that are to be shuffled into the general pile.',
  },
});
