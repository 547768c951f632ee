import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Using cards and activated effects: rules 700 to 702. */
export const USING = {
  '700.1': definition(
    '本章讲用到连环的将领、谋略、宝物；兵权、阵型、事件见第 5 章',
    'This chapter is about generals, tactics and treasures, which use the chain; troops, formations and events are in chapter 5',
  ),
  '701.1': enforced(
    '派遣将领、发动谋略、装备宝物都先进入连环',
    'Deploying a general, using a tactic and equipping a treasure put the card on the chain',
  ),
  '701.2': enforced(
    '使用的任何一步不合法，就退回到使用之前',
    'If any step of using a card is illegal, all goes back to before',
  ),
  '701.2a': shaped(
    '被使用的卡放在连环最后，特征与控制者不变，直到被解析、破坏或移走',
    'The used card goes last on the chain, unchanged, until it resolves, is destroyed or is moved',
    '连环是一个列表，新来的接在末尾',
    'The chain is a list, and what is new goes to its end',
  ),
  '701.2b': enforced(
    '正面派遣：场上没有同名将领（限制符号除外）、所选将领槽空着、兵权满足条件',
    'Deployed face up: no general of that name on any field (but for the limit sign), a free slot, and troops that meet its requirement',
  ),
  '701.2c': shaped(
    '盖放派遣：只要所选将领槽空着',
    'Deployed face down: only the slot must be free',
    '盖放派遣时不问兵权条件',
    'For a covered deployment nothing asks for the 兵权条件',
  ),
  '701.2d': enforced(
    '发动谋略：要有空的谋略槽，时机合乎发动速度',
    'Using a tactic: a free tactic slot, at a time its speed allows',
  ),
  '701.2e': enforced(
    '装备宝物：宣告的将领此刻满足装备条件',
    'Equipping: the announced general meets the condition now',
  ),
  '701.2f': enforced(
    '有选择模式的，使用时宣告选哪一个',
    'A card with modes has its mode announced as it is used',
  ),
  '701.2g': enforced(
    '每个“指定”在使用时选目标；同一个“指定”不能重复选同一个，不同的可以；必须选的目标不能不选',
    'Each “target” is chosen as the card is used: not twice the same for one word, the same is allowed for different ones, and a compulsory target must be chosen',
  ),
  '701.2h': enforced(
    '翻转将领：舍弃一张虎符，没有同名将领在场，兵权满足条件',
    'Flipping a general: discard a tiger tally, no general of its name on the field, troops that meet its requirement',
  ),
  '701.2i': enforced(
    '都符合后它就成为连环中的牌，“摆放将领”“发动谋略”“装备宝物”时的效果此刻触发',
    'When all holds it is on the chain, and effects that wait for a general, tactic or treasure being used trigger',
  ),
  '701.3': enforced(
    '要由对手选模式或目标的，对手照同样的规矩选',
    'Where an opponent chooses the mode or target, they choose under the same rules',
  ),
  '702.1': enforced('使用启动式效果要用到连环', 'Using an activated effect uses the chain'),
  '702.1a': enforced(
    '横置、平速效果只在自己的准备流程、有行动权且连环为空时可用',
    'Tap and ordinary effects are for one’s own preparation, with priority and an empty chain',
  ),
  '702.1b': enforced(
    '急速效果在任何时候有行动权且连环为空时可用',
    'Swift effects can be used whenever one has priority and the chain is empty',
  ),
  '702.1c': definition(
    '说到“使用效果”就是指使用启动式效果',
    'To “use an effect” means an activated one',
  ),
  '702.1d': enforced(
    '写在启动式效果末尾的使用限制始终要遵守',
    'Restrictions on its use written at the end of an activated effect always hold',
  ),
  '702.2': enforced(
    '使用启动式效果的任何一步不合法，就退回到使用之前',
    'If any step of using an effect is illegal, all goes back to before',
  ),
  '702.2a': shaped(
    '效果离开卡牌独自放在连环最后，没有别的特征，控制者即卡的控制者',
    'The effect alone goes last on the chain, without characteristics, controlled by the card’s controller',
    '解析连环里的效果时，不问来源还在不在',
    'An effect in the chain resolves without asking whether its source is still there',
  ),
  '702.2b': enforced(
    '从非公开区域使用启动式效果，要展示那张卡',
    'An effect used from a hidden zone has its card revealed',
  ),
  '702.2c': enforced(
    '效果费用先受各种改变、替代，随后锁定，之后再变也不理会',
    'The cost is first changed or replaced, then locked: later changes do not matter',
  ),
  '702.2d': enforced(
    '付不起（改变后的）全部费用就不能使用',
    'One who cannot pay the whole (changed) cost cannot use it',
  ),
  '702.2e': enforced(
    '模式与目标的选择和使用卡牌时一样',
    'Modes and targets are chosen as for cards',
  ),
  '702.2f': enforced(
    '随后它成为连环中的横置、平速或急速效果，“横置时”等效果触发',
    'Then it is a tap, ordinary or swift effect on the chain, and effects that wait for tapping trigger',
  ),
  '702.3': enforced(
    '要由对手选模式或目标的，对手照同样的规矩选',
    'Where an opponent chooses the mode or target, they choose under the same rules',
  ),
  '702.4': shaped(
    '有次数限制的启动式效果，卡的控制者改变后限制照旧',
    'A limit on using an effect still holds when the card’s controller changes',
    '次数的记法里只有卡牌与效果',
    'What counts the uses names the card and the effect, and nothing else',
  ),
} as const satisfies Record<string, RuleEntry>;
