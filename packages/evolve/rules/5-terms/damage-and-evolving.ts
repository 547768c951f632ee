import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** 5.13–5.17: damage, recovering play points, evolving, transforming and choosing options. */
export const DAMAGE_AND_EVOLVING = {
  '5.13': definition('伤害', 'Damage'),
  '5.13.1': enforced(
    '伤害是多少，随从或主战者就失去多少生命值',
    'Damage takes that much life from a follower or leader',
  ),
  '5.13.1.1': shaped(
    '生命值可以减成负数',
    'It may take life below 0',
    '伤害照数记下，没有截到剩余生命值',
    'Damage is written down as it is, and not cut to what life is left',
  ),
  '5.13.1.2': enforced(
    '随从和主战者以外的卡牌不会受到伤害',
    'Nothing but followers and leaders takes damage',
  ),
  '5.13.2': enforced(
    '“伤害+N”之类是替换效果，把伤害换成改过数值的伤害',
    '“Damage +N” and the like replace damage by damage of another amount',
  ),
  '5.13.3': definition('伤害分几种', 'There are several sorts of damage'),
  '5.13.3.1': enforced(
    '攻击伤害：攻击随从在 8.4.9 对目标造成的',
    'Attack damage is what an attacker deals to its target in 8.4.9',
  ),
  '5.13.3.2': enforced(
    '交战伤害：交战双方在 8.4.9 对彼此造成的',
    'Fight damage is what the two that fight deal to each other in 8.4.9',
  ),
  '5.13.3.3': enforced(
    '能力伤害：8.4.9 以外的一切伤害',
    'Ability damage is all damage but that of 8.4.9',
  ),
  '5.13.3.4': enforced('只写“伤害”，三种都算', '“Damage” alone is any of the three'),
  '5.14': definition('回复（能量点）', 'Recover play points'),
  '5.14.1': enforced('回复能量点：当前能量点加那么多', 'To recover play points is to add so many'),
  '5.14.1.1': enforced(
    '会超过最大值的，改为补满',
    'If that would pass the maximum, they are filled up instead',
  ),
  '5.15': definition('进化', 'Evolve'),
  '5.15.1': enforced(
    '进化：控制者从进化牌组拿一张放到自己的进化领域，与战场上的卡牌关联',
    'To evolve a card on the field its controller puts a card of the evolve deck into their evolution zone and links the two',
  ),
  '5.15.1.1': enforced(
    '由进化能力来的，用付费用时公开的那张；否则公开一张同名的',
    'By an evolve ability it is the card shown as its cost; otherwise one of the same name is shown',
  ),
  '5.15.1.2': enforced('做完就是“已进化”', 'Then the card has evolved'),
  '5.15.1.3': table(
    '把进化领域的卡牌叠在原来的卡牌上',
    'The card of the evolution zone is laid on top',
    '画面把进化卡叠在上面',
    'The screen lays the evolve card on top',
  ),
  '5.15.2': enforced(
    '关联后，除费用外都以进化卡为准',
    'All but the cost is then that of the evolve card',
  ),
  '5.15.3': shaped(
    '进化后还是同一张卡牌：方向不变，先前的效果还在，已失去的生命值照样失去',
    'It is the same card still: it stays untapped or tapped, effects on it go on, and the life it has lost stays lost',
    '进化只加上进化卡，别的什么也不改',
    'Evolving adds the evolve card and changes nothing else',
  ),
  '5.15.4': enforced(
    '卡牌离开战场，与进化卡的关联就断了',
    'When the card leaves the field it is linked no more',
  ),
  '5.16': definition('变身', 'Transform'),
  '5.16.1': enforced(
    '变身：使卡牌消失，在它所在的领域生成同样数目的衍生物',
    'To transform cards is to banish them and make as many of the token in their zone',
  ),
  '5.17': definition('抉择', 'Choose'),
  '5.17.1': enforced(
    '抉择：从选项里选指定的个数，照做',
    'To choose is to pick so many of the options and do them',
  ),
  '5.17.1.1': enforced(
    '选项写作“【数字】内容”，到下一个数字或文本结尾为止',
    'An option is 【number】 and what follows, up to the next number or the end',
  ),
  '5.17.2': enforced('“最多抉择 N”：选 1 到 N 个', '“Choose up to N” is one to N options'),
  '5.17.3': enforced(
    '选项在使用时就要选好，只能选用得了的',
    'Options are picked as the card is used, and only such as can be used',
  ),
  '5.17.3.1': enforced(
    '能选几个要看条件的，看开始使用时的条件',
    'If the number of options depends on something, it is looked at as the use begins',
  ),
  '5.17.3.1.1': enforced(
    '魔力连锁、唤灵充能平时在计算时看，只有为选项个数时看开始使用那一刻',
    'Spellchain and Necrocharge, looked at on resolution otherwise, are looked at as the use begins for the number of options only',
  ),
  '5.17.4': enforced('没选的选项当作没有', 'Options that were not picked are not there'),
  '5.17.4.1': enforced(
    '没选的选项不用选目标，它没有目标也不妨碍使用',
    'They need no targets, and lacking one does not keep the card from being used',
  ),
} as const satisfies Record<string, RuleEntry>;
