import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 7, 进行游戏: the phases of a turn. */
export const TURN = {
  '7.1': definition('概要', 'In general'),
  '7.1.1': definition(
    '游戏一回合一回合地进行；这一回合的玩家是回合玩家，另一位是非回合玩家',
    'The game goes turn by turn; whose turn it is, is the turn player, and the other the non-turn player',
  ),
  '7.1.2': enforced(
    '回合依次为开始阶段、主要阶段、结束阶段',
    'A turn goes through the start, main and end phases',
  ),
  '7.2': definition('开始阶段', 'The start phase'),
  '7.2.1': enforced(
    '回合玩家的能量点最大值不到 10 就加 1',
    'The turn player’s maximum play points grow by 1, up to 10',
  ),
  '7.2.2': enforced(
    '回合玩家的能量点变成能量点最大值',
    'The turn player’s play points become the maximum',
  ),
  '7.2.3': enforced(
    '回合玩家战场上的卡牌全部竖置',
    'All cards on the turn player’s field are untapped',
  ),
  '7.2.4': enforced('回合玩家抽 1 张', 'The turn player draws a card'),
  '7.2.4.1': enforced(
    '先攻在自己的第一个回合不抽',
    'The first player does not draw in their first turn',
  ),
  '7.2.5': enforced(
    '检查时点，做完后进入主要阶段',
    'A check timing; after it the main phase begins',
  ),
  '7.3': definition('主要阶段', 'The main phase'),
  '7.3.1': enforced(
    '“自己的主要阶段开始时”的能力在此诱发',
    'What waits for “the start of your main phase” triggers now',
  ),
  '7.3.2': enforced('检查时点', 'A check timing'),
  '7.3.3': enforced(
    '回合玩家任选其一：使用手牌或额外区的一张卡牌、使用一个启动能力、用一个随从攻击、结束主要阶段',
    'The turn player does one thing: use a card from hand or EX area, use an activated ability, attack with a follower, or end the phase',
  ),
  '7.3.4': enforced(
    '没有选结束就来一次检查时点，再选一次；选了结束就进入结束阶段',
    'Unless it was the end, a check timing follows and they choose again; otherwise the end phase begins',
  ),
  '7.4': definition('结束阶段', 'The end phase'),
  '7.4.1': enforced(
    '“自己的结束阶段开始时”的能力在此诱发',
    'What waits for “the start of your end phase” triggers now',
  ),
  '7.4.2': enforced('检查时点', 'A check timing'),
  '7.4.3': enforced(
    '回合玩家可以把自己任意几个有守护的随从横置',
    'The turn player may tap any number of their followers with Ward',
  ),
  '7.4.4': enforced(
    '非回合玩家任选其一：从手牌或额外区使用一张有快速的卡牌、使用一个有快速的启动能力、什么都不做',
    'The non-turn player does one thing: use a card with Quick from hand or EX area, use an activated ability with Quick, or nothing',
  ),
  '7.4.5': enforced(
    '用了就来一次检查时点，再回到 7.4.4',
    'If something was used, a check timing follows and they choose again',
  ),
  '7.4.6': enforced(
    '回合玩家把手牌弃到上限；弃了就来一次检查时点，再查一遍',
    'The turn player discards down to the hand limit; if they did, a check timing follows and the hand is looked at again',
  ),
  '7.4.7': enforced(
    '“直到回合结束”“在这个回合中”的效果到此为止',
    'Effects “until end of turn” and “this turn” end',
  ),
  '7.4.8': shaped(
    '回合结束，轮到另一位玩家',
    'The turn is over and the other player takes the next',
    '下一位就是另一位玩家',
    'The next player is the other one',
  ),
} as const satisfies Record<string, RuleEntry>;
