import { ownCardsPage } from '../../own-cards/title.ts';
import type { GameEntry } from '../entry.ts';
import { BOTS, FAN, NAME, roundName } from './about.ts';
import { gistOf } from './home/gist.ts';

/** 三国智, as the pages know it. */
export const sanguozhi: GameEntry = {
  id: 'sanguozhi',
  name: NAME,
  lead: {
    zh: '派将布阵，设谋应对；先让对方断粮的一方胜。',
    en: 'Field generals, lay plans, answer plans: whoever starves the enemy of grain wins.',
  },
  facts: {
    zh: '三国题材的对战卡牌 · 2 人，或 2\u00a0对\u00a02',
    en: 'A Three-Kingdoms duel of cards · 2 players, or 2 against 2',
  },
  guide: [
    {
      zh: '双方各有 30 点粮草，减到 0 就输了。起始手牌 6 张，开局可以换一次牌。',
      en: 'Each side has 30 grain and loses at 0. You open with six cards and may redraw once.',
    },
    {
      zh: '准备流程：每回合派遣一名将领（主将 1、军师 1、副将 3），摆放一张兵权，装备宝物，盖放或发动谋略，结阵。',
      en: 'Preparation: each turn deploy one general (1 main general, 1 adviser, 3 deputies), lay one troop card, equip treasures, set or use tactics, form formations.',
    },
    {
      zh: '派遣要有足够的兵权；智力决定谋略谁能用、用在谁身上。',
      en: 'Deploying needs enough troops; wit decides whose tactics work, and on whom.',
    },
    {
      zh: '你用的卡和效果先进入连环，双方都让过才从最后一项开始解析——随时可以用急速谋略应对。',
      en: 'What you use enters the chain; when all have passed, the last entry resolves first. Swift tactics can answer at any time.',
    },
    {
      zh: '战斗流程：点自己的将领、再点目标来进攻；没被防守的将领对粮草造成伤害。',
      en: 'Battle: tap your general, then the target. Whoever is not defended against harms the grain.',
    },
    {
      zh: '点开场上任何一张卡，看它的数值是怎么来的；点日志里任何一行，看依据的规则。',
      en: 'Open any card in play to see where its numbers come from; open any line of the log for its rules.',
    },
  ],
  bots: BOTS,
  fan: FAN,
  pages: [
    {
      path: 'decks',
      title: { zh: '三国智卡组', en: 'Decks of Wits of the Three Kingdoms' },
      load: async () => (await import('./decks/index.ts')).DecksPage,
    },
    {
      path: 'series',
      title: { zh: '三盘两胜', en: 'Best of three' },
      needsRest: true,
      load: async () => (await import('./series/series-page.tsx')).SeriesPage,
    },
    ownCardsPage(async () => (await import('./own-cards.ts')).OwnCardsPage),
  ],
  gistOf,
  saved: { round: roundName, score: { zh: '粮草', en: 'Grain' } },
  loadDecks: async () => (await import('./decks/playable.ts')).playableDecks(),
  loadExchange: async () => (await import('./series/room-exchange.tsx')).RoomExchange,
  loadNewGame: async () => (await import('./home/new-game-form.tsx')).SanguozhiNewGame,
  loadCards: async () => (await import('./card/kit.ts')).sanguozhiCards,
  loadCardsOf: async () => (await import('./card/kit.ts')).sanguozhiCardsOf,
  loadPictures: async () => (await import('virtual:sanguozhi/pictures')).default,
  loadExplanations: async () => (await import('virtual:sanguozhi/explanations')).default,
  loadRules: async () => (await import('virtual:sanguozhi/rules')).default,
  loadProofs: async () => (await import('virtual:sanguozhi/proofs')).default,
  loadPractice: async () => (await import('virtual:sanguozhi/practice')).default,
  loadPuzzles: async () => (await import('virtual:sanguozhi/puzzles')).default,
  loadGlossary: async () => (await import('virtual:sanguozhi/glossary')).default,
  loadMeanings: async () => (await import('virtual:sanguozhi/meanings')).default,
  loadFirstGame: async () => (await import('./home/first-game.ts')).firstGame,
  loadTable: async () => (await import('./board/board.tsx')).SanguozhiBoard,
  loadSettings: async () => (await import('./settings.tsx')).SanguozhiSettings,
};
