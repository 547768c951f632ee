import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 3, 关于玩家信息: owners and controllers; play points and evolution points. */
export const PLAYERS = {
  '3.1': definition('所有者和控制者', 'Owners and controllers'),
  '3.1.1': shaped(
    '谁把卡牌放进牌组带来，谁就是所有者，始终不变',
    'A card is owned by whoever brought it in their deck, and that never changes',
    '所有者在卡牌来到时写下，没有什么事会改写它',
    'The owner is written as the card comes to be, and nothing that happens writes it anew',
  ),
  '3.1.2': shaped(
    '卡牌在谁的领域就由谁控制；正在使用的卡牌、能力或效果由使用者控制',
    'A card is controlled by the player whose zone it is in, and what is being used by its user',
    '控制者总取自卡牌所在之处或使用它的玩家',
    'The controller is always taken from where the card lies, or is the player who uses it',
  ),
  '3.1.2.1': shaped(
    '永续能力归具有它的卡牌，或给予它的效果的控制者',
    'A static ability belongs to the controller of its card, or of the effect that made it',
    '控制者总取自卡牌所在之处或使用它的玩家',
    'The controller is always taken from where the card lies, or is the player who uses it',
  ),
  '3.1.2.2': shaped(
    '启动能力归使用它的玩家',
    'An activated ability belongs to the player who uses it',
    '控制者总取自卡牌所在之处或使用它的玩家',
    'The controller is always taken from where the card lies, or is the player who uses it',
  ),
  '3.1.2.3': shaped(
    '自动能力归具有它的卡牌，或给予它的效果的控制者',
    'An automatic ability belongs to the controller of its card, or of the effect that made it',
    '控制者总取自卡牌所在之处或使用它的玩家',
    'The controller is always taken from where the card lies, or is the player who uses it',
  ),
  '3.1.2.4': shaped(
    '效果归产生它的能力的控制者',
    'An effect belongs to the controller of the ability that it comes from',
    '控制者总取自卡牌所在之处或使用它的玩家',
    'The controller is always taken from where the card lies, or is the player who uses it',
  ),
  '3.1.2.4.1': shaped(
    '效果要有人决定又没说是谁，由效果的控制者决定',
    'What an effect leaves to be decided, without saying by whom, its controller decides',
    '问的总是效果的控制者',
    'It is always the controller of the effect who is asked',
  ),
  '3.2': definition('能量点和进化点', 'Play points and evolution points'),
  '3.2.1': definition(
    '每位玩家有能量点、能量点最大值、进化点三个数值',
    'Every player has play points, a maximum of them, and evolution points',
  ),
  '3.2.2': definition(
    '能量点用来付使用卡牌和进化的费用',
    'Play points pay for using cards and for evolving',
  ),
  '3.2.3': definition(
    '能量点最大值是每回合开始时补到的能量点',
    'The maximum is what play points are filled up to as a turn begins',
  ),
  '3.2.4': enforced(
    '能量点和能量点最大值要越界时，停在界限上',
    'Play points and their maximum stop at their limits',
  ),
  '3.2.4.1': shaped(
    '能量点最大值在 0 到 10 之间',
    'The maximum is between 0 and 10',
    '变化之前就按这个范围取数',
    'The change is cut to these bounds before it is made',
  ),
  '3.2.4.2': shaped(
    '能量点在 0 到当前能量点最大值之间',
    'Play points are between 0 and the present maximum',
    '变化之前就按这个范围取数',
    'The change is cut to these bounds before it is made',
  ),
  '3.2.5': definition(
    '使用进化能力时，进化点可以代替能量点',
    'Evolution points may stand in for play points when an evolve ability is used',
  ),
  '3.2.5.1': shaped(
    '进化点不低于 0',
    'Evolution points never fall below 0',
    '变化之前就按这个范围取数',
    'The change is cut to these bounds before it is made',
  ),
} as const satisfies Record<string, RuleEntry>;
