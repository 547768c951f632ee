import type { Sketch } from '../terminal-game.ts';

/** What new files of 民心 begin with. */
export const SKETCH: Sketch = {
  cards: `# 一张卡牌一段，以「- id:」开头。 Each card begins with “- id:”.
- id: my-scout # 小写字母、数字与连字符 lower-case letters, digits, hyphens
  name: 探马
  # english: Scout    不写则用拼音 made from the sound if left out
  kind: 部曲 # 部曲、计略、领土……
  home: central # 放在哪个牌库 which deck it is dealt from
  cost: 2 # 不写的数都是 0 numbers that are left out are 0
  renown: 1
  text: 进场：摸1张牌。
  copies: 1 # 牌库里有几张 how many there are
`,
  scenario: `# 一个局面；几个局面之间用「---」隔开。 One scenario; “---” stands between several.
game: minxin
title: 探马进场摸牌
rules: [2.3.2] # 证明哪些规则 the rules it proves
cards: # 为这个局面自制的牌 cards made up for the case
  - { name: 探马, kind: 部曲, cost: 2, text: 进场：摸1张牌。 }
setup: # 没有写到的都是空的 what is not named is empty
  active: A
  A: { 声望: 2, 手牌: [探马], 牌库: [民兵 x3] }
plays: # 一行一个选择，写选项的一部分即可 one line a decision, a part of its label is enough
  - A: 打出 探马
  - A: 发动
expect:
  - 探马 in A.部曲区
  - A.手牌 is 民兵
`,
};
