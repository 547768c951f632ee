import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Section 505: events are used from their slot, outside of the zones and the chain. */
export const EVENTS = {
  '505.1': definition(
    '事件只在事件槽里或移出游戏，不进任何区域',
    'Events are in the event slot or removed from the game, never in a zone',
  ),
  '505.2': enforced(
    '自己准备流程、有行动权且连环为空时，可从事件槽发动一张事件，这是特殊动作',
    'In one’s own preparation step, with priority and an empty chain, one may use an event from the slot; it is a special action',
  ),
  '505.3': definition(
    '事件按时限分瞬时与永续',
    'Events are instant or permanent by their duration',
  ),
  '505.4': definition(
    '事件的文字分条件、效果、完成、说明四项',
    'The text of an event has up to four parts: condition, effect, completion and note',
  ),
  '505.4a': enforced(
    '条件项满足才能发动事件',
    'An event can be used only while its condition is met',
  ),
  '505.4b': enforced(
    '永续事件的完成项产生作用后，事件横置，即已完成',
    'When the completion of a permanent event has been carried out the event is tapped and completed',
  ),
  '505.4c': enforced(
    '永续事件的说明项被满足，事件移出游戏',
    'When the note of a permanent event is met the event is removed from the game',
  ),
  '505.5': shaped(
    '事件的解析不走连环，另按下列办法',
    'Events resolve outside of the chain, as follows',
    '发动事件的行动直接解析它',
    'The action that uses an event resolves it',
  ),
  '505.5a': enforced(
    '解析时或留在槽里之后条件项不再满足，事件移出游戏',
    'An event whose condition is no longer met as it resolves or while it stays is removed from the game',
  ),
  '505.5d': enforced(
    '瞬时事件照其效果行事，解析完毕移出游戏',
    'An instant event does what it says and is then removed from the game',
  ),
  '505.5c': enforced(
    '永续事件先做“发动时”的效果，然后正面向上留在事件槽',
    'A permanent event first does what it says for being used, then stays face up in the slot',
  ),
  '505.5d#2': enforced(
    '槽中正面向上的永续事件，静止式效果一直起作用，触发式照常触发，启动式作为特殊动作使用，不用连环',
    'While a permanent event lies face up its static effects apply, its triggered effects trigger, and its activated effects are special actions without the chain',
  ),
  '505.5e': enforced(
    '已完成的事件，效果项不再起作用',
    'The effects of a completed event no longer work',
  ),
} as const satisfies Record<string, RuleEntry>;
