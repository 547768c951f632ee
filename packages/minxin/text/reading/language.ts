import { COMPARISON_SIGNS, createLanguage, type Language, type Term } from '@lianhuan/cardtext';
import type { Ability } from '../nodes/nodes.ts';
import { WORDS } from '../words/index.ts';
import {
  BANS,
  FATES,
  GOALS,
  HELD_NUMBERS,
  KNOWN,
  MOMENTS,
  OWNERS,
  PARTIES,
  PAYMENTS,
  PERIODS,
  PILES,
  RANKS,
  RESOURCE_TERMS,
  RULERS,
  SITUATIONS,
  SOMEBODY,
  SPOTS,
  SUFFERED_TERMS,
  TIMINGS,
  TRAITS,
  TYPES,
  VALUES,
  WHO,
} from './vocabulary.ts';
import { type CardFacts, type MinxinLexicon, says } from './word.ts';

/** Terms that the rulebook prints in marks, beside those of the closed sets. */
const TERMS_IN_MARKS: ReadonlySet<string> = new Set(
  [
    [TIMINGS, RESOURCE_TERMS, TYPES, PAYMENTS, FATES, MOMENTS, VALUES].flatMap((terms) =>
      Object.values<Term>(terms).flatMap(({ zh, also = [] }) => [zh, ...also]),
    ),
    ['闪电', '手牌', '横置', '重置', '周围', '场上', '费用', '守备', '牌库', '弃牌堆', '中央牌列'],
    [
      '中央牌库',
      '放逐区',
      '事件',
      '新事件',
      '支付者',
      '目标',
      '布令',
      '民心池',
      '本回合',
      '锦囊牌库',
      '始终可得区域',
      '起始牌库',
      '玩家牌库',
      '出牌阶段',
      '牌列',
      '清零',
    ],
  ].flat(),
);

/** 击溃3, 本回合限1次: terms with a number. */
const TERM_WITH_NUMBER = /^(击溃[0-9X]+|本回合限[0-9一]+次)$/;

/** The dialect of 民心: its words, its terms, and what they are called when one is missing. */
export const LEXICON: MinxinLexicon = {
  name: 'Minxin',
  words: WORDS,
  isTerm: (words, { names }) =>
    !names?.has(words) && (TERMS_IN_MARKS.has(words) || TERM_WITH_NUMBER.test(words)),
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
    contested: SUFFERED_TERMS,
    moment: MOMENTS,
    value: VALUES,
    ruler: RULERS,
    trait: TRAITS,
    somebody: SOMEBODY,
    holding: HELD_NUMBERS,
    known: KNOWN,
    situation: SITUATIONS,
    measure: COMPARISON_SIGNS,
  },
  unions: {
    lasting: ['plain'],
    plain: ['countable'],
    things: ['named', 'filter'],
    cost: ['one-cost'],
    widely: ['this', 'anywhere'],
    held: ['this', 'owned'],
    cards: ['this', 'owned', 'nearby', 'anywhere'],
  },
  labels: {
    lasting: says('持续的话（如 此牌不能被击溃）', 'lasting words (such as 此牌不能被击溃)'),
    plain: says('持续的话（如 此牌不能被击溃）', 'lasting words (such as 此牌不能被击溃)'),
    countable: says(
      '改变一个数的话（如 你的手牌上限+1）',
      'words that change a number (such as 你的手牌上限+1)',
    ),
    occasion: says('一件事（如 你击溃乱军）', 'something that happens (such as 你击溃乱军)'),
    resource: says('战力、声望、民心或攻城战力', '战力, 声望, 民心 or 攻城战力'),
    type: says('牌的种类', 'a kind of card'),
    selection: says('哪些牌（如 1张手牌）', 'which cards (such as 1张手牌)'),
    goal: says('放到哪里（如 置入你的手牌）', 'where to (such as 置入你的手牌)'),
    'one-cost': says('代价（如 弃置1张手牌）', 'a cost (such as 弃置1张手牌)'),
    change: says('怎样改变（如 +1 或 为3）', 'how it changes (such as +1 or 为3)'),
    ban: says('不能做的事（如 攻城）', 'what cannot be done (such as 攻城)'),
    fate: says('击溃、攻城或招募', '击溃, 攻城 or 招募'),
    contested: says('招募、击溃或攻城', '招募, 击溃 or 攻城'),
    value: says('牌上的数（如 费用）', 'a number of a card (such as 费用)'),
    ruler: says('此牌或目标牌', '此牌 or 目标牌'),
    trait: says('牌的样子（如 横置）', 'what a card is or has (such as 横置)'),
    somebody: says('你、目标玩家、该玩家或支付者', '你, 目标玩家, 该玩家 or 支付者'),
    holding: says('玩家所有的（如 手牌）', 'what a player has (such as 手牌)'),
    known: says('已知的数（如 该数值）', 'a number that is known (such as 该数值)'),
    measure: says('怎样相比（如 不少于）', 'how it compares (such as 不少于)'),
    situation: says('局面（如 你是起始玩家）', 'what is so (such as 你是起始玩家)'),
    moment: says('回合里的时候（如 回合结束）', 'a moment of a turn (such as 回合结束)'),
    party: says('你、其他玩家或玩家', '你, 其他玩家 or 玩家'),
  },
};

/** 民心 card text: reads, prints, translates and explains it. */
export const minxinText: Language<Ability, CardFacts> = createLanguage<Ability, CardFacts>(LEXICON);
