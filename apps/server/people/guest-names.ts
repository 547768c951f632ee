import { randomInt } from 'node:crypto';
import type { Language } from '@lianhuan/kernel';

/** A place or a manner, and somebody: none of them is the name of a card. */
const PARTS = {
  zh: [
    [
      '月下',
      '江上',
      '林间',
      '松下',
      '竹里',
      '云外',
      '雪夜',
      '灯下',
      '渡口',
      '山中',
      '桥头',
      '湖畔',
    ],
    [
      '书生',
      '渔人',
      '樵夫',
      '旅人',
      '茶客',
      '琴师',
      '牧童',
      '画师',
      '棋客',
      '酒徒',
      '采药人',
      '说书人',
    ],
  ],
  en: [
    [
      'Quiet',
      'Early',
      'River',
      'Misty',
      'Amber',
      'North',
      'Lucky',
      'Brisk',
      'Moonlit',
      'Snowy',
      'Sunny',
      'Merry',
    ],
    [
      'Heron',
      'Crane',
      'Otter',
      'Swan',
      'Lynx',
      'Hare',
      'Magpie',
      'Carp',
      'Badger',
      'Finch',
      'Robin',
      'Stag',
    ],
  ],
} as const;

/**
 * What a guest is called until they say otherwise, in their own language: so many names that two at a table are seldom
 * called the same.
 */
export function newGuestName(language: Language): string {
  const [first, second] = PARTS[language].map((part) => part[randomInt(part.length)]);
  return language === 'zh' ? `${first}${second}` : `${first} ${second}`;
}

/** The language that a browser asks for. @param accepts its `Accept-Language` */
export function askedLanguage(accepts: string | null): Language {
  const [first = ''] = (accepts ?? '').trim().toLowerCase().split(/[,;]/);
  return first === '' || first.startsWith('zh') ? 'zh' : 'en';
}
