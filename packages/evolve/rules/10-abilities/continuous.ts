import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 10.9–10.11: continuous effects in their order, replacement, and what a card last was. */
export const CONTINUOUS = {
  '10.9': definition('持续效果的处理', 'Continuous effects'),
  '10.9.1': shaped(
    '卡牌的信息从印制的算起，按下列次序应用持续效果',
    'What a card is like starts from what is printed, and continuous effects are applied in this order',
    '逐步计算就是信息的算法本身',
    'Going through the steps is the computation itself',
  ),
  '10.9.1.1': shaped(
    '以印制的为准',
    'First, what is printed',
    '信息的计算从印制的开始，没有别的起点',
    'The computation starts from what is printed; there is nothing else to start from',
  ),
  '10.9.1.1.1': enforced(
    '在场且有关联的进化卡，除费用外以进化卡印制的为准',
    'On the field, linked to an evolve card: what is printed there, the cost apart',
  ),
  '10.9.1.2': enforced(
    '其次，得到、失去能力，使能力有效、无效的',
    'Next, what gives, takes, validates or invalidates abilities',
  ),
  '10.9.1.3': enforced('再次，不改数值的', 'Next, what changes no number'),
  '10.9.1.4': shaped(
    '最后，改数值的',
    'Last, what changes numbers',
    '每种改变的先后写在它的词上',
    'Each kind of change names its place in the order',
  ),
  '10.9.1.5': enforced(
    '同一步里，A 先应用会影响 B 应用到谁、怎样应用的，B 依存于 A，排在 A 后面',
    'Within a step, if applying A first changes what B applies to or how, B depends on A and comes after it',
  ),
  '10.9.1.6': shaped(
    '还定不了的，先发生的先应用',
    'What is still open goes by which began first',
    '应用的次序就是按发生先后排的次序',
    'The order of applying is the order in which they began',
  ),
  '10.9.1.6.1': shaped(
    '永续能力的，从具有它的卡牌放到当前领域时算起',
    'A static ability’s began when its card was put into its zone',
    '应用的次序就是按发生先后排的次序',
    'The order of applying is the order in which they began',
  ),
  '10.9.1.6.2': shaped(
    '其余的，从能力使用时算起',
    'Any other began when its ability was used',
    '应用的次序就是按发生先后排的次序',
    'The order of applying is the order in which they began',
  ),
  '10.9.2': enforced(
    '不出自永续能力的持续效果，对使用之后换过领域的卡牌不再适用，战场之间除外',
    'One that is not a static ability’s no longer reaches a card that has moved since, but from field to field',
  ),
  '10.9.3': shaped(
    '修改某领域卡牌的持续效果，卡牌一进入就适用',
    'One that changes the cards of a zone applies to a card as it enters',
    '信息随时按卡牌现在所在的领域计算，没有迟一步的',
    'What a card is like is computed from where it lies now, never a step later',
  ),
  '10.9.3.1': enforced(
    '等卡牌进入领域的自动能力，看适用之后的信息',
    'What waits for a card to enter sees it as changed there',
  ),
  '10.10': definition('替换效果的处理', 'Replacement'),
  '10.10.1': enforced(
    '替换效果适用的事要发生时，改为发生它所写的事',
    'What a replacement speaks of does not happen; what it says happens instead',
  ),
  '10.10.1.1': enforced('原来的事完全没有发生', 'The former has not happened at all'),
  '10.10.2': enforced(
    '几个替换效果都适用同一件事，由受影响的玩家决定先用哪个',
    'If several would replace something, the affected player picks the first',
  ),
  '10.10.2.1': enforced(
    '受影响的是卡牌或能力的，由其控制者决定',
    'If a card or ability is affected, its controller does',
  ),
  '10.10.2.2': enforced(
    '受影响的是一项行动的，由行动的玩家或行动的卡牌的控制者决定',
    'If an action is affected, the player who does it does, or the controller of the card that does',
  ),
  '10.10.2.3': enforced(
    '每个替换效果对同一件事至多用一次',
    'Each applies to the same thing once at most',
  ),
  '10.10.2.4': enforced(
    '改变使用费用的替换效果，先于增减费用的',
    'What sets another cost of use comes before what adds to it or takes from it',
  ),
  '10.10.3': shaped(
    '替换效果看战场或额外区的卡牌时，看持续效果适用之后的',
    'A replacement sees cards on the field or in the EX area with continuous effects applied',
    '看的总是持续效果适用之后的样子',
    'Cards are always looked at as they are after continuous effects',
  ),
  '10.11': definition('最终信息', 'Last information'),
  '10.11.1': enforced(
    '效果要看的卡牌在执行时已离开那个领域，看它最后在那里的样子；战场之间移动不算离开',
    'If the card that an effect asks about has left by then, it is as it last was there; from field to field is not leaving',
  ),
} as const satisfies Record<string, RuleEntry>;
