import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Section 500: generals are deployed, placed, flipped; they fight and die. */
export const GENERALS = {
  '500.1': definition(
    '将领可以使用、盖放使用、翻转',
    'Generals can be used, used face down, and flipped',
  ),
  '500.1a': enforced(
    '自己准备流程、有行动权且连环为空时，可从手牌派遣一名将领，进入连环',
    'In one’s own preparation step, with priority and an empty chain, one may deploy a general from hand, through the chain',
  ),
  '500.1b': enforced(
    '每位玩家在自己的每个回合只能派遣一次',
    'Each player may deploy once in each of their turns',
  ),
  '500.1c': enforced(
    '效果把将领放入场上叫放置，不用连环',
    'To place a general is to put it onto the field by an effect, without the chain',
  ),
  '500.1d': enforced(
    '派遣或放置都可以让将领盖放上场',
    'A general deployed or placed may enter the field face down',
  ),
  '500.1e': definition(
    '摆放将领包括派遣与放置',
    '摆放 a general covers both deploying and placing',
  ),
  '500.1f': enforced(
    '有行动权且连环为空时，可从手牌舍弃一张虎符兵权，翻转自己盖放的将领，进入连环',
    'With priority and an empty chain, one may discard a tiger tally from hand to flip a face-down general, through the chain',
  ),
  '500.2': enforced(
    '连环中的上场将领或翻转将领解析完毕，进入控制者场上',
    'A deployed or flipped general in the chain enters its controller’s field when it has resolved',
  ),
  '500.3': enforced(
    '派遣或放置时声明占哪个将领槽；没有空的将领槽就不能派遣或放置',
    'Deploying or placing names the slot to be held; without a free general slot neither is possible',
  ),
  '500.3a': shaped(
    '翻转将领在连环中仍占着原来的将领槽',
    'A flipped general in the chain still holds its slot',
    '连环中占着槽的都算，不分怎样进的连环',
    'Everything in the chain that is bound for a slot is counted, however it came there',
  ),
  '500.4': enforced(
    '自己场上有同名将领就不能派遣、放置、翻转；各方场上出现同名将领，后上场的返回拥有者手牌；有数量限制符号的除外',
    'With a general of the same name on one’s field one cannot deploy, place or flip another; of same-named generals on all fields the later ones return to hand; those with a copy limit are exempt',
  ),
  '500.5': definition(
    '对将领的操作另有限制',
    'There are further limits on what is done with generals',
  ),
  '500.5a': enforced(
    '场上兵权的面值不满足兵权条件，就不能派遣、放置、翻转该将领',
    'A general whose requirement one’s troops do not meet cannot be deployed, placed or flipped',
  ),
  '500.5b': enforced(
    '场上正面向上的将领，兵权条件不再满足就返回拥有者手牌',
    'A face-up general on the field whose requirement is no longer met returns to its owner’s hand',
  ),
  '500.5c': enforced(
    '盖放上场不查兵权条件；但效果对将领的特征有要求时，不能盖放上场',
    'Entering face down needs no troops; but where an effect asks for a characteristic the general cannot enter face down',
  ),
  '500.5d': enforced(
    '逃降将领具有忠义，返回拥有者手牌',
    'A general that has turned (逃降) and has loyalty returns to its owner’s hand',
  ),
  '500.6': definition('将领有能力值', 'Generals have stats'),
  '500.6a': enforced(
    '攻击值是将领在战斗中造成的伤害数量',
    'Attack is how much damage a general deals in combat',
  ),
  '500.6b': definition(
    '生命值是将领最多能承受的伤害，见 500.8',
    'Life is how much damage a general can take; see 500.8',
  ),
  '500.6c': definition(
    '智力值在作为目标智力时用到，见 416.3',
    'Wit is what serves as target wit; see 416.3',
  ),
  '500.6d': definition(
    '能力值从印制的数值算起，再依次套用各效果，见 709',
    'Stats start from what is printed and then take every effect in turn; see 709',
  ),
  '500.7': definition(
    '将领可以进攻与防守，下列情况除外',
    'Generals can attack and defend, except as follows',
  ),
  '500.7a': enforced(
    '将领被盖放即离开战斗，恢复正面之前不能战斗',
    'A general turned face down leaves combat and cannot fight until it is face up again',
  ),
  '500.7b': enforced(
    '横置的将领不能进攻，可以防守',
    'A tapped general cannot attack but can defend',
  ),
  '500.7c': enforced('阵型中的将领不能战斗', 'A general within a formation cannot fight'),
  '500.7d': enforced(
    '效果可使将领不能进攻、不能防守或不能战斗',
    'An effect can keep a general from attacking, defending or both',
  ),
  '500.8': enforced(
    '累积的伤害不少于生命值，将领受致命伤害阵亡，进拥有者墓地；生还则改为清除其全部伤害',
    'A general whose damage reaches its life falls and goes to its owner’s graveyard; surviving removes all its damage instead',
  ),
  '500.9': enforced(
    '生命值为 0 的将领被破坏，进墓地，生还也救不了',
    'A general with life 0 is destroyed and put into the graveyard; surviving does not help',
  ),
  '500.9a': enforced(
    '生命值降到 0 而被破坏，来源是最近使它为 0 的效果',
    'The source of that destruction is the effect that last made the life 0',
  ),
  '500.10': enforced(
    '阵亡或被破坏的将领不能再被牺牲',
    'A general that has fallen or is destroyed cannot be sacrificed',
  ),
  '500.11': enforced(
    '只有将领能装备宝物，宝物叠在其下，人人可看',
    'Only generals can bear treasures, which lie beneath them for all to see',
  ),
} as const satisfies Record<string, RuleEntry>;
