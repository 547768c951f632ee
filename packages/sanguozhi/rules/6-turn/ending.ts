import type { RuleEntry } from '@lianhuan/kernel';
import { enforced, shaped } from '@lianhuan/kernel/rulebook';

/** How a turn ends: rules 611 to 614. */
export const TURN_END = {
  '611.1': shaped(
    '结束流程依次为结束阶段、清除阶段、弃卡阶段',
    'The end goes through the end, cleanup and discard phases',
    '这就是结束流程各阶段的次序',
    'It is the order of the phases of the end itself',
  ),
  '612.1': enforced(
    '结束阶段先触发并解析“回合结束时”的效果',
    'The end phase begins with effects that wait for the end of the turn',
  ),
  '612.2': enforced(
    '随后主动玩家得到行动权，可用急速、缓速谋略、急速效果或翻转将领；全体让过且连环为空则结束',
    'Then the active player has priority for swift and slow tactics, swift effects and flipping; all passing on an empty chain ends the phase',
  ),
  '613.1': enforced(
    '清除阶段清除所有玩家场上将领与阵型的战斗伤害',
    'Cleanup removes combat damage from every player’s generals and formations',
  ),
  '613.2': enforced(
    '然后所有玩家谋略槽里横置的盖放谋略重置',
    'Then every player’s tapped face-down tactics untap',
  ),
  '614.1': enforced(
    '主动玩家手牌超过上限（通常 7 张）就舍弃到上限',
    'The active player discards down to the hand limit, usually 7',
  ),
  '614.2': enforced(
    '最后“直到回合结束”“N 回合内”的效果终止，到期的持续谋略置入墓地',
    'Last, “until the end of the turn” and “for N turns” run out and tactics whose time is up go to the graveyard',
  ),
} as const satisfies Record<string, RuleEntry>;
