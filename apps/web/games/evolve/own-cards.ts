import { ownCardsPageOf } from '../../own-cards/own-cards-page.tsx';
import { NAME } from './about.ts';

const EXAMPLE = `- id: lamp-keeper-of-the-marsh
  name: 泽地守灯人
  kind: 随从
  class: 中立
  cost: 2
  stats: 2/2
  text: 入场曲：抽1张卡牌。
`;

/** The page for a player's own cards of EVOLVE. */
export const OwnCardsPage = ownCardsPageOf({
  game: 'evolve',
  name: NAME,
  example: EXAMPLE,
  played: {
    zh: '它们排在组牌组页面的最前面；用了它们的牌组开局时会一起带上。',
    en: 'They stand first where decks are built; a game with such a deck takes them along.',
  },
});
