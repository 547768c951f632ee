import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 11, 规则处理: what the rules do by themselves at a check timing. */
export const RULE_PROCESSING = {
  '11.1': definition('规则处理的基础', 'In general'),
  '11.1.1': definition(
    '某些情况一出现，规则自行处理',
    'In some cases the rules see to things by themselves',
  ),
  '11.1.2': enforced(
    '只在检查时点查、只在那时做；中途满足过而那时已不满足的不做',
    'They look and act at a check timing only: what held for a while and no longer holds is not done',
  ),
  '11.1.3': shaped(
    '几样要做的同时做',
    'What is due together is done at the same time',
    '被破坏的与要移走的在同一批事件里',
    'What is destroyed and what has to move are one batch of events',
  ),
  '11.2': definition('败北处理', 'Losing'),
  '11.2.1': enforced(
    '主战者生命值为 0 或更低的玩家败北',
    'A player whose leader is at 0 life or less loses',
  ),
  '11.2.2': enforced(
    '上次规则处理之后牌组已空还要抽牌的玩家败北',
    'A player who had to draw from an empty deck since the last processing loses',
  ),
  '11.3': definition('随从破坏处理', 'Destroying followers'),
  '11.3.1': enforced('生命值为 0 或更低的随从被破坏', 'A follower at 0 life or less is destroyed'),
  '11.3.2': enforced(
    '上次规则处理之后与有毁灭的随从交战过的随从被破坏',
    'A follower that fought one with Bane since the last processing is destroyed',
  ),
  '11.3.2.1': enforced(
    '这样的破坏算通过（毁灭）能力破坏',
    'That counts as destroyed by an ability, Bane',
  ),
  '11.4': definition('战场超出上限的处理', 'Too many cards on a field'),
  '11.4.1': enforced(
    '战场超过上限时，选留上限那么多，其余去所有者的墓场',
    'Beyond the limit of a field, that many are kept and the rest go to their owners’ cemeteries',
  ),
  '11.5': definition('额外区超出上限的处理', 'Too many cards in an EX area'),
  '11.5.1': enforced(
    '额外区超过上限时，选留上限那么多，其余去所有者的墓场',
    'Beyond the limit of an EX area, that many are kept and the rest go to their owners’ cemeteries',
  ),
  '11.6': definition('违规进化处理', 'Illegal evolving'),
  '11.6.1': enforced(
    '进化领域里没有关联的卡牌，正面朝上回进化牌组放置区',
    'A card of the evolution zone that is linked to nothing goes back to the evolve deck, face up',
  ),
  '11.6.2': enforced(
    '一张卡牌关联了几张进化卡，只留最后关联的那张',
    'A card linked to several evolve cards keeps the last',
  ),
  '11.6.3': shaped(
    '一张进化卡关联了几张卡牌，只留最后关联的那张',
    'An evolve card linked to several cards keeps the last',
    '一张进化卡只记着它所在的那一张卡牌，重新关联就离开原来的',
    'An evolve card knows the one card it lies on; laid on another it lies on the former no more',
  ),
  '11.7': definition('蓄积处理', 'Stack'),
  '11.7.1': enforced(
    '战场上有蓄积却没有蓄积指示物的卡牌，去所有者的墓场',
    'A card on the field with Stack and no stack counter goes to its owner’s cemetery',
  ),
  '11.8': definition('违规参赛处理', 'Illegal racing'),
  '11.8.1': enforced(
    '参赛领域里没有关联的卡牌，正面朝上回进化牌组放置区',
    'A card of the race zone that is linked to nothing goes back to the evolve deck, face up',
  ),
  '11.9': definition('能量点超出上限的处理', 'Too many play points'),
  '11.9.1': enforced(
    '能量点超过能量点最大值时，变成最大值',
    'Play points above their maximum become the maximum',
  ),
} as const satisfies Record<string, RuleEntry>;
