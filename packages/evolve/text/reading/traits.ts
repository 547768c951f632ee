import type { Text } from '@lianhuan/kernel';

const says = (zh: string, en: string): Text => ({ zh, en });

/** 类型 (2.4). A trait is named by its printed term everywhere. */
export const TRAITS = {
  妖精: says('妖精', 'Fairy'),
  猎手: says('猎手', 'Hunter'),
  野兽: says('野兽', 'Beast'),
  植物: says('植物', 'Plant'),
  士兵: says('士兵', 'Soldier'),
  骑士: says('骑士', 'Knight'),
  指挥官: says('指挥官', 'Commander'),
  贵族: says('贵族', 'Noble'),
  忍者: says('忍者', 'Ninja'),
  学者: says('学者', 'Scholar'),
  魔导师: says('魔导师', 'Mage'),
  魔像: says('魔像', 'Golem'),
  土之印: says('土之印', 'Earth Sigil'),
  幼龙: says('幼龙', 'Drake'),
  巨龙: says('巨龙', 'Great Dragon'),
  龙人: says('龙人', 'Dragonborn'),
  海洋: says('海洋', 'Sea'),
  亡灵: says('亡灵', 'Undead'),
  吸血鬼: says('吸血鬼', 'Vampire'),
  恶魔: says('恶魔', 'Demon'),
  蝙蝠: says('蝙蝠', 'Bat'),
  天使: says('天使', 'Angel'),
  神官: says('神官', 'Cleric'),
  圣兽: says('圣兽', 'Holy Beast'),
  机械: says('机械', 'Machine'),
  旅人: says('旅人', 'Wanderer'),
  商人: says('商人', 'Merchant'),
  哥布林: says('哥布林', 'Goblin'),
  赛驹: says('赛驹', 'Racer'),
  驯驹师: says('驯驹师', 'Trainer'),
  食物: says('食物', 'Food'),
} as const satisfies Readonly<Record<string, Text>>;
export type Trait = keyof typeof TRAITS;
