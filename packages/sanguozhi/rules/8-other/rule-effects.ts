import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** What the game itself does: game actions and rule effects, rules 803 and 804. */
export const RULE_EFFECTS = {
  '803.1': definition(
    '游戏动作由游戏在流程或阶段始末自动产生，不用到连环',
    'Game actions are made by the game at the beginning or end of phases, without the chain',
  ),
  '803.2': definition('游戏动作不归任何玩家', 'No player controls a game action'),
  '803.3': shaped(
    '先是“开始时”的触发，再是游戏动作，然后才有行动权',
    'First the triggers on the beginning, then the game action, and only then priority',
    '阶段开始这件事带着触发先发生，动作与行动权排在它后面',
    'That a phase begins happens first, with its triggers; its action and priority come after',
  ),
  '803.4': definition('游戏动作有下列各种', 'The game actions are these'),
  '803.4a': enforced(
    '重置阶段：重置主动玩家横置的将领',
    'Untap phase: the active player’s tapped generals untap',
  ),
  '803.4b': enforced('抓卡阶段：主动玩家抓一张卡', 'Draw phase: the active player draws a card'),
  '803.4c': enforced(
    '进攻阶段：主动玩家发动进攻',
    'Attack phase: the active player declares the attack',
  ),
  '803.4d': shaped(
    '发动进攻后主动玩家成为进攻玩家，被进攻的玩家成为防守玩家',
    'The active player becomes the attacking player, and the players attacked become defending players',
    '依次问的就是被进攻的玩家',
    'It is the attacked players, in turn, that are asked',
  ),
  '803.4e': enforced(
    '防守阶段：防守玩家发动防守',
    'Defence phase: the defending player declares the defence',
  ),
  '803.4f': enforced(
    '防守之后进攻玩家宣告造成伤害的次序',
    'After that the attacking player announces the order of damage',
  ),
  '803.4g': enforced(
    '伤害计算阶段：玩家分配各自将领造成的伤害',
    'Damage phase: players assign what their generals deal',
  ),
  '803.4h': enforced(
    '清除阶段：清除所有玩家将领与阵型的战斗伤害',
    'Cleanup: combat damage is removed from all players’ generals and formations',
  ),
  '803.4i': enforced(
    '清除阶段：重置所有玩家横置的盖放谋略',
    'Cleanup: all players’ tapped face-down tactics untap',
  ),
  '803.4j': enforced(
    '弃卡阶段：主动玩家舍弃手牌到上限',
    'Discard phase: the active player discards down to the hand limit',
  ),
  '804.1': definition(
    '规则效果由游戏在条件满足时自动产生，不用到连环',
    'Rule effects are made by the game when their condition holds, without the chain',
  ),
  '804.2': definition(
    '规则效果一直在检查，不由任何玩家控制',
    'They are looked for all the time; no player controls them',
  ),
  '804.3': shaped(
    '与触发同时满足的规则效果，等触发全部处理完再查',
    'Where triggers and rule effects are both due, the triggers are all done before rule effects are checked',
    '触发之前没有检查规则效果的一步',
    'Nothing checks for rule effects before the triggers',
  ),
  '804.4': enforced(
    '几个规则效果同时执行，离场的卡以执行之前的状态为最后已知信息',
    'With several rule effects at once, a card that leaves is last known as it was before any of them',
  ),
  '804.5': definition('规则效果有下列各种', 'The rule effects are these'),
  '804.5a': enforced(
    '粮草为 0 或更少的玩家，在下次有人得到行动权时退出游戏',
    'A player with 0 grain or less leaves the game the next time anyone gets priority',
  ),
  '804.5b': enforced(
    '抓卡数多于卡组剩余的，抓完剩下的，在下次有人得到行动权时离开游戏',
    'A player who must draw more than the deck holds draws what is left and leaves the next time anyone gets priority',
  ),
  '804.5c': enforced(
    '不合法占用卡牌槽的卡返回拥有者手牌',
    'A card that holds its slot illegally returns to its owner’s hand',
  ),
  '804.5d': enforced(
    '所受伤害不小于生命值的将领阵亡，置入拥有者墓地；生还可以改变',
    'A general whose damage reaches its life falls and goes to its owner’s graveyard; survival can change that',
  ),
  '804.5e': enforced(
    '生命值为 0 的将领被破坏，置入墓地',
    'A general with life 0 is destroyed and goes to the graveyard',
  ),
  '804.5f': enforced(
    '初始兵权条件总数不小于 3 的主将攻命各+2',
    'A main general whose initial troop requirement is 3 or more has +2 attack and life',
  ),
  '804.5g': enforced(
    '主将置入墓地，其玩家失去主将槽，直到有效果恢复',
    'When the main general goes to the graveyard its player loses the main general slot until an effect restores it',
  ),
  '804.5h': enforced(
    '主将因敌方而置入墓地时，该敌方玩家可以抓 3 张卡',
    'When an enemy put the main general into the graveyard that player may draw three cards',
  ),
  '804.5i': enforced(
    '军师置入墓地，其玩家-5 粮',
    'When the adviser goes to the graveyard its player loses 5 grain',
  ),
  '804.5j': enforced(
    '将领的阵营效果是规则效果',
    'The faction effects of generals are rule effects',
  ),
  '804.5k': enforced(
    '场上的兵权不再满足兵权条件的将领返回拥有者手牌',
    'A general whose troop requirement is no longer met returns to its owner’s hand',
  ),
  '804.5m': enforced(
    '场上有同名将领时，较后进场的返回拥有者手牌',
    'Of generals with one name on the fields, the later returns to its owner’s hand',
  ),
  '804.5n': enforced(
    '逃降将领获得忠义后返回拥有者手牌',
    'A defector that gets Loyalty returns to its owner’s hand',
  ),
  '804.5p': enforced(
    '所受伤害不小于生命值的阵型阵亡，盖放到阵型槽',
    'A formation whose damage reaches its life falls and is turned face down in its slot',
  ),
  '804.5q': enforced(
    '阵亡的阵型对结成它的将领造成战斗伤害，数值为初始生命值加人数，由控制者排序依次尽量分配，同时受到',
    'A formation that falls deals its generals combat damage of its initial life plus their number, assigned as fully as possible in an order its controller sets, and taken at once',
  ),
  '804.5r': enforced(
    '阵中不再满足结阵条件的将领退出阵型',
    'A general in a formation that no longer meets the forming requirement drops out',
  ),
  '804.5s': enforced(
    '阵型不足 3 名将领或不再完全满足结阵条件就破阵：盖放，控制者-3 粮',
    'A formation with fewer than 3 generals, or whose requirement no longer holds, breaks: it turns face down and its controller loses 3 grain',
  ),
  '804.5t': enforced(
    '生命值为 0 的阵型被破坏进墓地，控制者-3 粮',
    'A formation with life 0 is destroyed and goes to the graveyard; its controller loses 3 grain',
  ),
  '804.5u': enforced(
    '连环中“指定”的目标全部不合法的谋略或启动式效果、装备目标不合法的宝物，被破坏进墓地',
    'On the chain, a tactic or effect whose targets are all illegal, or a treasure whose bearer is, is destroyed',
  ),
  '804.5v': enforced(
    '持续谋略到期，在对应回合弃卡阶段结束后置入墓地',
    'A lasting tactic whose time is up goes to the graveyard after the discard phase of that turn',
  ),
  '804.5w': enforced(
    '场上的持续、永续谋略，“指定”的目标不再合法或可用时置入墓地',
    'A lasting or permanent tactic on the field goes to the graveyard when its target is no longer legal or available',
  ),
  '804.5x': enforced(
    '将领装备新宝物时，除非同一套装，原有的宝物置入墓地',
    'When a general takes a new treasure its former ones go to the graveyard, unless they are of the same set',
  ),
  '804.5y': enforced(
    '将领不再满足装备条件，宝物置入墓地',
    'A treasure whose bearer no longer meets its condition goes to the graveyard',
  ),
  '804.5z': enforced(
    '装备宝物的将领被盖放或离场，宝物置入墓地',
    'When its bearer is turned face down or leaves the field, a treasure goes to the graveyard',
  ),
  '804.6': shaped(
    '几个规则效果结果相同时，一个替代就改变全部',
    'Where several rule effects have the same result, one replacement changes them all',
    '每张卡一次只判定一个结局，替代改变的就是它',
    'Each card is judged once at a time, and a replacement changes that judgement',
  ),
} as const satisfies Record<string, RuleEntry>;
