import { ownCardsPageOf } from '../../own-cards/own-cards-page.tsx';
import { NAME } from './about.ts';

const EXAMPLE = `- id: you-xue-zhi-shi
  name: 游学之士
  kind: 部曲
  home: central
  cost: 2
  renown: 2
  text: 进场：摸1张牌。
  copies: 3
`;

/** The page for a player's own cards of 民心. */
export const OwnCardsPage = ownCardsPageOf({
  game: 'minxin',
  name: NAME,
  example: EXAMPLE,
  played: {
    zh: '开新对局时，勾选要洗进中央牌库（或各自牌堆）的卡牌。',
    en: 'When you start a game, tick the cards that are to be shuffled into the central deck, or wherever they belong.',
  },
});
