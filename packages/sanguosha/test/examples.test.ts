import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rulebook.ts';

// Each worked example that is printed under a term, or told with the flows, is a scenario: here stands which, by the
// number it is printed under, in the order of the print. What it proves, the scenario itself says.

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  T05: ['反馈拿不到武将牌上的“田”', '寒冰剑弃不了判定区里的牌'],
  T06: ['放权跳过了出牌阶段，也可以不给别人额外的回合'],
  T09: ['同名的技能与标记是两样东西：失去〖忍〗，“忍”标记还在'],
  T15: [
    '天香转移酒火杀的伤害，青釭剑只无视了小乔的防具，藤甲照样加伤害',
    '天香转移给有狂风的角色，火焰伤害加1',
    '天香转移给另一个目标，青釭剑对它也有效，藤甲不加伤害',
  ],
  T16: [
    '寒冰剑先弃了枭姬的装备，摸来的牌还要弃一张',
    '不发动枭姬，寒冰剑就没有第二张可弃',
    '无双要两张闪，每一张都可以雷击',
    '两张牌一次被获得，屯田只问一次',
    '贯石斧的两张牌一次弃置，陆逊不能靠连营凑',
  ],
  T17: ['展示过的牌用掉了，就没有“此牌”可以获得'],
  T22: ['代替成为使用者的人不算用过这张杀，用过的还是原来的人'],
  T23: [
    '借刀杀人里用杀的是被借刀的人，反馈拿的是他的牌',
    '激将的杀，伤害来源是刘备',
    '祸首的来源死了，后面的伤害没有来源',
  ],
  T24: [
    '古锭刀只对执行杀的效果造成的伤害，连环传到的不加',
    '狂斧只对执行杀的效果受伤的角色，连环传到的角色不问',
  ],
  T28: ['未受伤的角色都不能回复，琴音只能选失去'],
  T30: ['铁索连环对两人：横置的重置，没横置的横置', '有一人受伤，琴音就可以选回复'],
  T51: ['没有手牌的空城不能也成为杀的目标'],
  T55: ['军令“失去1点体力”在调虎离山之下体力不变，也算执行'],
  P6: ['节命：受到2点伤害，就可以发动两次'],
};

const file = readFileSync(join(import.meta.dirname, '../scenarios/examples-of-terms.yaml'), 'utf8');
const titles = [...file.matchAll(/^title: (.+)$/gm)].map(([, title]) => title);

describe('examples that are printed', () => {
  it.each(Object.entries(EXAMPLES))('%s has its scenarios', (number, examples) => {
    expect(Object.keys(RULES)).toContain(number);
    for (const title of examples) {
      expect(
        titles.filter((other) => other === title),
        title,
      ).toHaveLength(1);
    }
  });

  it('are no scenario twice', () => {
    const all = Object.values(EXAMPLES).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
