import { ownCardsPageOf } from '../../own-cards/own-cards-page.tsx';
import { NAME } from './about.ts';

const EXAMPLE = `- id: lu-ning
  name: 陆宁
  kind: 将领
  factions: [孙权军]
  arms: [弓兵]
  needs: 1弓兵
  stats: 2/3/2
  text: 上场：抓1张卡。
`;

/** The page for a player's own cards of 三国智. */
export const OwnCardsPage = ownCardsPageOf({
  game: 'sanguozhi',
  name: NAME,
  example: EXAMPLE,
  played: {
    zh: '它们排在组卡组页面的最前面；用了它们的卡组开局时会一起带上。',
    en: 'They stand first where decks are built; a game with such a deck takes them along.',
  },
});
