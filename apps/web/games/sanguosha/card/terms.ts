import type { Language } from '@lianhuan/kernel';

/** Names of skills and cards, what a skill is, and when it can be used: what a player looks for first. */
export const TERMS: Readonly<Record<Language, RegExp>> = {
  zh: /(〖[^〗]+〗|【[^】]+】|锁定技|限定技|觉醒技|主公技|出牌阶段限\d+次|[①②③④⑤❶❷❸])/,
  en: /(^(?!After|When)[A-Z][^:.,\n]*?(?= \([a-z ,’]+\):|:)|\b(?:compulsory|limited|awakening|lord skill)(?=[,)])|Once per play phase|[①②③④⑤❶❷❸])/m,
};
