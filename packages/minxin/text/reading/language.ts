import { createLanguage, type Language } from '@lianhuan/cardtext';
import type { Ability } from '../nodes/nodes.ts';
import { WORDS } from '../words/index.ts';
import {
  BANS,
  CONTEST_TERMS,
  FATES,
  GOALS,
  OWNERS,
  PARTIES,
  PAYMENTS,
  PERIODS,
  PILES,
  RANKS,
  RESOURCE_TERMS,
  SPOTS,
  TYPES,
  WHO,
} from './vocabulary.ts';
import { type CardFacts, type MinxinLexicon, says } from './word.ts';

/** The dialect of 民心: its words, its terms, and what they are called when one is missing. */
export const LEXICON: MinxinLexicon = {
  name: 'Minxin',
  words: WORDS,
  vocabularies: {
    who: WHO,
    party: PARTIES,
    owner: OWNERS,
    resource: RESOURCE_TERMS,
    type: TYPES,
    from: PILES,
    goal: GOALS,
    spot: SPOTS,
    payment: PAYMENTS,
    ban: BANS,
    fate: FATES,
    period: PERIODS,
    rank: RANKS,
    contested: CONTEST_TERMS,
  },
  unions: {
    things: ['named', 'filter'],
    cost: ['one-cost'],
    widely: ['this', 'anywhere'],
    held: ['this', 'owned'],
    cards: ['this', 'owned', 'nearby', 'anywhere'],
  },
  labels: {
    lasting: says('持续的话（如 此牌不能被击溃）', 'lasting words (such as 此牌不能被击溃)'),
    occasion: says('一件事（如 你击溃乱军）', 'something that happens (such as 你击溃乱军)'),
    resource: says('战力、声望、民心或攻城战力', '战力, 声望, 民心 or 攻城战力'),
    type: says('牌的种类', 'a kind of card'),
    selection: says('哪些牌（如 1张手牌）', 'which cards (such as 1张手牌)'),
    goal: says('放到哪里（如 置入你的手牌）', 'where to (such as 置入你的手牌)'),
    'one-cost': says('代价（如 弃置1张手牌）', 'a cost (such as 弃置1张手牌)'),
    change: says('怎样改变（如 +1 或 为3）', 'how it changes (such as +1 or 为3)'),
    ban: says('不能做的事（如 攻城）', 'what cannot be done (such as 攻城)'),
    fate: says('击溃、攻城或招募', '击溃, 攻城 or 招募'),
    contested: says('招募、击溃、攻城或进场', '招募, 击溃, 攻城 or 进场'),
    party: says('你、其他玩家或玩家', '你, 其他玩家 or 玩家'),
  },
};

/** 民心 card text: reads, prints, translates and explains it. */
export const minxinText: Language<Ability, CardFacts> = createLanguage<Ability, CardFacts>(LEXICON);
