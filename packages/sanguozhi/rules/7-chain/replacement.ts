import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Replacing and preventing what would happen: rules 710 to 712. */
export const REPLACEMENT = {
  '710.1': definition(
    '替代在事情确定之后、发生之前改变它',
    'A replacement changes what is settled before it happens',
  ),
  '710.1a': enforced('“改为”就是替代', '“Instead” is a replacement'),
  '710.1b': enforced(
    '“跳过”就是替代：跳过的不发生',
    '“Skip” is a replacement: what is skipped does not happen',
  ),
  '710.2': enforced(
    '解析产生的替代一直有效，到用掉或期限结束为止',
    'One from a resolution holds until it is used up or its time is over',
  ),
  '710.3': shaped(
    '替代要在事情发生之前就有，不能改变已发生的',
    'It must exist before the event; it cannot change the past',
    '每件事先查替代，再写上桌面',
    'Every event is looked at for replacements before it is written to the table',
  ),
  '710.4': enforced(
    '一个替代对同一件事只作用一次，不会引发自己',
    'One replacement applies at most once to an event and never to itself',
  ),
  '710.5': enforced(
    '被替代的事没有发生，由替代后的事触发；替代后的做不到则什么也不发生',
    'What was replaced did not happen; what replaced it triggers, or if impossible nothing happens',
  ),
  '710.6': enforced(
    '要替代的事没有发生，替代什么也不做',
    'If the event does not happen the replacement does nothing',
  ),
  '710.7': enforced(
    '“生还”也是替代：将阵亡或被破坏而置入墓地的，改为清除所受伤害并离开战斗',
    '“Survive” is a replacement: instead of going to the graveyard by falling or destruction, a general’s damage is cleared and it leaves combat',
  ),
  '710.7a': shaped(
    '同一时刻对同一目标的几个生还只有一个起作用',
    'Of several survivals for one object at a time only one works',
    '一个生还把阵亡替代掉之后，就没有别的可替代了',
    'Once one of them has replaced the destruction nothing is left for the others to replace',
  ),
  '710.8': enforced(
    '把伤害改到新目标时，新目标已不在场，替代就不起作用',
    'Damage is not redirected to a new target that is no longer on the field',
  ),
  '710.9': shaped(
    '跳过就是改为什么也不发生；几个跳过依次各管一次，不会一起用掉',
    'To skip is to replace by nothing; several skips are used one after the other, none is lost',
    '只结束套用的那一个',
    'Only the one that was applied is ended',
  ),
  '710.10': enforced(
    '被替代后完整执行了，原来的不算未完整执行',
    'If what replaced it was done completely, the original is not incomplete',
  ),
  '711.1': definition(
    '防止在事情确定之后阻止它发生',
    'Prevention stops what is settled from happening',
  ),
  '711.1a': enforced('“防止”就是防止', '“Prevent” is a prevention'),
  '711.2': definition('防止多半针对伤害', 'Most prevention is about damage'),
  '711.3': enforced('被防止的伤害没有发生', 'Prevented damage did not happen'),
  '712.1': enforced(
    '几个替代或防止都想改变同一件事，由受影响的玩家或卡的控制者选一个；几人同时选则主动玩家优先',
    'If several would change an event, the affected player or the card’s controller picks one; the active player first if several must',
  ),
  '712.1a': enforced(
    '有影响卡牌特征的，必须先选其中一个',
    'Those that affect characteristics must be picked first',
  ),
  '712.1b': shaped(
    '此外任何适用的都可以选',
    'Otherwise any that applies may be picked',
    '其余适用的全都列出来选',
    'All others that apply are offered',
  ),
  '712.1e': shaped(
    '选定的起作用后再查一遍，直到没有适用的',
    'After it is applied one looks again until none applies',
    '查替代本来就是一个循环',
    'Looking for replacements is a loop',
  ),
  '712.2': shaped(
    '互相抵触的由受影响者选一个，另一个仍适用才再应用',
    'Of conflicting ones the affected player picks; the other applies only if it still can',
    '选了一个之后，余下的重新看还适用不适用',
    'After the pick the rest are looked at again, whether they still apply',
  ),
  '712.3': shaped(
    '一件事被改变之后，可能又有别的替代或防止适用于它',
    'A changed event may bring other replacements or preventions into play',
    '循环的每一遍看的都是改变之后的事',
    'Each round of the loop looks at the event as changed',
  ),
} as const satisfies Record<string, RuleEntry>;
