import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 1, 游戏概要: how many play, how a game ends, and the principles under everything else. */
export const OVERVIEW = {
  '1.1': definition('游戏人数', 'How many play'),
  '1.1.1': enforced('只有两人局', 'A game is for two players'),
  '1.2': definition('胜负', 'Winning and losing'),
  '1.2.1': enforced(
    '有人败北，游戏当即结束；自己没有败北的一方获胜',
    'The game is over as soon as a player loses; the one who has not lost wins',
  ),
  '1.2.1.1': enforced(
    '主战者生命值为 0 或更低，满足败北条件',
    'A leader at 0 life or less is a condition of losing',
  ),
  '1.2.1.2': enforced(
    '牌组已空还要抽牌，满足败北条件',
    'Having to draw from an empty deck is a condition of losing',
  ),
  '1.2.2': shaped(
    '双方同时败北就是平局',
    'If both players lose at the same time it is a draw',
    '没有胜者也照样结束',
    'The game ends just the same where there is no winner',
  ),
  '1.2.3': enforced(
    '随时可以投降：立即败北，不等检查时点，游戏到此为止',
    'A player may concede at any time: they lose at once, without a check timing, and the game is over',
  ),
  '1.2.3.1': enforced(
    '没有卡牌能禁止或强迫投降，因投降而来的败北也不能被替换',
    'No card forbids or forces conceding, and nothing replaces the loss that comes of it',
  ),
  '1.2.4': enforced(
    '卡牌效果说谁获胜或败北，就在效果处理途中当场结束，不等检查时点',
    'Where an effect says who wins or loses, the game ends right there in its resolution, without a check timing',
  ),
  '1.3': definition('基本原则', 'The principles'),
  '1.3.1': enforced(
    '卡牌文本与规则矛盾时，以卡牌文本为准',
    'Where the text of a card contradicts a rule, the card is right',
  ),
  '1.3.2': shaped(
    '做不到的事不做；只做得到一部分时，做到做得到的为止',
    'What cannot be done is not done; of what can be done in part, as much as possible is done',
    '有多少就取多少，程序里没有“不够就不做”',
    'As many are taken as there are; nothing in the code gives up where there are too few',
  ),
  '1.3.2.1': enforced(
    '已经处于某状态的，不会再次变成该状态，这件事等于没有发生',
    'What already is in a state does not enter it again: nothing happens',
  ),
  '1.3.2.2': enforced(
    '次数为 0 或负数的行动不执行；除增减数值外，以 0 或负数为准的行动也不执行，更不会反过来做',
    'An action to be done zero or fewer times is not done; nor is one measured by zero or less, except adding and subtracting, and it never turns into its opposite',
  ),
  '1.3.2.2.1': enforced(
    '增减数值以外要用到负数时，把它当作 0；费用成了负数的卡牌按 0 费使用',
    'Except in adding and subtracting, a negative number counts as 0: a card whose cost fell below 0 is used for 0',
  ),
  '1.3.2.3': shaped(
    '几个效果各有要求而不能全部满足时，选满足得最多的做法',
    'Where several effects make demands that cannot all be met, as many of them as possible are met',
    '有守护的几名全都列出来选',
    'All the followers with Ward are offered',
  ),
  '1.3.2.4': shaped(
    '没有规定上下限的数值可以是 0 或负数',
    'A value without limits may be 0 or negative',
    '增减之后没有取整到 0 的一步',
    'After the change nothing brings the number back to 0',
  ),
  '1.3.2.4.1': enforced(
    '有上下限的数值要越界时，停在界限上',
    'A value that would pass its limit stops at it',
  ),
  '1.3.3': enforced(
    '一处要求、一处禁止，以禁止为准',
    'If one thing asks for an action and another forbids it, it is forbidden',
  ),
  '1.3.4': enforced(
    '双方都要选择时，回合玩家先选；另一方看过之后再选',
    'When both players must choose, the turn player chooses first and the other, knowing it, after',
  ),
  '1.3.4.1': shaped(
    '一个效果要双方依次做几件事：不用选择的同时做，要选择的由回合玩家先做',
    'Where an effect has both players do a series of things, those without a choice happen together, and those with one go turn player first',
    '玩家本就按回合玩家在先排着',
    'Players stand with the turn player first anyway',
  ),
  '1.3.5': enforced(
    '选择数值时，没有另行说明就只能选 0 或正整数',
    'A number to be chosen is a whole one, 0 or more, unless something else is said',
  ),
  '1.3.5.1': enforced(
    '只写了上限、没写下限的，可以选 0',
    'Where only an upper limit is given, 0 may be chosen',
  ),
} as const satisfies Record<string, RuleEntry>;
