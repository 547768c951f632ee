import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 111–113: tapping, covering and flipping cards. */
export const CARD_STATES = {
  '111.1': definition(
    '横置既是动作，也是状态',
    'Tapped is something done to a card and a state of it',
  ),
  '111.1a': definition('横置就是把竖着的牌打横', 'To tap is to turn an upright card sideways'),
  '111.1b': enforced(
    '使用横置效果：在自己的准备流程、有行动权且连环为空时横置这张牌，效果进入连环',
    'A tap effect: tap the card in one’s own preparation, with priority and an empty chain; the effect goes onto the chain',
  ),
  '111.1c': definition(
    '有些规则也要求横置，如 501.1',
    'Rules may ask for tapping too, as 501.1 does',
  ),
  '111.1d': enforced(
    '“被横置时”的效果先触发并处理完，横置效果才进连环',
    'What triggers on being tapped is dealt with before the tap effect goes onto the chain',
  ),
  '111.1e': enforced('已横置的牌不能再横置', 'A tapped card cannot be tapped again'),
  '111.1f': enforced(
    '“横置将领”指横置着的将领；“横置某牌”就是把它横置',
    'A “tapped general” is one lying tapped; “tap” with a card is to tap it',
  ),
  '111.2': enforced(
    '横置的将领不能进攻；横置盖放的缓速谋略不能发动',
    'A tapped general cannot attack; a slow tactic lying tapped face down cannot be launched',
  ),
  '111.3': definition(
    '重置就是把横着的牌竖起，是游戏动作，不用连环',
    'To untap is to set a card upright, a game action without the chain',
  ),
  '111.3a': shaped(
    '没有规则或效果去重置，就一直横着',
    'A card stays tapped until a rule or effect untaps it',
    '只有重置的事件会改写它',
    'Only the event of untapping writes it',
  ),
  '111.3b': enforced(
    '控制者回合的重置阶段重置他的牌',
    'Cards untap in the untap phase of their controller’s turn',
  ),
  '111.3c': enforced(
    '换了控制者的牌先重置，再摆到新控制者场上',
    'A card changing its controller is untapped, then laid on the new field',
  ),
  '111.3d': enforced('离场的牌先重置再走', 'A card leaving the field is untapped first'),
  '111.3e': enforced(
    '横置的牌被盖放时，先重置再盖放',
    'A tapped card that is covered is untapped first',
  ),
  '111.3f': enforced(
    '“直到被重置”的作用在重置时结束，“被重置时”的效果此时触发',
    'What lasts “until untapped” ends at untapping, and what triggers on it triggers then',
  ),
  '112.1': definition(
    '盖放既是动作，也是状态',
    'Covered is something done to a card and a state of it',
  ),
  '112.1a': definition(
    '盖放就是把正面向上的牌翻成背面，或背面向上使用一张牌',
    'To cover is to turn a card face down, or to use one face down',
  ),
  '112.1b': enforced(
    '牌被盖放时，“被盖放时”的效果触发',
    'What triggers on being covered triggers as a card is turned face down',
  ),
  '112.1c': enforced('已盖放的牌不能再盖放', 'A face-down card cannot be covered again'),
  '112.1d': enforced(
    '“盖放将领”指盖放着的将领；“盖放某牌”就是把它盖放',
    'A “covered general” is one lying face down; “cover” with a card is to turn it face down',
  ),
  '112.2': enforced(
    '盖放的牌只有种类和所在槽的角色，其他特征查不到也不起作用',
    'A face-down card has its kind and the role of its slot; nothing else of it can be seen by the game or works',
  ),
  '112.2a': enforced(
    '盖放的牌没有数值可查，既不是 0，也不是“定不下来的数”',
    'A face-down card shows no value at all: neither 0 nor an undetermined number',
  ),
  '112.2b': enforced(
    '盖放的牌看不到的特征也不能被增加或修改，正面的内容不能用',
    'What cannot be seen of a face-down card cannot be added to or changed either, and its face is of no use',
  ),
  '112.2c': enforced(
    '要看特征的效果管不到盖放的牌',
    'An effect that asks for a characteristic does not reach a face-down card',
  ),
  '112.2d': enforced(
    '要看特征的持续作用，牌一盖放就断了，再翻回来也不恢复',
    'A lasting effect that asks for a characteristic ends as the card is covered, and does not come back with the face',
  ),
  '112.3': shaped(
    '盖放的将领在翻开之前不查兵权条件',
    'The troop condition of a face-down general is not asked for until it is face up',
    '盖放的将领没有特征，也就没有可查的兵权条件',
    'A covered general has no characteristics, and so no requirement that could be looked at',
  ),
  '112.3a': enforced(
    '盖放的将领不能战斗，不造成也不受到伤害，不能横置',
    'A face-down general does not fight, deals and takes no damage and cannot be tapped',
  ),
  '112.3b': enforced(
    '战斗中的将领被盖放就离开战斗',
    'A fighting general that is covered leaves combat',
  ),
  '112.3c': enforced('盖放的将领不能装备宝物', 'A face-down general cannot carry treasures'),
  '112.4': enforced(
    '盖放的牌没有指示物，盖放时全部移除',
    'A face-down card has no counters; covering removes them all',
  ),
  '113.1': definition(
    '翻转是玩家或效果可以对牌做的动作',
    'To flip is something players and effects do to cards',
  ),
  '113.1a': definition('翻转就是把盖放的牌翻成正面', 'To flip is to turn a face-down card face up'),
  '113.1b': enforced(
    '只有场上盖放着的牌能翻转',
    'Only cards lying face down on the field can be flipped',
  ),
  '113.1c': enforced(
    '有行动权而连环为空，弃一张手里的虎符可以翻转一名将领，将领进入连环',
    'With priority and an empty chain, discarding a tally from hand flips a general, who goes onto the chain',
  ),
  '113.1d': definition('这样进入连环的叫“翻转将领”', 'On the chain it is called a flipped general'),
  '113.1e': enforced(
    '有行动权时可以翻转盖放的谋略来发动，缓速的必须竖着；谋略进入连环',
    'With priority a face-down tactic may be flipped onto the chain; a slow one only if upright',
  ),
  '113.1f': enforced(
    '自己的准备流程里有行动权、连环也空着，就可以翻开盖放的阵型来结阵，不用连环',
    'In one’s own preparation with priority and an empty chain, a face-down formation may be flipped to form it, without the chain',
  ),
  '113.1g': enforced(
    '同样的时候可以翻转事件槽里的事件来发动，不用连环',
    'At the same times an event in the event slot may be flipped to launch it, without the chain',
  ),
  '113.1h': enforced(
    '将领翻转后解析进场，或被效果翻转时，翻转效果和“被翻转时”的效果触发',
    'Flip effects, and what triggers on its being flipped, trigger when a flipped general comes off the chain or an effect flips it',
  ),
  '113.2': enforced(
    '翻转使用也要合法，不合法的不能翻',
    'Flipping a card for use must be legal, or it cannot be done',
  ),
  '113.3': enforced(
    '翻转进连环不算离场，翻开不算上场；但它在连环里时，场上就少这一张',
    'Flipping is neither leaving nor entering; but while the card is on the chain the field is one short',
  ),
  '113.4': enforced(
    '“恢复正面向上”不是翻转：不进连环，不触发翻转效果，不查使用是否合法',
    'To be restored face up is not flipping: no chain, no flip triggers, no check of the use',
  ),
  '113.4a': shaped(
    '盖放的牌离场时恢复正面向上',
    'A face-down card leaving the field is restored face up',
    '移动会让卡牌正面向上，离场时没有让它盖着',
    'A move turns a card up, and nothing keeps it covered as it leaves',
  ),
  '113.4b': enforced(
    '恢复正面向上后不合法的牌，返回拥有者手牌',
    'A card that is not legal once restored face up goes back to its owner’s hand',
  ),
} as const satisfies Record<string, RuleEntry>;
