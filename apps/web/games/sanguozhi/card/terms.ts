import type { Language } from '@lianhuan/kernel';

/** The words that open an ability, 禀赋, and the words that act: those a player looks for first. */
export const TERMS: Readonly<Record<Language, RegExp>> = {
  zh: /(主将：|军师：|副将：|上场：|翻转：|横置：|平速：|急速：|\d+兵权：|（\d\/\d）|每回合限\d+次|(?:愈术|相术|毒箭|暗箭|火矢|荡枪|镇守|先知|背水|升盾)\d?|刺探|援军|威凛|刚勇|掠夺|先锋|忠义|神算|仗枪|联破|骁勇|虎视|强弓|先发|守护|[攻命智]+[+-][\dX]+|【[^】]+】|“[^”]+”)/,
  en: /(Main general —|Adviser —|Deputy —|Once a turn|once a turn|[+-][\dX]+ (?:attack|life|wit)|“[^”]+”)/,
};
