import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** Cards that move, change their state or are shown. */
export const MOVING = {
  'move.1': enforced(
    '确定移动的牌时：一次操作的几张牌是一个移动流程',
    'When the cards to move are fixed: all cards of one operation share one flow',
  ),
  'move.2': enforced('移至目标区域前❶', 'Before they reach the zone ❶'),
  'move.3': enforced('移至目标区域前❷', 'Before they reach the zone ❷'),
  'move.4': enforced(
    '固定的规定：浮雷的标记、敕令进府库、衍生牌不进弃牌堆',
    'Fixed rules: marks of 浮雷, an Imperial Edict to its store, derived cards vanish instead of being discarded',
  ),
  'move.5': enforced(
    '移动：保持原来的正反面，再变成目标区域该有的',
    'They move, as they lay; then they lie as the new zone has it',
  ),
  'move.6': enforced(
    '虚拟牌与实体牌的关联：技能拿走非延时牌的实体牌，虚拟牌仍在；延时锦囊离开判定区，不是去处理区或别的判定区，虚拟牌就消失',
    'Virtual cards: one that is not delayed stays when a skill takes its real card away; a delayed trick’s vanishes when it leaves for elsewhere than the processing area or another judgement area',
  ),
  'move.7': enforced(
    '目标区域成为牌的维系区域',
    'The zone reached becomes the one that the cards are tied to',
  ),
  'move.8': enforced('移至目标区域后❶', 'After they reached the zone ❶'),
  'move.9': enforced(
    '移至目标区域后❷：牌此后没有再动过，才能对它操作',
    'After they reached the zone ❷: a card can be acted on only if it has not moved since',
  ),
  'move.10': enforced(
    '金蝉脱壳的摸牌；从弃牌堆离开的牌忘掉经历',
    'The draw of 金蝉脱壳; cards that left the discard pile forget what they went through',
  ),
  'move.11': enforced('移动结算结束后', 'After the settlement of the move'),
  'stateChange.1': enforced(
    '武将牌的状态将要改变：牌状态改变前❶',
    'A general’s state is about to change: before ❶',
  ),
  'stateChange.2': enforced('牌状态改变前❷', 'Before the state changes ❷'),
  'stateChange.3': enforced(
    '改变：横置、重置、翻面、叠置、平置、暗置、移除',
    'It changes: chained, released, turned over, stacked, laid flat, hidden or removed',
  ),
  'stateChange.4': enforced('牌状态改变后', 'After the state changed'),
  'stateChange.5': enforced('牌状态改变结算结束后', 'After the settlement of the change'),
  'reveal.1': enforced(
    '因发动技能而明置：先声明、选目标，有消耗的连消耗的细节也定下；别的原因没有这一步',
    'Showing to use a skill: it is declared with its targets, and every detail of a cost is fixed; other causes have no such step',
  ),
  'reveal.2': enforced('明置武将牌', 'The general is shown'),
  'reveal.3': enforced('确定势力', 'The faction is determined'),
  'reveal.4': enforced(
    '照先前定下的付消耗，继续发动',
    'The cost is paid exactly as fixed, and the skill goes on',
  ),
  'reveal.5': enforced(
    '明置后：推迟到最外层事件将要结束时，才为其间明置过的存活角色逐个产生',
    'After showing: put off until the outermost event is about to end, then opened for each living character that showed in it',
  ),
  'reveal.6': enforced('明置结算结束后', 'After the settlement of the showing'),
} as const satisfies Record<string, RuleEntry>;
