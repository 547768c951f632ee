import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** Chapter 15, 其他: counters and infinite loops. */
export const OTHER = {
  '15.1': definition('指示物', 'Counters'),
  '15.1.1': enforced(
    '指示物可以放到卡牌上，也可以从卡牌上移除',
    'Counters are put on cards and removed from them',
  ),
  '15.1.2': definition('指示物有名称', 'Counters have names'),
  '15.1.2.1': definition(
    '“某某指示物”就是叫这个名称的指示物',
    'Its name before the word says which counter it is',
  ),
  '15.1.2.2': enforced(
    '名称相同就是一样的指示物，不问从何而来',
    'Counters of one name are alike, wherever they come from',
  ),
  '15.1.3': table(
    '在卡牌上放看得清的东西代表指示物',
    'Something plain to see on the card stands for a counter',
    '画面把指示物标在卡牌上',
    'The screen draws counters on the cards',
  ),
  '15.1.4': enforced(
    '移除指示物，就移除所说的那些',
    'To remove counters is to remove those that are named',
  ),
  '15.2': definition('无限循环', 'Infinite loops'),
  '15.2.1': definition(
    '能够或不得不永远重复下去的，叫无限循环，照下列各条处理',
    'What can, or must, go on for ever is an infinite loop; it is dealt with as follows',
  ),
  '15.2.1.1': table(
    '回合玩家演示一遍并说做几次；非回合玩家同意，或说在哪一步插手使它少做几次',
    'The turn player shows the loop and says how often; the other agrees, or says where they step in and cut it short',
    '电脑一步步地做，每次该问双方的时候照样问，用不着约定次数',
    'A computer does it step by step and asks both players whenever they may act, so there is no number to agree on',
  ),
  '15.2.1.2': enforced(
    '回合玩家做了一个行动而局面与先前完全一样，就不能再做它',
    'An action of the turn player that leaves everything as it was before cannot be taken again',
  ),
  '15.2.1.3': shaped(
    '谁也停不下来的循环，游戏以平局结束',
    'If neither player can stop the loop the game is a draw',
    '停不下来的循环在这里让双方同时败北，没有只让一方败北的步骤',
    'A loop that cannot be stopped makes both lose here; no step makes one of them lose alone',
  ),
} as const satisfies Record<string, RuleEntry>;
