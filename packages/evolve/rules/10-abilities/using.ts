import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 10.6: using and resolving cards and abilities, step by step. */
export const USING = {
  '10.6': definition('使用和计算', 'Using and resolving'),
  '10.6.1': enforced(
    '启动能力、自动能力和卡牌使用之后计算才起作用；永续能力不用使用，一直起作用',
    'Activated and automatic abilities and cards act when resolved after use; static abilities simply apply',
  ),
  '10.6.2': definition(
    '使用卡牌或能力，依次进行下列各步',
    'To use a card or ability these steps are taken in order',
  ),
  '10.6.2.1': enforced(
    '选定要使用的；卡牌就公开它，移到计算领域',
    'It is picked; a card is shown and moved to the resolution zone',
  ),
  '10.6.2.1.1': enforced(
    '能力属于非公开领域的卡牌时，那张卡牌一直公开到计算完',
    'If it is the ability of a hidden card, that card is revealed until it is resolved',
  ),
  '10.6.2.1.2': enforced(
    '选不出目标或付不起费用等用不了的，不能选',
    'What could not be used, for want of targets or of its cost, cannot be picked',
  ),
  '10.6.2.1.3': enforced(
    '额外区的卡牌所受的效果，跟着它到计算领域',
    'What applies to a card in the EX area goes with it to the resolution zone',
  ),
  '10.6.2.2': enforced('使用前要定的选项，此时选好', 'Options that belong to its use are picked'),
  '10.6.2.2.1': enforced(
    '包括要不要付任意的追加费用',
    'Among them whether to pay additional costs that are optional',
  ),
  '10.6.2.2.2': enforced('由玩家定的 X，此时定', 'An X that the player chooses is chosen'),
  '10.6.2.2.3': enforced(
    '要抉择的，此时定下几个、哪几个',
    'Where options are to be chosen, how many and which',
  ),
  '10.6.2.3': enforced(
    '要“选择”的，此时选目标；非公开领域的卡牌除外',
    'What is to be selected is picked as targets, cards of hidden zones apart',
  ),
  '10.6.2.3.1': enforced(
    '指定了数量就尽量选足，选得出就不能不选',
    'Of a given number as many as possible are picked; one cannot leave out what is there',
  ),
  '10.6.2.3.2': enforced('“最多 X”“任意张数”可以从 0 选起', '“Up to X” and “any number” may be 0'),
  '10.6.2.3.2.1': enforced(
    '其中有值要分配的，至少选 1 个，至多选到分得过来为止',
    'If a value is to be shared out among them, it is at least one and no more than there are shares',
  ),
  '10.6.2.3.3': enforced(
    '要选 1 个以上而选不出来，就不能使用，退回到使用之前',
    'Where one or more must be picked and cannot be, the use is taken back',
  ),
  '10.6.2.4': enforced('有值要分配的，此时定怎样分', 'A value to be shared out is shared out'),
  '10.6.2.4.1': enforced(
    '选出来的每个目标至少分到 1，分不到就要重新选目标',
    'Every target gets at least 1; if that cannot be, the targets are picked again',
  ),
  '10.6.2.4.1.1': enforced(
    '怎样选都不对，就不能使用，退回到使用之前',
    'If no targets are right, the use is taken back',
  ),
  '10.6.2.5': enforced('定下费用，全部付清', 'The cost is settled and paid in full'),
  '10.6.2.5.1': enforced(
    '费用的一步被替换成别的，也算付了',
    'A part of the cost that was replaced counts as paid',
  ),
  '10.6.2.5.2': enforced(
    '费用里数量为 0 的，什么都不做，算付了',
    'A part of the cost that comes to 0 is paid by doing nothing',
  ),
  '10.6.2.5.3': enforced(
    '付不了就取消使用，退回到使用之前',
    'If it cannot be paid the use is taken back',
  ),
  '10.6.2.6': enforced(
    '随从和护符此时看战场满不满；满了不能使用，退回到使用之前',
    'For a follower or amulet the field must not be full now, or the use is taken back',
  ),
  '10.6.2.7': enforced('然后计算', 'Then it is resolved'),
  '10.6.2.7.1': enforced(
    '随从和护符移到自己的战场，只要没满',
    'A follower or amulet moves to one’s own field if that is not full',
  ),
  '10.6.2.7.1.1': enforced(
    '在计算领域所受的效果跟着它到战场',
    'What applies to it in the resolution zone goes with it',
  ),
  '10.6.2.7.2': enforced(
    '法术和能力照文本的次序执行',
    'Of a spell or ability the text is carried out in its order',
  ),
  '10.6.2.7.2.1': shaped(
    '具有该能力的卡牌已不在原处，能力照样计算',
    'An ability is resolved even if its card has left',
    '计算能力时不看具有它的卡牌还在不在',
    'An ability is carried out without asking whether its card is still there',
  ),
  '10.6.2.7.3': enforced(
    '还留在计算领域的卡牌去所有者的墓场，能力移除',
    'A card still in the resolution zone goes to its owner’s cemetery; an ability is gone',
  ),
} as const satisfies Record<string, RuleEntry>;
