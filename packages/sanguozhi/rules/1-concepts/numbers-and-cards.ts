import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table, unenforceable } from '@lianhuan/kernel/rulebook';

/** 105–107: numbers and symbols, cards and their characteristics, roles. */
export const NUMBERS_AND_CARDS = {
  '105.1': shaped(
    '所有数字都是整数',
    'All numbers are whole',
    '牌文里读不出别的数，运算也只在整数里进行',
    'The text reads no other numbers, and what is reckoned with them stays whole',
  ),
  '105.1a': shaped(
    '不能选分数；会除不尽的效果自己写明向上还是向下取整',
    'Fractions cannot be chosen; an effect that would make one says how to round',
    '供选的只有整数；“一半”不写明取整就读不通',
    'Only whole numbers are offered, and a half without its rounding is not a readable text',
  ),
  '105.1b': enforced(
    '算出负数时按 0 使用，但负值照记；粮草和生命才真的会是负数',
    'A negative result is used as 0 though it is kept as it is; only grain and life really go below zero',
  ),
  '105.1c': shaped(
    '“任意”和“最多”都可以选 0，但只能在所限的范围内选',
    '“Any number” and “up to” include 0, within whatever bounds are set',
    '可选的数从 0 开始',
    'The numbers offered begin with 0',
  ),
  '105.2': shaped(
    '定不下来的数当 0 用',
    'A number that cannot be determined is 0',
    '没有那张卡时，和就是 0',
    'Without the card the sum is 0',
  ),
  '105.3': definition(
    'X 代表要看情况才定的数：写明了就照写的算，没写就由控制者定',
    'X is a number to be settled: as the text defines it, or else by the controller',
  ),
  '105.3a': shaped(
    '牌上写明 X 是什么的，解析时才算，之前可能一直在变',
    'An X that the text defines is counted on resolution, and may change until then',
    '做到这句话时才算 X',
    'X is worked out when the sentence is carried out',
  ),
  '105.3b': enforced(
    '没写明 X 的，解析时由控制者选，可以选 0',
    'An X that nothing defines is chosen by the controller on resolution; 0 is allowed',
  ),
  '105.3c': enforced(
    'X 在费用、条件里，或与“指定”同句的，使用时就要定下',
    'An X in a cost, a condition or the same breath as “target” is settled when the card or effect is used',
  ),
  '105.3d': shaped(
    '“2X”是 2 乘 X，整个式子的结果放在那个位置上',
    '“2X” is twice X; the result of the whole expression stands in its place',
    '就是乘',
    'It is a multiplication',
  ),
  '105.3e': enforced(
    '印在别处的 X，在它不起作用的区域里没有数值，连 0 也不是',
    'A printed X has no value at all, not even 0, in a zone where nothing of it applies',
  ),
  '105.4': enforced(
    '“横置：”以横置这张牌来使用，在自己的准备流程、有行动权且连环为空时；已横置的不能用',
    'A tap effect （横置） is used by tapping the card, in one’s own preparation with priority and an empty chain; not when it is tapped',
  ),
  '105.5': enforced(
    '“平速：”在自己的准备流程、有行动权且连环为空时使用',
    'An ordinary effect （平速） is used in one’s own preparation with priority and an empty chain',
  ),
  '105.6': enforced(
    '“急速：”在有行动权且连环为空时使用，不论谁的回合',
    'A swift effect （急速） is used with priority and an empty chain, in anyone’s turn',
  ),
  '105.6a': enforced(
    '急速效果要连环为空，急速谋略则随时可以接在连环上',
    'A swift effect needs an empty chain; a swift tactic may be put onto one',
  ),
  '105.7': enforced(
    '“上场：”在这张牌进入场上时触发',
    'An enter effect （上场） triggers when the card enters the field',
  ),
  '105.8': enforced(
    '“翻转：”在这张牌被翻转后触发，从手牌上场时不触发',
    'A flip effect （翻转） triggers when the card has been flipped, not when it enters from hand',
  ),
  '105.9': definition(
    '主将、军师、副将写在效果前，指将领的角色',
    'Main, adviser or deputy （主将、军师、副将） before an effect is the role of the general',
  ),
  '105.9a': enforced(
    '写着角色的效果，只在这张牌是该角色时才有',
    'An effect under a role exists only while the card has that role',
  ),
  '105.9b': enforced(
    '“角色 上场：”只在以该角色上场时触发',
    'A role before an enter effect: it triggers only on entering in that role',
  ),
  '105.9c': enforced(
    '“角色 横置：”只在是该角色时才能横置使用',
    'A role before a tap effect: it can be used only in that role',
  ),
  '105.9d': enforced(
    '“角色 翻转：”只在作为该角色被翻转时触发',
    'A role before a flip effect: it triggers only when flipped in that role',
  ),
  '105.10': enforced(
    '“选取：”可以从卡组找出所说的牌，展示后加入手牌，再洗切卡组',
    'Fetching （选取） lets one find such cards in the deck, show them, take them into hand and shuffle',
  ),
  '105.11': enforced(
    '成长：场上兵权达到所标的数，这个效果才有',
    'Growth: the effect exists while one’s troops reach the number shown',
  ),
  '105.11a': enforced(
    '只写数字的数全部兵权，数字后写兵种的只数那个兵种',
    'A bare number counts all troops; with an arm, only troops of that arm',
  ),
  '105.11b': enforced(
    '写“我方”的成长，队友的兵权也算',
    'Growth marked “our side” counts the team’s troops',
  ),
  '105.12': enforced(
    '次数限制：用满或触发满所标的次数就不再有',
    'A limit: so often may the effect be used or trigger, and no more',
  ),
  '105.12a': table(
    '次数写在两个相扣的三角形符号里',
    'The number stands in a symbol of two crossed triangles',
    '符号在这里写成“每回合限N次”',
    'The symbol is written out here in words',
  ),
  '105.12b': enforced(
    '“每回合限N次”：满次后启动式不能用，触发式不触发',
    '“N times a turn”: once spent, an activated effect is not offered and a triggered one does not trigger',
  ),
  '105.12c': definition('次数限制的其余规则见 808', 'The rest about limits is in 808'),
  '106.1': unenforceable(
    '牌文以发行方最新印次为准',
    'The latest printing of the publisher is the text of a card',
    '说的是印刷品；这里的牌文就是牌库里的那一份',
    'It is about printing; here a card has the one text of the library',
  ),
  '106.2': table(
    '说“卡”就是游戏用的牌；拿牌当指示物，它就不是卡',
    '“Card” means a card of the game; a card used as a marker is not one',
    '屏幕上的指示物不用牌来摆',
    'Counters on the screen are not made of cards',
  ),
  '106.2a': definition('“卡”指各游戏区域里的牌', '“Card” means a card in a zone of the game'),
  '106.2b': enforced(
    '写牌名就是指叫这个名字的牌；名前加“本”只指这一张',
    'A name means every card of that name; “this” before it means this very card',
  ),
  '106.2c': enforced(
    '写了区域就指那个区域的牌；没写就指该玩家各区域里合乎所说的牌',
    'A zone named means the cards there; none named means such cards in all the zones of the player',
  ),
  '106.2d': enforced('写特征就指具有这特征的牌', 'A characteristic means the cards that have it'),
  '106.2e': definition(
    '写角色就指具有该角色的将领，不必再写“将领卡”',
    'A role means the general who has it; the word “general” is left out',
  ),
  '106.2f': definition(
    '“己方”“敌方”“我方”的牌，按控制者分',
    '“Own”, “enemy” and “our side’s” cards are told apart by their controllers',
  ),
  '106.2g': definition('“因此”指由这个效果所致', '“Thereby” means: by this very effect'),
  '106.3': definition(
    '名称、种类、阵营、兵种、速度、类型、特性、各种条件、时限、能力值和文字是特征；控制者、横置、盖放、目标不是',
    'Name, kind, faction, arm, speed, type, traits, conditions, duration, values and text are characteristics; controller, tapped, face-down and targets are not',
  ),
  '106.4': definition(
    '效果里的“己方”“我方”“敌方”从它的控制者看',
    '“Oneself”, “our side” and “the enemy” are seen from the controller of the effect',
  ),
  '106.5': definition(
    '状态有两种：横置或竖置，盖放或正面向上',
    'A card has two states: tapped or upright, face down or face up',
  ),
  '106.5a': definition(
    '状态不是特征，但可能影响特征和持续的作用',
    'A state is no characteristic, though it may bear on them and on lasting effects',
  ),
  '106.5b': shaped(
    '牌竖置进场，正面或背面向上',
    'Cards enter the field upright, face up or face down',
    '卡牌移动后本就是竖置，进场时没有横置它',
    'A card that moved is upright anyway, and nothing taps it as it enters',
  ),
  '106.5c': enforced('牌离场时恢复竖置和正面向上', 'Cards leave the field upright and face up'),
  '106.5d': shaped(
    '没有什么去改变，状态就一直保持',
    'A state stays until something changes it',
    '状态只由横置、重置、盖放、翻转这些事件改写',
    'Only the events of tapping, untapping, covering and flipping write it',
  ),
  '106.5e': definition('状态怎样改变见 111 至 113', '111 to 113 say how states change'),
  '106.6': definition('牌的各部分见第 4 章', 'The parts of a card are in chapter 4'),
  '107.1': enforced(
    '将领在哪个将领槽就是哪个角色，离开就失去，同时只有一个',
    'A general has the role of the slot it stands in, loses it on leaving, and has one at a time',
  ),
  '107.1a': definition(
    '主将槽里的将领是主将，各一名',
    'The main general is the one in the main slot, one a player',
  ),
  '107.1b': definition(
    '军师槽里的将领是军师，各一名',
    'The adviser is the general in the adviser slot, one a player',
  ),
  '107.1c': definition(
    '副将槽里的将领是副将，可以有几名',
    'Deputies are the generals in the deputy slots, several a player',
  ),
  '107.2': shaped(
    '盖放的将领也有所在槽的角色',
    'A face-down general has the role of its slot too',
    '角色看所在的槽，不看正反面',
    'The role is that of the slot, whichever side is up',
  ),
  '107.3': shaped(
    '翻转进入连环的将领仍占着原来的槽，但到解析进场前没有角色',
    'A general flipped onto the chain keeps its slot taken but has no role until it is on the field again',
    '连环中占着槽的都算，不分怎样进的连环',
    'Everything in the chain that is bound for a slot is counted, however it came there',
  ),
} as const satisfies Record<string, RuleEntry>;
