import { ownCardsPage } from '../../own-cards/title.ts';
import type { GameEntry } from '../entry.ts';
import { BOTS, FAN, NAME, roundName } from './about.ts';
import { gistOf } from './home/gist.ts';

/** 三国杀, as the pages know it. */
export const sanguosha: GameEntry = {
  id: 'sanguosha',
  name: NAME,
  lead: {
    zh: '主公明，忠奸暗。用杀与闪、锦囊与武将技，找出谁是朋友。',
    en: 'The lord sits in the open, friend and foe do not. Slash, dodge, and find out who is who.',
  },
  facts: {
    zh: '三国题材的身份推理 · 2–10 人',
    en: 'A Three-Kingdoms game of hidden roles · 2–10 players',
  },
  guide: [
    {
      zh: '每人一张身份：主公亮明，忠臣保主公，反贼杀主公，内奸要做最后一个对手。点自己座位上的身份看你是谁。',
      en: 'Everybody has a role: the lord shows it, loyalists guard the lord, rebels are after the lord, the renegade wants to be the last one left.',
    },
    {
      zh: '开局各从几名武将里选一名；武将的体力就是你的命，技能是你的本事。',
      en: 'Each chooses one of a few generals: its HP is your life, its skills are what you can do.',
    },
    {
      zh: '自己的回合摸两张牌，再出牌：先点手牌，再点目标的座位。一个出牌阶段一般只能用一张【杀】。',
      en: 'In your turn you draw two cards and play: tap a card, then the seat it aims at. As a rule one Slash in each play phase.',
    },
    {
      zh: '距离：隔几个座位就是几，马会拉近或拉远；【杀】只够得到攻击范围内的人，武器写着范围。',
      en: 'Distance is seats apart, mounts change it; Slash reaches as far as the attack range that your weapon says.',
    },
    {
      zh: '别人的牌要你回应时才会问你：闪、桃、无懈可击。问得多不多，在设置里定。',
      en: 'You are asked when something is to be answered: Dodge, Peach, Nullification. How often is a setting.',
    },
    {
      zh: '日志里一次使用是一行，点开看每一步，再点开看依据的规则。',
      en: 'A use is one line of the log: open it for its steps, and a step for its rules.',
    },
  ],
  bots: BOTS,
  fan: FAN,
  pages: [ownCardsPage(async () => (await import('./own-cards.ts')).OwnCardsPage)],
  gistOf,
  saved: { round: roundName, score: { zh: '体力', en: 'hp' } },
  loadNewGame: async () => (await import('./home/new-game-form.tsx')).SanguoshaNewGame,
  loadCards: async () => (await import('./card/kit.ts')).sanguoshaCards,
  loadCardsOf: async () => (await import('./card/kit.ts')).sanguoshaCardsOf,
  loadPictures: async () => (await import('virtual:sanguosha/pictures')).default,
  loadExplanations: async () => (await import('virtual:sanguosha/explanations')).default,
  loadRules: async () => (await import('virtual:sanguosha/rules')).default,
  loadProofs: async () => (await import('virtual:sanguosha/proofs')).default,
  loadPractice: async () => (await import('virtual:sanguosha/practice')).default,
  loadGlossary: async () => (await import('virtual:sanguosha/glossary')).default,
  loadMeanings: async () => (await import('virtual:sanguosha/meanings')).default,
  loadFirstGame: async () => (await import('./home/first-game.ts')).firstGame,
  loadTable: async () => (await import('./board/board.tsx')).SanguoshaBoard,
  loadSettings: async () => (await import('./settings.tsx')).SanguoshaSettings,
};
