import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, unenforceable } from '@lianhuan/kernel/rulebook';

/** Numbers 410 to 413: factions and their effects, arms, troop requirements, stats. */
export const GENERAL_PARTS = {
  '410.1': definition(
    '旗帜表示将领的阵营，“某阵营将领”指该阵营的将领',
    'The banner is the general’s faction; a faction before “general” means generals of it',
  ),
  '410.2': enforced(
    '阵营效果是规则效果，不是卡牌的效果：失去效果的将领仍有阵营效果',
    'A faction’s effect is a rule effect, not an effect of the card: a general that loses its effects keeps it',
  ),
  '410.3': definition('各阵营的旗帜与阵营效果', 'The factions and their effects'),
  '410.3a': definition('较早的版本里有十常侍阵营', 'Some early cards belong to the Ten Attendants'),
  '410.3b': enforced(
    '黄巾军：对防守方粮草造成战斗伤害时，控制者增加同样多的粮草',
    'Yellow Turbans: combat damage dealt to the defender’s grain gives the controller as much grain',
  ),
  '410.3c': enforced(
    '十常侍：从场上被破坏或阵亡而进墓地时，拥有者可从卡组选取 1 名十常侍将领，然后洗切',
    'Ten Attendants: destroyed or fallen into a graveyard, its owner may search the deck for a general of the faction and shuffle',
  ),
  '410.3d': definition('汉军：没有阵营效果', 'Han: no faction effect'),
  '410.3e': enforced(
    '袁绍军：骑兵不能被只有刀盾属性或没有兵种属性的将领防守',
    'Yuan Shao: its cavalry cannot be defended against by generals with only shields or without an arm',
  ),
  '410.3f': enforced(
    '曹操军：被敌方发动的谋略指定时，该谋略的控制者 -1 粮',
    'Cao Cao: targeted by an enemy’s tactic, that tactic’s controller loses 1 grain',
  ),
  '410.3g': enforced(
    '乌丸军：阵亡时，控制者场上有 3 名或更多乌丸军将领则生还',
    'Wuhuan: falling while its controller has 3 or more Wuhuan generals on the field, it survives',
  ),
  '410.3h': enforced(
    '诸侯军：在场时，控制者须从手牌舍弃 1 张虎符兵权才能发动战斗；因效果参战则不必',
    'Warlords: while on the field, its controller must discard a tiger tally from hand to start combat; not when an effect makes it fight',
  ),
  '410.3i': enforced(
    '孙权军：每名在场使控制者手牌上限 +1，合计最多 +3',
    'Sun Quan: each on the field raises its controller’s hand limit by 1, by 3 in all at most',
  ),
  '410.3j': enforced(
    '刘备军：离场时，控制者 +1 粮',
    'Liu Bei: leaving the field gives its controller 1 grain',
  ),
  '410.3k': enforced(
    '鲜卑军：每名在场使控制者粮草上限 -2',
    'Xianbei: each on the field lowers its controller’s grain limit by 2',
  ),
  '410.3m': enforced(
    '董卓军：上场时，敌方玩家 -1 粮',
    'Dong Zhuo: entering the field costs the enemy 1 grain',
  ),
  '410.3n': enforced('吕布军：造成的穿透伤害 +1', 'Lü Bu: its piercing damage is 1 higher'),
  '410.3p': enforced(
    '南蛮军：伤到敌方玩家粮草时，控制者场上有 2 名或更多南蛮军将领，则该敌方玩家将卡组顶 2 张卡置入墓地',
    'Nanman: when it damages an enemy’s grain while its controller has 2 or more Nanman generals, that enemy puts the top 2 cards of the deck into the graveyard',
  ),
  '410.4': shaped(
    '有几面旗帜的将领同属几个阵营，阵营效果全都有',
    'A general with several banners is of all those factions and has all their effects',
    '一名将领的阵营是一个列表，逐个看',
    'The factions of a general are a list, all of which is looked at',
  ),
  '410.5': unenforceable(
    '要求选一个阵营时，从列出的阵营里选',
    'Told to choose a faction, a player chooses one of those listed',
    '这里没有卡牌让人选择阵营',
    'No card here has a player choose a faction',
  ),
  '411.1': definition('兵种属性以图标印在右上角', 'Arms are the icons in the upper right corner'),
  '411.2': definition(
    '兵种属性有骑兵、枪兵、弓兵、刀盾兵四种',
    'The arms are cavalry, spears, bows and shields',
  ),
  '411.2a': shaped(
    '只有将领与阵型有兵种属性',
    'Only generals and formations have arms',
    '读卡时只有这两种卡牌有这一部分',
    'Reading a card accepts this part for these two kinds only',
  ),
  '411.2b': definition(
    '亮着某图标的就是某兵种，一个都不亮的是无兵种',
    'A lit icon gives the arm; a card with none lit has no arm',
  ),
  '411.2c': enforced(
    '亮着几个图标就同时是几个兵种',
    'A card with several lit icons is of all those types at once',
  ),
  '411.3': unenforceable(
    '要求选一种兵种属性时，从四种与无兵种里选',
    'Told to choose an arm, a player chooses one of the four or “none”',
    '这里没有卡牌让人选择兵种属性',
    'No card here has a player choose an arm',
  ),
  '411.3a': unenforceable(
    '计算有几种兵种属性时，无兵种也算一种',
    'When arms are counted, “none” counts as one of them',
    '这里没有卡牌计算兵种属性的种数',
    'No card here counts how many arms there are',
  ),
  '412.1': shaped(
    '只有将领有兵权条件',
    'Only generals have a troop requirement',
    '读卡时只有将领有这一部分',
    'Reading a card accepts this part for generals only',
  ),
  '412.2': definition(
    '兵权条件由数量与兵种组成，可有几项',
    'A troop requirement is one or more numbers, each with a corps',
  ),
  '412.2a': definition(
    '只有数量、没写兵种的是通用兵权',
    'A number without a corps asks for any troops',
  ),
  '412.2b': enforced(
    '步、弓、骑、谋各要相应面值的兵权，通用由任意兵权满足',
    'Foot, bow, horse and counsel requirements take troops of that corps; “any” takes every corps',
  ),
  '412.2c': shaped(
    '没印兵权条件的将领视为“0通用”：总数 0，兵种数 1',
    'A general without a printed requirement has “0 any”: total 0, one corps',
    '数的方法就写在这里，没有别的数法',
    'It is how they are counted; there is no other way',
  ),
  '412.2d': shaped(
    '兵权条件的兵种数是其中有几种兵种，通用也算一种',
    'The number of corps in a requirement counts “any” as one',
    '数的方法就写在这里，没有别的数法',
    'It is how they are counted; there is no other way',
  ),
  '412.2e': shaped(
    '兵权条件总数是各项数量之和，不问兵种',
    'The total of a requirement is the sum of its numbers, whatever their corps',
    '数的方法就写在这里，没有别的数法',
    'It is how they are counted; there is no other way',
  ),
  '412.3': definition('有些效果改变将领的兵权条件', 'Some effects change troop requirements'),
  '412.3a': enforced(
    '“某兵种兵权条件”改变，只改那一种',
    'A change to the requirement of one corps changes that corps only',
  ),
  '412.3b': enforced(
    '没点明兵种的“兵权条件”改变，每一项都改，通用也在内；减到 0 的项不再有',
    'A change to the requirement without a corps changes every number in it, “any” too; one that falls to 0 is gone',
  ),
  '412.4': definition(
    '用“/”隔开的几种兵权条件各自独立，可任用其一',
    'Requirements separated by “/” stand apart, and any of them may serve',
  ),
  '412.4a': shaped(
    '需要确定兵权条件时，几种里任何一种都可以用',
    'Where a requirement is needed, any one of the alternatives may be used',
    '逐个看全部兵权条件，有一个满足就够',
    'All the requirements are looked at in turn, and one that is met is enough',
  ),
  '412.4b': shaped(
    '计算总数或兵种数时，几种兵权条件分别计算',
    'Totals and numbers of corps are worked out for each alternative apart',
    '数的方法就写在这里，没有别的数法',
    'It is how they are counted; there is no other way',
  ),
  '412.4c': shaped(
    '只要有一种满足所说的情况，该将领就满足',
    'A general meets a description as soon as one of its alternatives does',
    '逐个比较，有一个合乎就够',
    'They are compared one by one, and one that fits is enough',
  ),
  '412.5': definition('何时检查兵权条件', 'When a troop requirement is checked'),
  '412.5a': enforced(
    '控制者场上的兵权不满足条件，就不能派遣或放置该将领',
    'A general cannot be deployed or placed unless its controller’s troops meet its requirement',
  ),
  '412.5b': enforced(
    '场上的将领随时检查，兵权不够了就返回拥有者手牌',
    'A general on the field whose requirement is no longer met returns to its owner’s hand',
  ),
  '412.5c': enforced(
    '主将初始兵权条件总数小于 3，没有 +2 攻、+2 命',
    'A main general whose initial requirement totals less than 3 does not get +2 attack and +2 life',
  ),
  '412.6': enforced(
    '忽略兵权只是不再检查派遣与在场的条件，不改兵权条件本身，主将的 +2/+2 仍看总数',
    'Ignoring troops lifts the checks for entering and staying only; the requirement itself stays, and still decides the main general’s +2/+2',
  ),
  '412.6a': enforced(
    '忽略兵权一直有效，直到该将领回卡组、回手牌或进墓地',
    'It lasts until the general returns to deck or hand or is put into a graveyard',
  ),
  '412.6b': enforced('逃降将领忽略兵权', 'A general that has turned (逃降) ignores troops'),
  '412.6c': shaped(
    '盖放的将领在翻转或恢复正面向上之前忽略兵权',
    'A face-down general ignores troops until it is flipped or turned face up',
    '盖放的将领没有特征，也就没有可查的兵权条件',
    'A covered general has no characteristics, and so no requirement that could be looked at',
  ),
  '412.6d': enforced('效果也能使将领忽略兵权', 'An effect can make a general ignore troops'),
  '412.7': shaped(
    '兵权条件与兵种属性互不相干',
    'A troop requirement says nothing about a general’s arms',
    '两者在卡牌上是两个部分',
    'They are two separate parts of a card',
  ),
  '413.1': definition(
    '将领有攻、命、智三项能力值，阵型有攻、命两项',
    'Generals have three stats, formations two',
  ),
  '413.2': definition(
    '依次为攻击值、生命值、智力值',
    'They are attack, life and wit, in that order',
  ),
  '413.3': shaped(
    '攻为 0 照样可以战斗；伤害不改变生命值',
    'Attack 0 does not keep a card from combat; damage does not change life',
    '能否进攻防守时不看攻',
    'Whether a general may fight is worked out without looking at its 攻',
  ),
  '413.4': definition('效果与规则可修改或设定能力值', 'Effects and rules may modify or set stats'),
  '413.4a': definition(
    '持续的修改与设定按分类层依次处理，见 709',
    'Lasting changes apply layer by layer; see 709',
  ),
} as const satisfies Record<string, RuleEntry>;
