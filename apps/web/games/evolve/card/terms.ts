import type { Language } from '@lianhuan/kernel';

/** The words that open an ability, keywords and class terms: those a player looks for first. */
export const BOLD: Readonly<Record<Language, RegExp>> = {
  zh: /(入场曲|谢幕曲|【[^】]+】|抉择\d|横置：|费用\d+：|『[^』]+』|[+-][\dX]+\/[+-][\dX]+)/,
  en: /(Fanfare|Last Words|Strike|On Evolve|On Race|Evolve|Quick|Ward|Storm|Rush|Assail|Intimidate|Drain|Bane|Aura|Stack|“[^”]+”|[+-][\dX]+\/[+-][\dX]+)/,
};
