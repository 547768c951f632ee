import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Section 504: troop cards are laid out once a turn, and can be recruited. */
export const TROOPS = {
  '504.1': enforced(
    '自己准备流程、有行动权且连环为空时，可从手牌摆放一张兵权，这是特殊动作',
    'In one’s own preparation step, with priority and an empty chain, one may lay out a troop card from hand; it is a special action',
  ),
  '504.1a': enforced(
    '每位玩家在自己的每个回合只能这样摆放一次兵权',
    'Each player may lay out a troop card so once in each of their turns',
  ),
  '504.2': shaped(
    '效果让人使用兵权，不占每回合一次的次数，也可来自手牌以外',
    'A troop card used by an effect does not count against once a turn and may come from elsewhere than the hand',
    '效果放上兵权时不记“本回合已使用兵权”',
    'Laying by an effect does not write down that this turn’s troop was laid',
  ),
  '504.3': definition(
    '兵权上场即按面值提供兵权，见 421',
    'A troop card on the field gives what its face value says; see 421',
  ),
  '504.4': shaped(
    '特殊兵权在场上时，除面值外其效果也起作用',
    'On the field the effects of a special troop card work beside its face value',
    '兵权区与别的场上区域一起寻找',
    'The troop zone is searched with the rest of the field',
  ),
  '504.5': shaped(
    '效果把场上的兵权与别处的兵权交换，只看交换之后的兵权，不看途中',
    'When an effect exchanges troop cards on the field with others, only the outcome counts, not what lies there on the way',
    '两边同时移动，中间没有可看的一刻',
    'Both move at once, so there is no moment in between to look at',
  ),
  '504.6': enforced(
    '征兵：自己准备流程连环为空、有行动权时，弃 3 张手牌，从卡组选取 1 张基础兵权',
    'Recruiting: in one’s own preparation step, with priority and an empty chain, one may discard 3 cards from hand to search the deck for a basic troop card',
  ),
} as const satisfies Record<string, RuleEntry>;
