import type { Sketch } from '../terminal-game.ts';

/** What new files of 三国杀 begin with. */
export const SKETCH: Sketch = {
  cards: `# 一张卡牌一段，以「- id:」开头。 Each card begins with “- id:”.
- id: my-general # 小写字母、数字与连字符 lower-case letters, digits, hyphens
  name: 测试武将
  # english: My General    不写则用拼音 made from the sound if left out
  kind: 武将牌
  faction: 蜀 # 魏、蜀、吴、群、神
  hp: 4
  gender: 男
  skills: 劝学 # 技能名，多个之间用、 the names of its skills
  text: | # 一个技能一行 each skill on a line of its own
    〖劝学〗当结束阶段开始时，你可以摸1张牌。
`,
  scenario: `# 一个局面；几个局面之间用「---」隔开。 One scenario; “---” stands between several.
game: sanguosha
title: 结束阶段开始时摸一张牌
rules: [phase.finish.2] # 证明哪些规则 the rules it proves
cards: # 为这个局面自制的牌 cards made up for the case
  - { name: 测试武将, kind: 武将牌, faction: 蜀, hp: 4, gender: 男, text: 〖劝学〗当结束阶段开始时，你可以摸1张牌。 }
setup: # 没有写到的都是空的 what is not named is empty
  active: A
  A: { 武将牌: [测试武将], 体力: 4 }
  B: { 武将牌: [测试武将], 体力: 4 }
  牌堆: [闪, 闪, 闪]
plays: # 一行一个选择，写选项的一部分即可 one line a decision, a part of its label is enough
  - A: 结束出牌阶段
  - A: 发动 劝学
expect:
  - A.手牌 is 闪
`,
};
