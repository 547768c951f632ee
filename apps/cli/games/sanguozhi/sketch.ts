import type { Sketch } from '../terminal-game.ts';

/** What new files of 三国智 begin with. */
export const SKETCH: Sketch = {
  cards: `# 一张卡牌一段，以「- id:」开头。 Each card begins with “- id:”.
# 自己的用语写成一项，英文可以不写： words of your own are an item, with or without English:
# - terms: { 特性: { 机甲: mecha }, 标记: { 锈蚀标记: Rust } }
- id: my-rider # 小写字母、数字与连字符 lower-case letters, digits, hyphens
  name: 轻骑
  # english: Light Rider    不写则用拼音 made from the sound if left out
  kind: 将领 # 将领、谋略、宝物、兵权、阵型、事件
  factions: [刘备军]
  arms: [骑兵]
  needs: 1骑 # 兵权条件，几种之间用 / 隔开 alternatives are divided by /
  stats: 2/2/0 # 攻/命/智
  limit: 3 # 构筑数量限制 how many a deck may hold
  text: 上场：抓1张卡。
`,
  scenario: `# 一个局面；几个局面之间用「---」隔开。 One scenario; “---” stands between several.
game: sanguozhi
title: 轻骑上场抓卡
rules: [500.1b] # 证明哪些规则 the rules it proves
cards: # 为这个局面自制的牌 cards made up for the case
  - { name: 轻骑, kind: 将领, text: 上场：抓1张卡。 }
setup: # 没有写到的都是空的 what is not named is empty
  active: A
  A: { 手牌: [轻骑], 卡组: [轻骑 x3] }
plays: # 一行一个选择，写选项的一部分即可 one line a decision, a part of its label is enough
  - A: 派遣 轻骑 · 副将
  - each: 让过
expect:
  - 轻骑 in A.副将
  - A.手牌 = 1
`,
};
