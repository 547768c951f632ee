import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Section 503: formations are set, formed, joined, left, broken, disbanded and fetched. */
export const FORMATIONS = {
  '503.1': enforced(
    '自己准备流程、有行动权且连环为空时，可从手牌盖放一张阵型，这是特殊动作',
    'In one’s own preparation step, with priority and an empty chain, one may set a formation face down from hand; it is a special action',
  ),
  '503.2': definition(
    '结成阵型叫结阵，解散叫散阵，都是特殊动作',
    'Forming and disbanding a formation are special actions',
  ),
  '503.2a': enforced(
    '结阵：宣告场上至少 3 名满足结阵条件的副将，阵型正面向上',
    'To form: name at least 3 deputies on one’s field that meet the requirement; the formation is face up',
  ),
  '503.2b': enforced(
    '散阵：结成的阵型盖放回阵型槽，其中的将领不再在阵中',
    'To disband: the formed formation is turned face down in its slot, and its generals are no longer in it',
  ),
  '503.2c': enforced(
    '一位玩家最多有一张结成的阵型，已有就不能结阵',
    'A player has one formed formation at most; while there is one, another cannot be formed',
  ),
  '503.3': enforced(
    '自己的每个回合，结阵与散阵合计只能做一次',
    'In each of one’s turns one may form or disband once in all',
  ),
  '503.3a': enforced(
    '自己准备流程、有行动权且连环为空时，可从手牌结阵',
    'In one’s own preparation step, with priority and an empty chain, one may form from hand',
  ),
  '503.3b': enforced(
    '同样的时机，可用阵型槽里盖放的阵型结阵',
    'At the same time one may form a formation that lies face down in the slot',
  ),
  '503.3c': enforced('同样的时机，可以散阵', 'At the same time one may disband'),
  '503.3d': shaped(
    '效果使人结阵或散阵，不占每回合一次的次数',
    'Forming or disbanding by an effect does not count against once a turn',
    '效果结阵时不记“本回合已结阵”',
    'Forming by an effect does not write down that this turn’s formation was formed',
  ),
  '503.4': definition(
    '将领加入结成的阵型叫入阵，离开叫脱阵，都是特殊动作',
    'A general joining or leaving a formed formation is a special action',
  ),
  '503.4a': enforced(
    '自己准备流程、有行动权且连环为空时，弃一张手里的虎符，可让一名将领入阵',
    'In one’s own preparation step, with priority and an empty chain, one may discard a tiger tally from hand to make a general join',
  ),
  '503.4b': enforced(
    '同样的时机，弃一张手里的虎符，可让一名将领脱阵',
    'At the same time one may discard a tiger tally from hand to make a general leave',
  ),
  '503.4c': definition('效果也能使将领入阵或脱阵', 'Effects, too, can make generals join or leave'),
  '503.4d': enforced(
    '阵中的将领不再满足结阵条件，即脱阵',
    'A general in a formation that no longer meets its requirement leaves it',
  ),
  '503.5': enforced(
    '“N”是结成的阵型中的将领数；哪些将领在阵中以标记表示',
    '“N” is the number of generals in the formed formation; markers show which they are',
  ),
  '503.6': enforced(
    '阵中将领少于 3 名，或全部不再满足结阵条件，即破阵：盖放阵型，控制者 -3 粮',
    'With fewer than 3 generals in it, or none that meets its requirement, a formation breaks: it turns face down and its controller loses 3 grain',
  ),
  '503.7': definition(
    '阵型有攻与命，常以 N 的算式表示',
    'A formation has attack and life, often given in terms of N',
  ),
  '503.7a': enforced(
    '攻击值是阵型在战斗中造成的伤害数量',
    'Attack is how much damage a formation deals in combat',
  ),
  '503.7b': definition(
    '生命值是阵型最多能承受的伤害，见 503.9',
    'Life is how much damage a formation can take; see 503.9',
  ),
  '503.7c': enforced(
    '阵型的能力值先代入 N 算出，再套用其他效果',
    'A formation’s stats are worked out from N first; then other effects apply',
  ),
  '503.8': definition(
    '阵型可以进攻与防守，下列情况除外',
    'Formations can attack and defend, except as follows',
  ),
  '503.8a': enforced(
    '阵型被盖放即离开战斗，恢复正面之前不能战斗',
    'A formation turned face down leaves combat and cannot fight until it is face up again',
  ),
  '503.8d': enforced(
    '效果可使阵型不能进攻、不能防守或不能战斗',
    'An effect can keep a formation from attacking, defending or both',
  ),
  '503.9': enforced(
    '累积的伤害不少于生命值，阵型阵亡：盖放回阵型槽，不进墓地',
    'A formation whose damage reaches its life falls: it turns face down in its slot and does not go to the graveyard',
  ),
  '503.9a': enforced(
    '阵型阵亡时对阵中将领造成初始生命值加当前人数的战斗伤害，控制者按自定的次序逐名尽量分配，同时受到，然后盖放',
    'A formation that falls deals its generals combat damage equal to its initial life plus their number; its controller assigns as much as possible to each in an order of their choice, all take it at once, and it turns face down',
  ),
  '503.10': enforced(
    '生命值为 0 的阵型被破坏，进墓地，控制者 -3 粮',
    'A formation with life 0 is destroyed and put into the graveyard, and its controller loses 3 grain',
  ),
  '503.11': shaped(
    '因其他效果被盖放、离场或破坏的阵型，控制者不 -3 粮',
    'A formation that an effect turns face down, removes from the field or destroys costs its controller no grain',
    '只有自己散阵与状态检查扣粮，别处没有扣粮',
    'Only breaking one’s own formation and the state checks take provisions; nothing else does',
  ),
  '503.12': enforced(
    '取阵：自己准备流程连环为空、有行动权时，弃一张手里的特殊兵权，从卡组选取 1 张阵型',
    'Fetching: in one’s own preparation step, with priority and an empty chain, one may discard a special troop card from hand to search the deck for a formation',
  ),
} as const satisfies Record<string, RuleEntry>;
