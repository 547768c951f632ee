import counters from 'virtual:sanguozhi/counters';
import type { Text } from '@lianhuan/kernel';
import type { Arm, Corps, Faction } from '@lianhuan/sanguozhi';

/** What the marks of a card stand for. */

const says = (zh: string, en: string): Text => ({ zh, en });

export const CORPS_NAMES: Readonly<Record<Corps, Text>> = {
  counsel: says('谋士', 'counsel'),
  foot: says('步兵', 'foot'),
  bow: says('弓兵', 'bow'),
  horse: says('骑兵', 'horse'),
  any: says('通用', 'any'),
};

/** One character, or one letter, for a seal. */
export const CORPS_SIGNS: Readonly<Record<Corps, Text>> = {
  counsel: says('谋', 'C'),
  foot: says('步', 'F'),
  bow: says('弓', 'B'),
  horse: says('骑', 'H'),
  any: says('通', '✱'),
};

export const ARM_NAMES: Readonly<Record<Arm, Text>> = {
  cavalry: says('骑兵', 'cavalry'),
  spear: says('枪兵', 'spear'),
  archer: says('弓兵', 'archer'),
  shield: says('刀盾', 'shield'),
};

export const FACTION_NAMES: Readonly<Record<Faction, Text>> = {
  'yellow-turbans': says('黄巾军', 'Yellow Turbans'),
  eunuchs: says('十常侍', 'Eunuchs'),
  han: says('汉军', 'Han'),
  'yuan-shao': says('袁绍军', 'Yuan Shao'),
  'cao-cao': says('曹操军', 'Cao Cao'),
  wuhuan: says('乌丸军', 'Wuhuan'),
  lords: says('诸侯军', 'Lords'),
  'sun-quan': says('孙权军', 'Sun Quan'),
  'liu-bei': says('刘备军', 'Liu Bei'),
  xianbei: says('鲜卑军', 'Xianbei'),
  'dong-zhuo': says('董卓军', 'Dong Zhuo'),
  'lv-bu': says('吕布军', 'Lü Bu'),
  nanman: says('南蛮军', 'Nanman'),
};

/** One character for a seal; English has the first word. */
export const FACTION_SIGNS: Readonly<Record<Faction, string>> = {
  'yellow-turbans': '黄',
  eunuchs: '宦',
  han: '汉',
  'yuan-shao': '袁',
  'cao-cao': '曹',
  wuhuan: '乌',
  lords: '诸',
  'sun-quan': '孙',
  'liu-bei': '刘',
  xianbei: '鲜',
  'dong-zhuo': '董',
  'lv-bu': '吕',
  nanman: '蛮',
};

/** A 标记 or 指示物; undefined for the rules’ own notes. */
export function counterName(printed: string): Text | undefined {
  return counters[printed];
}
