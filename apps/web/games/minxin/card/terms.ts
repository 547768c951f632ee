import type { Language } from '@lianhuan/kernel';

/** The words that open an ability and the words that act: those a player looks for first. */
export const TERMS: Readonly<Record<Language, RegExp>> = {
  zh: /(闪电(?=进场|布令|本回合限|准备|出牌|摸牌|当|每当|$)|进场|布令|本回合限\d+次|每回合限\d+次|准备阶段|出牌结束|摸牌阶段|奖励|招募条件|攻破|揭示|击溃\d*|招募|攻城战力[+-]?\d*|(?:战力|声望|民心)[+-]\d+|锦囊|放逐|【[^】]+】)/,
  en: /(Flash|[Oo]n entry|Edict|Once a turn|Up to \d+ times a turn|Preparation|End of play|Draw phase|Reward|Recruit if|Breach|Reveal|Rout \d+|rout \d+|(?:gain|gains|lose|loses) \d+ (?:siege power|power|renown|favour)|【[^】]+】)/,
};
