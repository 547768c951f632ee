import { ownCardsPage } from '../../own-cards/title.ts';
import type { GameEntry } from '../entry.ts';
import { BOTS, FAN, NAME, roundName } from './about.ts';
import { gistOf } from './home/gist.ts';

/** 影之诗 EVOLVE, as the pages know it. */
export const evolve: GameEntry = {
  id: 'evolve',
  name: NAME,
  lead: {
    zh: '召唤随从，让它们进化；先让对手的主战者倒下。',
    en: 'Call followers, let them evolve, and bring the other leader down first.',
  },
  facts: { zh: '奇幻对战卡牌 · 2 人', en: 'A fantasy duel of cards · 2 players' },
  guide: [
    {
      zh: '双方主战者各有 20 点生命，降到 0 就败北；牌组抽空还要抽牌，也败北。',
      en: 'Each leader has 20 life and falls at 0; so does whoever must draw from an empty deck.',
    },
    {
      zh: '每回合能量点最大值加 1（最多 10）并补满：用它使用手牌和额外区里的随从、护符、法术。',
      en: 'Each turn your play points grow by one, to 10, and are refilled: they pay for followers, amulets and spells in your hand and EX area.',
    },
    {
      zh: '随从进入战场的回合不能攻击（除非有【疾驰】【突进】，或本回合进化了）。点自己的随从，再点目标来攻击。',
      en: 'A follower cannot attack in the turn it arrives, unless it has Storm or Rush or has just evolved. Press your follower, then its target.',
    },
    {
      zh: '只有横置的随从可以被攻击，主战者总可以；横置着的【守护】随从要先对付。',
      en: 'Only tapped followers can be attacked, the leader always; tapped followers with Ward come first.',
    },
    {
      zh: '每回合可以进化一次：把进化牌组里的同名卡盖到随从上，费用里的 1 点可以用进化点支付。',
      en: 'Once a turn you may evolve: the card of the same name from your evolve deck is laid on the follower. An evolution point may pay one point of the cost.',
    },
    {
      zh: '对手攻击时、对手回合结束时，可以使用有【快速】的卡；没有要用的就自动让过，在设置里选停在哪里。',
      en: 'When the opponent attacks, and at the end of their turn, you may use cards with Quick. With nothing to use you pass by yourself; the settings say where to stop.',
    },
  ],
  bots: BOTS,
  fan: FAN,
  pages: [
    {
      path: 'decks',
      title: { zh: '影之诗 EVOLVE 牌组', en: 'Decks of Shadowverse EVOLVE' },
      load: async () => (await import('./decks/index.ts')).DecksPage,
    },
    ownCardsPage(async () => (await import('./own-cards.ts')).OwnCardsPage),
  ],
  gistOf,
  saved: { round: roundName, score: { zh: '生命', en: 'Life' } },
  loadDecks: async () => (await import('./decks/playable.ts')).playableDecks(),
  loadNewGame: async () => (await import('./home/new-game-form.tsx')).EvolveNewGame,
  loadCards: async () => (await import('./card/kit.ts')).evolveCards,
  loadCardsOf: async () => (await import('./card/kit.ts')).evolveCardsOf,
  loadPictures: async () => (await import('virtual:evolve/pictures')).default,
  loadExplanations: async () => (await import('virtual:evolve/explanations')).default,
  loadRules: async () => (await import('virtual:evolve/rules')).default,
  loadProofs: async () => (await import('virtual:evolve/proofs')).default,
  loadPractice: async () => (await import('virtual:evolve/practice')).default,
  loadPuzzles: async () => (await import('virtual:evolve/puzzles')).default,
  loadGlossary: async () => (await import('virtual:evolve/glossary')).default,
  loadMeanings: async () => (await import('virtual:evolve/meanings')).default,
  loadFirstGame: async () => (await import('./home/first-game.ts')).firstGame,
  loadTable: async () => (await import('./board/board.tsx')).EvolveBoard,
  loadSettings: async () => (await import('./settings.tsx')).EvolveSettings,
};
