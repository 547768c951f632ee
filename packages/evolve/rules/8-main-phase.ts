import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 8, 主要阶段可执行的操作: using cards and abilities, and attacking. */
export const MAIN_PHASE = {
  '8.1': definition('概要', 'In general'),
  '8.1.1': definition(
    '回合玩家在主要阶段能做的事如下',
    'This is what the turn player may do in the main phase',
  ),
  '8.1.2': enforced(
    '其中有一步做不到的，就不能选',
    'What cannot be done in one of its steps cannot be chosen',
  ),
  '8.2': definition('使用手牌或额外区的卡牌', 'Using a card'),
  '8.2.1': enforced(
    '付与费用相等的能量点，使用自己手牌或额外区的一张卡牌',
    'A card from one’s own hand or EX area is used for as many play points as it costs',
  ),
  '8.3': definition('使用启动能力', 'Using an activated ability'),
  '8.3.1': enforced(
    '可以使用自己控制的随从或护符的一个启动能力',
    'An activated ability of a follower or amulet that one controls may be used',
  ),
  '8.3.2': enforced(
    '进化能力和用餐能力，在这里合计每回合只能用一次',
    'Evolve and meal abilities are used here once a turn, all of them together',
  ),
  '8.4': definition('使用随从进行攻击', 'Attacking'),
  '8.4.1': enforced(
    '可以用自己控制的随从攻击对手的随从或主战者，步骤如下',
    'A follower that one controls may attack a follower or the leader of the opponent, as follows',
  ),
  '8.4.2': enforced(
    '选一个自己控制的竖置随从作攻击随从',
    'An untapped follower that one controls is picked as the attacker',
  ),
  '8.4.2.1': definition('能攻击的随从有两种', 'Two sorts of followers can attack'),
  '8.4.2.1.1': enforced(
    '从本回合一开始就一直由自己控制的（本回合进化了也一样）',
    'One that its player has controlled since the turn began, evolved this turn or not',
  ),
  '8.4.2.1.2': enforced('本回合进化的', 'One that evolved this turn'),
  '8.4.3': enforced('选择攻击目标', 'A target is picked'),
  '8.4.3.1': definition('能作攻击目标的有两种', 'There are two sorts of targets'),
  '8.4.3.1.1': enforced(
    '非回合玩家控制的一个横置随从',
    'A tapped follower that the non-turn player controls',
  ),
  '8.4.3.1.2': enforced(
    '非回合玩家的主战者，但攻击随从要从本回合一开始就由自己控制',
    'The leader of the non-turn player, if the attacker’s player has controlled it since the turn began',
  ),
  '8.4.3.2': enforced(
    '没有目标可选就不能攻击，退回到选攻击随从之前',
    'Without a target there is no attack; the game goes back to before the attacker was picked',
  ),
  '8.4.3.2.1': enforced(
    '效果使它“无法攻击对手”时，没有目标可选',
    'One that an effect keeps from attacking has no targets',
  ),
  '8.4.4': enforced('攻击随从横置', 'The attacker is tapped'),
  '8.4.5': enforced(
    '“进行了攻击”在此发生，等它的能力诱发',
    'It has attacked: what waits for that triggers',
  ),
  '8.4.5.1': enforced(
    '目标是随从的，从此双方交战，只要都还在场',
    'If the target is a follower the two are fighting from now on, as long as both are on the field',
  ),
  '8.4.6': enforced('检查时点', 'A check timing'),
  '8.4.7': enforced('非回合玩家任选其一', 'The non-turn player does one of these'),
  '8.4.7.1.1': shaped(
    '从手牌或额外区使用一张有快速的卡牌',
    'Use a card with Quick from hand or EX area',
    '快速时机列出所有可用的卡牌，不分是不是攻击中',
    'All usable cards are offered at that moment, whether there is an attack or not',
  ),
  '8.4.7.1.2': shaped(
    '使用一个有快速的启动能力',
    'Use an activated ability with Quick',
    '快速时机列出所有可用的能力，不分是不是攻击中',
    'All usable abilities are offered at that moment, whether there is an attack or not',
  ),
  '8.4.7.1.3': shaped(
    '什么都不做',
    'Nothing',
    '“什么都不做”总在选项里',
    'Doing nothing is always among the options',
  ),
  '8.4.8': enforced(
    '用了就来一次检查时点，再回到 8.4.7',
    'If something was used, a check timing follows and they choose again',
  ),
  '8.4.9': enforced(
    '攻击随从还在场，就对目标造成等于其攻击力的伤害',
    'If the attacker is still on the field it deals damage equal to its attack to the target',
  ),
  '8.4.9.1': enforced(
    '目标是随从的，同时以自己的攻击力回敬攻击随从',
    'A follower that is attacked deals damage equal to its own attack back at the same time',
  ),
  '8.4.9.2': enforced(
    '双方在交战的，此时“进行了交战”，等它的能力诱发',
    'If the two are fighting they have now fought: what waits for that triggers',
  ),
  '8.4.10': enforced('检查时点', 'A check timing'),
  '8.4.11': enforced('攻击到此结束，交战也随之结束', 'The attack is over, and so is the fight'),
} as const satisfies Record<string, RuleEntry>;
