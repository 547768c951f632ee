import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 10.4–10.5: paying costs, and check timings. */
export const COSTS_AND_CHECKS = {
  '10.4': definition('费用和支付', 'Costs and paying'),
  '10.4.1': definition(
    '卡牌或能力可以要一些行动作费用',
    'A card or ability may ask for actions as its cost',
  ),
  '10.4.2': definition(
    '支付费用，就是执行作为代价的行动',
    'To pay is to do what is asked in exchange',
  ),
  '10.4.2.1': shaped(
    '费用有几项的，照文本的次序执行',
    'A cost of several actions is paid in the order of the text',
    '费用各项按写着的次序逐项付',
    'The parts of a cost are paid in the order in which they stand',
  ),
  '10.4.2.2': enforced(
    '有一项付不起，就一项也不能付',
    'If part of a cost cannot be paid, none of it can',
  ),
  '10.4.3': enforced(
    '费用没说是谁的东西，就是那张卡牌或能力的控制者的',
    'What a cost asks for is the controller’s own, unless it says whose',
  ),
  '10.4.4': enforced(
    '能量点费用 N：自己要有 N 点以上，减少 N 点',
    'A cost of N play points takes N from one’s own, of which there must be as many',
  ),
  '10.4.4.1': enforced(
    '改变使用费用的效果只改要付的能量点，卡牌的费用信息不变',
    'What changes the cost of use changes the play points to be paid, not the cost that the card has',
  ),
  '10.4.5': shaped(
    '费用里增减卡牌费用以外的数值，就是把那个数值增减那么多',
    'A cost may add to some number, or take from it: then that is done',
    '付费用时的增减与别处是同一步',
    'Changing a number as a cost is the same step as anywhere else',
  ),
  '10.4.5.1': enforced(
    '会使那个数值超出上下限或低于 0 的，不能付',
    'It cannot be paid if the number would pass a limit or fall below 0',
  ),
  '10.4.6': enforced(
    '“横置：”这个费用，是把在场竖置的这张卡牌横置',
    'The cost 横置 is to tap this card, untapped on the field',
  ),
  '10.4.6.1': shaped(
    '本回合刚进场的卡牌也可以付',
    'A card that entered this turn may pay it too',
    '付横置的费用时不看何时进场',
    'Nothing asks when the card came for a cost of tapping',
  ),
  '10.4.7': definition(
    '文本中间写着“费用：效果”，表示可以付费用得到效果',
    '“Cost: effect” within a text means one may pay for the effect',
  ),
  '10.4.7.1': enforced(
    '这样的效果到段落末尾或下一个选项为止',
    'That effect goes to the end of the paragraph or to the next option',
  ),
  '10.4.7.2': enforced(
    '“使用时，费用：效果”：使用时决定付不付',
    '“As you use this, cost: effect” is decided as it is used',
  ),
  '10.4.7.3': enforced(
    '自动能力“某事时，费用：效果”：计算时决定付不付',
    '“When something happens, cost: effect” is decided on resolution',
  ),
  '10.4.7.4': enforced(
    '其余的“费用：效果”，也在计算时决定付不付',
    'Any other “cost: effect” is decided on resolution too',
  ),
  '10.5': definition('检查时点', 'Check timings'),
  '10.5.1': definition(
    '检查时点是进行规则处理、使用自动能力的时候',
    'A check timing is when rules are processed and automatic abilities used',
  ),
  '10.5.1.1': enforced(
    '先做规则处理，全做完才使用自动能力',
    'Rule processing comes first; automatic abilities wait until none is left',
  ),
  '10.5.2': definition('检查时点的步骤如下', 'A check timing goes like this'),
  '10.5.2.1': enforced(
    '当前的规则处理同时做；又有新的就再做，直到没有',
    'All rule processing that is due is done at once, over and over until none is',
  ),
  '10.5.2.2': enforced(
    '回合玩家有待机的自动能力，选一个使用、计算，再从规则处理开始',
    'If the turn player has abilities waiting they use and resolve one of them, and it starts over',
  ),
  '10.5.2.3': enforced(
    '然后非回合玩家有待机的自动能力，选一个使用、计算，再从规则处理开始',
    'Then, if the non-turn player has abilities waiting, they use and resolve one, and it starts over',
  ),
  '10.5.2.4': shaped(
    '什么都没有了，检查时点结束',
    'When nothing is left the check timing is over',
    '没有可做的事，这个过程就返回',
    'With nothing left to do the procedure returns',
  ),
} as const satisfies Record<string, RuleEntry>;
