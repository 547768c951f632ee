import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** What a turn is made of, and its phases up to the battle: rules 600 to 605. */
export const TURN_BEGIN = {
  '600.1': definition(
    '一名玩家自己的回合叫玩家回合；每名玩家各经历一次玩家回合为一个回合',
    'One player’s own turn is a player turn; when every player has had one, a turn of the table has passed',
  ),
  '600.2': shaped(
    '玩家回合依次为开始、准备、战斗、结束四个流程；没有人做事，流程也照样存在',
    'A player turn goes through beginning, preparation, battle and end; each exists even if nobody does anything in it',
    '这就是回合程序本身各步的次序',
    'It is the order of the steps of the turn procedure itself',
  ),
  '600.3': enforced(
    '开始阶段、准备流程、进攻阶段、防守阶段、结束阶段给主动玩家行动权；连环为空而所有玩家连续让过，该阶段或流程就结束',
    'The start phase, preparation, attack, defence and end phases give the active player priority; with an empty chain and all passing in a row the phase is over',
  ),
  '600.4': shaped(
    '重置、抓卡、伤害计算、清除、弃卡各阶段没有人得到行动权，做完该做的游戏动作就结束',
    'Nobody gets priority in the untap, draw, damage, cleanup and discard phases; they end when their game actions are done',
    '这些阶段里没有给出行动权的一步',
    'In these phases there is no step that gives priority',
  ),
  '600.5': enforced(
    '玩家回合、流程或阶段结束时，写明持续到那时为止的效果作用随之结束',
    'What lasts until the end of a player turn, process or phase stops when that ends',
  ),
  '600.6': enforced(
    '“开始时”在该阶段的游戏动作之前触发，“结束时”在其后；“回合开始时”在开始阶段开始时，“回合结束时”在结束阶段开始时',
    '“At the beginning” triggers before the game actions of a phase, “at the end” after them; “when the turn begins” means the start phase, “when the turn ends” the end phase',
  ),
  '600.7': enforced(
    '增加的流程或阶段若未指明位置，就紧接在固定的同种流程或阶段之后',
    'An added process or phase comes right after the regular one of its kind, unless its effect says where',
  ),
  '600.7a': shaped(
    '使玩家或将领、阵型“发动一次进攻”的效果，一解析完毕就立即产生一个战斗流程',
    'An effect that makes a player, general or formation “attack once” starts a battle as soon as it has resolved',
    '效果只记下要打的仗；解析完毕、规则效果看过之后就打',
    'The effect only brings the battle about; it is fought once the effect has resolved and rule effects have been seen to',
  ),
  '600.8': enforced(
    '被跳过的回合、流程或阶段里什么都不发生，既无行动权也无游戏动作',
    'Nothing happens in a skipped turn, process or phase: no priority, no game action',
  ),
  '600.8a': enforced(
    '被跳过的回合、流程或阶段仍计入数目',
    'A skipped turn, process or phase still counts as one',
  ),
  '600.8b': shaped(
    '几个要求跳过同一种回合、流程或阶段的效果，按产生的先后各管一次，跳过一次只用掉一个',
    'Several effects that skip the same kind of turn, process or phase are used up one by one in order of age',
    '只结束套用的那一个',
    'Only the one that was applied is ended',
  ),
  '601.1': shaped(
    '开始流程依次为重置阶段、开始阶段、抓卡阶段',
    'The beginning goes through the untap, start and draw phases',
    '这就是开始流程各阶段的次序',
    'It is the order of the phases of the beginning itself',
  ),
  '602.1': enforced(
    '主动玩家的横置将领排好次序后一同重置；受效果阻止的不重置',
    'The active player orders their tapped generals, which then untap together; those kept tapped by an effect do not',
  ),
  '602.2': shaped(
    '将领在重置阶段重置后，相应的触发式效果触发并解析',
    'When generals have untapped in this phase, effects that wait for it trigger and resolve',
    '重置阶段的重置与别的重置是同一个事件',
    'Untapping in the reset phase is the same event as any other',
  ),
  '602.3': shaped(
    '没有新的触发与规则效果后，重置阶段结束',
    'The untap phase ends once there are no new triggers or rule effects',
    '程序做完触发与规则效果才走到下一阶段',
    'The procedure reaches the next phase only when triggers and rule effects are done',
  ),
  '603.1': enforced(
    '开始阶段先触发并解析“回合开始时”的效果',
    'The start phase begins with effects that wait for the beginning of the turn',
  ),
  '603.2': enforced(
    '随后主动玩家得到行动权，可用急速、缓速谋略、急速效果或翻转将领，不能做准备流程才可做的事；全体让过且连环为空则结束',
    'Then the active player has priority for swift and slow tactics, swift effects and flipping generals, but nothing reserved for preparation; all passing on an empty chain ends the phase',
  ),
  '604.1': enforced(
    '抓卡阶段主动玩家抓一张卡，不用到连环',
    'In the draw phase the active player draws a card, without the chain',
  ),
  '604.2': enforced(
    '随后触发并解析“抓卡阶段抓卡时”的效果，没有新的触发与规则效果后结束',
    'Then effects that wait for the draw of this phase trigger and resolve, and the phase ends',
  ),
  '604.2a': enforced(
    '抓卡被改成别的事情而没有抓卡时，这些效果不触发',
    'If that draw is replaced by something else they do not trigger',
  ),
  '605.1': definition('准备流程不再分阶段', 'Preparation has no phases'),
  '605.2': enforced(
    '准备流程先触发并解析“准备流程开始时”的效果，然后主动玩家得到行动权；全体让过且连环为空则结束',
    'Preparation begins with the effects that wait for it, then the active player has priority; all passing on an empty chain ends it',
  ),
  '605.3': enforced(
    '特殊动作、平速谋略、平速效果只在自己的准备流程、连环为空、拥有行动权时可用；急速与缓速之事此时也可以',
    'Special actions, ordinary tactics and ordinary effects are for one’s own preparation with priority and an empty chain; swift and slow things are possible then too',
  ),
} as const satisfies Record<string, RuleEntry>;
