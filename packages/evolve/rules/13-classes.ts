import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 13, 各职业的信息与关键词: the words that belong to one class. */
export const CLASSES = {
  '13.1': definition('概要', 'In general'),
  '13.1.1': definition(
    '各职业有自己的信息、记述和关键词',
    'Classes have information, words and keywords of their own',
  ),
  '13.2': definition('精灵', 'Elf'),
  '13.2.1': definition('连击', 'Combo'),
  '13.2.1.1': definition(
    '连击看本回合用了几张卡牌',
    'Combo asks how many cards were used this turn',
  ),
  '13.2.1.2': enforced(
    '连击 N：本回合用过 N 张以上才有效，这一张也算',
    'Combo N: if one has used N cards or more this turn, this one included',
  ),
  '13.2.1.3': shaped(
    '不论从哪里使用、是不是衍生物，都算',
    'From wherever they were used, and tokens too',
    '每次使用都加一，不看从哪里',
    'Every use adds one, from wherever it was',
  ),
  '13.3': definition('巫师', 'Witch'),
  '13.3.1': definition('魔力连锁', 'Spellchain'),
  '13.3.1.1': definition(
    '魔力连锁看自己墓场的法术张数',
    'Spellchain asks how many spells are in one’s cemetery',
  ),
  '13.3.1.2': enforced(
    '魔力连锁 N（SC N）：自己墓场有 N 张以上法术才有效',
    'Spellchain N (SC N): if there are N spells or more in one’s cemetery',
  ),
  '13.3.1.3': shaped(
    '正在计算的这张还在计算领域，不算',
    'A spell being resolved lies in the resolution zone and does not count',
    '数的是墓场，正在计算的还在计算领域',
    'The graveyard is counted; what is being carried out still lies in the resolving zone',
  ),
  '13.3.1.3.1': shaped(
    '张数在计算开始时就定下，途中变了也不改',
    'The number is fixed as resolution begins, whatever changes on the way',
    '开始计算时数好，之后用数好的',
    'It is counted as the effect begins, and that number is used from then on',
  ),
  '13.3.1.4': definition('抉择与魔力连锁，见 13.3.1.4.1', 'Options and Spellchain: see 13.3.1.4.1'),
  '13.3.1.4.1': enforced(
    '抉择能选几个要看法术张数的，看开始使用时的张数',
    'Where the number of options depends on it, the spells are counted as the use begins',
  ),
  '13.3.2': definition('蓄积', 'Stack'),
  '13.3.2.1': definition(
    '蓄积是某些护符的永续能力和启动能力',
    'Stack is static abilities and an activated one of some amulets',
  ),
  '13.3.2.2': enforced(
    '蓄积：带着一个蓄积指示物放到战场；要离场时改为减少一个并留下；横置：把全部蓄积指示物移到自己另一个有蓄积的护符',
    'Stack: it enters with a stack counter; instead of leaving it loses one and stays; 横置: all its stack counters move to another amulet of yours with Stack',
  ),
  '13.3.2.3': enforced(
    '蓄积指示物用尽了，规则处理时去所有者的墓场',
    'Without stack counters it goes to its owner’s cemetery at rule processing',
  ),
  '13.3.2.4': enforced(
    '“蓄积+N”：在有蓄积的卡牌上放一个蓄积指示物，做 N 次',
    '“Stack +N”: put a stack counter on a card with Stack, N times',
  ),
  '13.3.3': definition('土之秘术', 'Earth Rite'),
  '13.3.3.1': definition(
    '土之秘术是靠移除蓄积指示物起作用的永续能力',
    'Earth Rite is a static ability that works by removing stack counters',
  ),
  '13.3.3.2': enforced(
    '土之秘术：使用时可以从自己一个有蓄积的护符移除一个蓄积指示物作追加费用，移完了那个护符就去墓场；这样做了才有效',
    'Earth Rite: as an additional cost one may remove a stack counter from an amulet of one’s own with Stack, which goes to the cemetery if that was its last; if one did, the effect follows',
  ),
  '13.4': definition('龙族', 'Dragon'),
  '13.4.1': definition('觉醒', 'Overflow'),
  '13.4.1.1': definition('觉醒看自己的能量点最大值', 'Overflow asks for one’s maximum play points'),
  '13.4.1.2': enforced(
    '觉醒状态：能量点最大值为 7 以上',
    'Overflow holds at a maximum of 7 play points or more',
  ),
  '13.5': definition('梦魇', 'Nightmare'),
  '13.5.1': definition('唤灵充能', 'Necrocharge'),
  '13.5.1.1': definition(
    '唤灵充能看自己墓场的张数',
    'Necrocharge asks how many cards are in one’s cemetery',
  ),
  '13.5.1.2': enforced(
    '唤灵充能 N（NC N）：自己墓场有 N 张以上才有效',
    'Necrocharge N (NC N): if there are N cards or more in one’s cemetery',
  ),
  '13.5.1.3': definition(
    '计算时要看唤灵充能的，照下列各条',
    'On resolution it is counted as follows',
  ),
  '13.5.1.3.1': shaped(
    '正在计算的这张还在计算领域，不算',
    'A card being resolved lies in the resolution zone and does not count',
    '数的是墓场，正在计算的还在计算领域',
    'The graveyard is counted; what is being carried out still lies in the resolving zone',
  ),
  '13.5.1.3.2': shaped(
    '张数在计算开始时就定下，途中变了也不改',
    'The number is fixed as resolution begins, whatever changes on the way',
    '开始计算时数好，之后用数好的',
    'It is counted as the effect begins, and that number is used from then on',
  ),
  '13.5.1.3.2.1': enforced(
    '抉择能选几个要看墓场张数的，看开始使用时的张数',
    'Where the number of options depends on it, the cards are counted as the use begins',
  ),
  '13.5.2': definition('真红', 'Sanguine'),
  '13.5.2.1': definition(
    '真红看自己回合里主战者的生命值减少过没有',
    'Sanguine asks whether one’s leader has lost life in one’s own turn',
  ),
  '13.5.2.2': enforced(
    '真红状态：现在是自己的回合，本回合自己主战者的生命值减少过',
    'Sanguine holds in one’s own turn once one’s leader has lost life in it',
  ),
} as const satisfies Record<string, RuleEntry>;
