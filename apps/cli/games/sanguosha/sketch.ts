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
`,
};
