import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** The keywords (禀赋), names that stand for a whole effect: rule 802. */
export const KEYWORD_CHAPTER = {
  '802.1': definition(
    '禀赋是常见效果的名称；其后括号里的解释不是另一个效果',
    'A keyword is a name for a common effect; an explanation in brackets is not a further effect',
  ),
  '802.1a': shaped(
    '名称后的数字是等级，代入效果里的数',
    'The number after the name is its level, which stands in its effect',
    '数字写在禀赋里，代进它的文字',
    'The number is part of the 禀赋 and put into its words',
  ),
  '802.1b': enforced(
    '同一张卡上同种禀赋，等级高的盖过低的，相同的只有一个起作用',
    'Of one keyword on one card the highest level counts, and equal ones count once',
  ),
  '802.1c': shaped(
    '不同卡上的同种禀赋互不影响',
    'The same keyword on different cards is independent',
    '高低只在同一张卡上比，别的卡不看',
    'Levels are compared on one card only; no other card is looked at',
  ),
  '802.2': table(
    '禀赋名称用灰色字体，解释用黑色',
    'Keywords are printed in grey, their explanation in black',
    '画面上有禀赋的样式与说明',
    'The screen marks keywords and explains them',
  ),
  '802.3': definition(
    '禀赋可以是启动式、静止式或触发式，照其类型处理',
    'A keyword is an activated, static or triggered effect and works as one',
  ),
  '802.4': definition('愈术 ×', 'Healing ×'),
  '802.4a': definition('愈术是启动式效果', 'Healing is an activated effect'),
  '802.4b': enforced(
    '横置，-2 粮：清除 1 名指定己方受永久伤害的将领的 × 点永久伤害',
    'Tap and lose 2 grain: clear × lasting damage from a target general of one’s own that bears some',
  ),
  '802.5': definition('刺探', 'Spying'),
  '802.5a': definition('刺探是静止式效果', 'Spying is a static effect'),
  '802.5b': enforced(
    '敌方玩家展示其抓卡阶段抓到的卡',
    'Enemy players reveal what they draw in their draw phases',
  ),
  '802.6': definition('相术 ×', 'Physiognomy ×'),
  '802.6a': definition('相术是触发式效果', 'Physiognomy is a triggered effect'),
  '802.6b': enforced(
    '上场：可查看己方卡组顶 × 张，重排放回后抓 1 张',
    'Entering: may look at the top × cards of one’s deck, put them back in any order and draw one',
  ),
  '802.7': definition('援军', 'Reinforcement'),
  '802.7a': definition('援军是触发式效果', 'Reinforcement is a triggered effect'),
  '802.7b': enforced('上场：选取 1 张虎符兵权', 'Entering: search the deck for a tiger tally'),
  '802.8': definition('威凛', 'Awe'),
  '802.8a': definition('威凛是触发式效果', 'Awe is a triggered effect'),
  '802.8b': enforced(
    '上场：可使 1 名指定敌方副将返回手牌，其兵权条件总数须小于自己',
    'Entering: may return a target enemy deputy with a smaller troop requirement to hand',
  ),
  '802.9': definition('毒箭 ×', 'Poison Arrow ×'),
  '802.9a': definition('毒箭是触发式效果', 'Poison Arrow is a triggered effect'),
  '802.9b': enforced(
    '上场：可对 1 名指定敌方将领造成 × 点永久伤害',
    'Entering: may deal × lasting damage to a target enemy general',
  ),
  '802.10': definition('暗箭 ×', 'Hidden Arrow ×'),
  '802.10a': definition('暗箭是触发式效果', 'Hidden Arrow is a triggered effect'),
  '802.10b': enforced(
    '翻转：可对 1 名指定敌方将领造成 × 点永久伤害',
    'Flipped: may deal × lasting damage to a target enemy general',
  ),
  '802.11': definition('火矢 ×', 'Fire Arrow ×'),
  '802.11a': definition('火矢是触发式效果', 'Fire Arrow is a triggered effect'),
  '802.11b': enforced(
    '每当进攻，防守玩家的粮草受到它 × 点战斗伤害',
    'Whenever it attacks it deals × combat damage to the defending player’s grain',
  ),
  '802.12': definition('刚勇', 'Valour'),
  '802.12a': definition('刚勇是触发式效果', 'Valour is a triggered effect'),
  '802.12b': enforced(
    '每当单独进攻时，攻命+1 到当前玩家回合结束',
    'Whenever it attacks alone it gets +1 attack and life until this player turn ends',
  ),
  '802.13': definition('荡枪 ×', 'Sweeping Spear ×'),
  '802.13a': definition('荡枪是触发式效果', 'Sweeping Spear is a triggered effect'),
  '802.13b': enforced(
    '每当被防守时，可对防守玩家场上一名未防守它的将领造成 × 点战斗伤害',
    'Whenever it is defended against it may deal × combat damage to a general of the defending player that does not defend against it',
  ),
  '802.14': definition('镇守 ×', 'Guarding ×'),
  '802.14a': definition('镇守是触发式效果', 'Guarding is a triggered effect'),
  '802.14b': enforced(
    '每当防守时，攻命+× 到当前玩家回合结束',
    'Whenever it defends it gets +× attack and life until this player turn ends',
  ),
  '802.15': definition('掠夺', 'Plunder'),
  '802.15a': definition('掠夺是触发式效果', 'Plunder is a triggered effect'),
  '802.15b': enforced(
    '战斗伤害每打在敌方粮草上，己方粮草就增加同样多',
    'Whenever it deals combat damage to enemy grain its controller gains as much',
  ),
  '802.16': definition('先知 ×', 'Prophecy ×'),
  '802.16a': definition('先知是启动式效果', 'Prophecy is an activated effect'),
  '802.16b': enforced(
    '横置：查看己方卡组顶 × 张，按任意顺序放回顶上',
    'Tap: look at the top × cards of one’s deck and put them back in any order',
  ),
  '802.17': definition('先锋', 'Vanguard'),
  '802.17a': definition('先锋是启动式效果', 'Vanguard is an activated effect'),
  '802.17b': enforced(
    '平速，从手牌，舍弃 1 张虎符：放置该将领上场',
    'At ordinary speed, from hand, discarding a tiger tally: place this general on the field',
  ),
  '802.16#2': definition('忠义', 'Loyalty'),
  '802.16a#2': definition('忠义是静止式效果', 'Loyalty is a static effect'),
  '802.16b#2': enforced(
    '忠义将领不能被敌方控制，也不会成为逃降将领',
    'A loyal general cannot be controlled by an enemy nor become a defector',
  ),
  '802.17#2': definition('神算', 'Foresight'),
  '802.17a#2': definition('神算是静止式效果', 'Foresight is a static effect'),
  '802.17b#2': enforced('己方谋略的智力条件+1', 'One’s own tactics have +1 wit requirement'),
  '802.18': definition('背水 ×', 'Last Stand ×'),
  '802.18a': definition('背水是触发式效果', 'Last Stand is a triggered effect'),
  '802.18b': enforced(
    '每当战斗时，若己方手牌数为 0，攻命+× 到当前玩家回合结束',
    'Whenever it fights, if one’s hand is empty, it gets +× attack and life until this player turn ends',
  ),
  '802.19': definition('仗枪', 'Spear Wall'),
  '802.19a': definition('仗枪是静止式效果', 'Spear Wall is a static effect'),
  '802.19b': enforced(
    '可与己方另 1 名可防守的仗枪将领协同防守',
    'It may defend as a group with another general of one’s own that can defend and has Spear Wall',
  ),
  '802.20': definition('联破', 'Breakthrough'),
  '802.20a': definition('联破是静止式效果', 'Breakthrough is a static effect'),
  '802.20b': enforced(
    '可与己方另 1 名可进攻的联破将领协同进攻',
    'It may attack as a group with another general of one’s own that can attack and has Breakthrough',
  ),
  '802.21': definition('骁勇', 'Daring'),
  '802.21a': definition('骁勇是静止式效果', 'Daring is a static effect'),
  '802.21b': enforced('必须被防守', 'It must be defended against'),
  '802.22': definition('虎视', 'Tiger’s Glare'),
  '802.22a': definition('虎视是静止式效果', 'Tiger’s Glare is a static effect'),
  '802.22b': enforced(
    '虎视将领可以以兵权条件总数不大于自己的敌将为进攻目标，该将领必须防守它',
    'A general with it may attack an enemy general whose troop requirement is not greater; that general must defend against it',
  ),
  '802.22c': enforced(
    '虎视阵型可以以任何敌方将领或阵型为进攻目标，被选者必须防守它',
    'A formation with it may attack any enemy general or formation, which must defend against it',
  ),
  '802.23': definition('强弓', 'Strong Bow'),
  '802.23a': definition('强弓是静止式效果', 'Strong Bow is a static effect'),
  '802.23b': enforced(
    '没有强弓的将领不能防守强弓将领',
    'A general without Strong Bow cannot defend against a general with it',
  ),
  '802.23c': enforced(
    '将领与没有强弓的阵型不能防守强弓阵型',
    'Neither generals nor formations without Strong Bow can defend against a formation with it',
  ),
  '802.24': definition('先发', 'First Strike'),
  '802.24a': definition(
    '先发是静止式效果，改变伤害计算',
    'First Strike is a static effect that changes the damage phase',
  ),
  '802.24b': enforced(
    '战斗中有先发者，先加一个只计先发者的伤害计算阶段，再计其余的',
    'With First Strike in the battle a damage phase for those that have it comes first, then one for the others',
  ),
  '802.24c': enforced(
    '先发将领先于没有先发的对战将领造成伤害',
    'A general with it damages one without it first',
  ),
  '802.24d': enforced(
    '先发阵型先于对战的将领或没有先发的阵型造成伤害',
    'A formation with it damages a general, or a formation without it, first',
  ),
  '802.25': definition('升盾 ×', 'Raised Shield ×'),
  '802.25a': definition('升盾是静止式效果', 'Raised Shield is a static effect'),
  '802.25b': enforced('敌方对它造成的伤害-×', 'Damage that enemies deal to it is reduced by ×'),
  '802.26': definition('守护', 'Protection'),
  '802.26a': definition('守护是静止式效果', 'Protection is a static effect'),
  '802.26b': enforced(
    '己方将领将受敌方造成的伤害时，可改为未在战斗中的守护者受到',
    'Damage an enemy would deal to a general of one’s own may be taken instead by one with Protection that is not in combat',
  ),
  '802.26c': enforced(
    '守护阵型代受的永久伤害改为战斗伤害',
    'Lasting damage that a formation with Protection takes so becomes combat damage',
  ),
  '802.26d': enforced('代受的伤害不会穿透', 'Damage taken so does not pierce'),
  '802.26e': enforced(
    '一个守护者同时只代受一个来源的伤害',
    'One with Protection takes over the damage of one source only',
  ),
  '802.26f': enforced(
    '自身不会受到的伤害不能守护',
    'It cannot take damage that it does not suffer',
  ),
  '802.26g': shaped(
    '代受的伤害不能再被别的守护者守护',
    'Damage taken so cannot be taken over by another with Protection',
    '守护只在分配时问一次，代受之后不再问',
    'Guarding is asked for once, while damage is assigned, and not again after it was taken over',
  ),
} as const satisfies Record<string, RuleEntry>;
