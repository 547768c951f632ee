import { ownCardsPage } from '../../own-cards/title.ts';
import type { GameEntry } from '../entry.ts';
import { BOTS, FAN, NAME, roundName } from './about.ts';
import { gistOf } from './home/gist.ts';

/** 民心, as the pages know it. */
export const minxin: GameEntry = {
  id: 'minxin',
  name: NAME,
  lead: {
    zh: '汉末群雄并起。招募部曲，击溃乱军，攻城略地——民心所向者得天下。',
    en: 'The Han is falling. Recruit, rout and besiege: who wins the hearts of the people wins the realm.',
  },
  facts: {
    zh: '三国题材的牌库构筑游戏 · 2–6 人',
    en: 'A Three-Kingdoms deck-builder · 2–6 players',
  },
  guide: [
    {
      zh: '轮抽：从六张牌里留一张、传五张，直到各有六张；再留下费用合计不超过 10 的，组成牌库。',
      en: 'Draft: keep one of six cards and pass five on, until each has six; keep those of total cost 10 or less for your deck.',
    },
    {
      zh: '自己的回合：打出手牌，得到战力与声望。声望用来招募，战力用来击溃乱军、攻打别人的领土。',
      en: 'Your turn: play cards for power and renown. Renown recruits; power routs rebels and besieges territories.',
    },
    {
      zh: '别人的回合：带闪电的牌可以应对招募、击溃与攻城。',
      en: 'In others’ turns, flash cards can answer their recruiting, routing and sieges.',
    },
    {
      zh: '民心池空了，打完这一轮就结束；民心总值最高的人获胜。',
      en: 'When the pool of favour is empty the round is played out; the highest total favour wins.',
    },
    {
      zh: '想知道为什么？点日志里的任何一行，看它的来由和规则编号。',
      en: 'Wonder why? Open any line of the log for its causes and rule numbers.',
    },
  ],
  bots: BOTS,
  fan: FAN,
  pages: [ownCardsPage(async () => (await import('./own-cards.ts')).OwnCardsPage)],
  gistOf,
  saved: { round: roundName, score: { zh: '民心', en: 'Favour' } },
  loadNewGame: async () => (await import('./home/new-game-form.tsx')).MinxinNewGame,
  loadCards: async () => (await import('./card/kit.ts')).minxinCards,
  loadCardsOf: async () => (await import('./card/kit.ts')).minxinCardsOf,
  loadPictures: async () => (await import('virtual:minxin/pictures')).default,
  loadExplanations: async () => (await import('virtual:minxin/explanations')).default,
  loadRules: async () => (await import('virtual:minxin/rules')).default,
  loadProofs: async () => (await import('virtual:minxin/proofs')).default,
  loadPractice: async () => (await import('virtual:minxin/practice')).default,
  loadPuzzles: async () => (await import('virtual:minxin/puzzles')).default,
  loadGlossary: async () => (await import('virtual:minxin/glossary')).default,
  loadMeanings: async () => (await import('virtual:minxin/meanings')).default,
  loadFirstGame: async () => (await import('./home/first-game.ts')).firstGame,
  loadTable: async () => (await import('./board/board.tsx')).MinxinBoard,
  loadSettings: async () => (await import('./settings.tsx')).MinxinSettings,
};
