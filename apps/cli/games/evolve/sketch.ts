import type { Sketch } from '../terminal-game.ts';

/** What new files of EVOLVE begin with. */
export const SKETCH: Sketch = {
  cards: `# 一张卡牌一段，以「- id:」开头。 Each card begins with “- id:”.
# 自己的用语写成一项，英文可以不写： words of your own are an item, with or without English:
# - terms: { 类型: { 机甲: Mecha }, 指示物: { 蓄能指示物: charge } }
- id: my-scout # 小写字母、数字与连字符 lower-case letters, digits, hyphens
  name: 林间斥候
  # english: Forest Scout    不写则用拼音 made from the sound if left out
  kind: 随从 # 随从、法术、护符、主战者
  class: 精灵
  # special: 进化    进化卡牌或衍生物 for an evolve card, or 衍生物 for a token
  cost: 2
  stats: 1/2 # 攻击力/生命值
  text: 入场曲：抽1张卡牌。
`,
  scenario: `# 一个局面；几个局面之间用「---」隔开。 One scenario; “---” stands between several.
game: evolve
title: 林间斥候入场抽牌
rules: [8.2.1] # 证明哪些规则 the rules it proves
cards: # 为这个局面自制的牌 cards made up for the case
  - { name: 林间斥候, kind: 随从, cost: 2, stats: 1/2, text: 入场曲：抽1张卡牌。 }
setup: # 没有写到的都是空的 what is not named is empty
  active: A
  A: { 能量点: 2, 手牌: [林间斥候], 牌组: [林间斥候 x3] }
plays: # 一行一个选择，写选项的一部分即可 one line a decision, a part of its label is enough
  - A: 使用 林间斥候
expect:
  - 林间斥候 in A.战场
  - A.手牌 = 1
`,
};
