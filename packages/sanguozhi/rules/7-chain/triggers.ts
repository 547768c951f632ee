import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Triggered and static effects: rules 703 and 704. */
export const TRIGGERS = {
  '703.1': definition(
    '触发式效果写作“当（每当）某情况时，做什么”',
    'A triggered effect reads “when (whenever) something happens, do this”',
  ),
  '703.2': enforced(
    '情况发生，它自动触发；不能由玩家使用，也不用到连环',
    'It triggers by itself when its event happens; nobody uses it and it does not use the chain',
  ),
  '703.2a': enforced(
    '阶段“开始时”的效果先于其游戏动作与行动权；“回合开始时”在开始阶段，“回合结束时”在结束阶段',
    '“At the beginning of” a phase comes before its game actions and priority; the turn begins in the start phase and ends in the end phase',
  ),
  '703.2b': enforced(
    '以“当”开头的只触发一次，以“每当”开头的每次都触发',
    '“When” triggers once, “whenever” every time',
  ),
  '703.2c': enforced(
    '“每当每有一个”按对象各应用一次，否则不论几个只应用一次',
    '“Whenever … for each one” applies once for each object, otherwise once however many there are',
  ),
  '703.2d': shaped(
    '只看实际发生的事；被阻止或替代的事不触发',
    'Only what really happens triggers; what was prevented or replaced does not',
    '触发式效果只听得到已经写上桌面的事',
    'Triggers are only told of what has been written to the table',
  ),
  '703.3': shaped(
    '触发的效果插进来优先处理，处理完再继续',
    'A triggered effect is inserted and dealt with at once',
    '触发就在事情发生之处执行',
    'It is carried out right where its event happened',
  ),
  '703.3a': shaped(
    '其控制者是该卡的控制者；延迟触发的归创造它的卡的控制者',
    'It is controlled by its card’s controller; a delayed one by the controller of the card that made it',
    '效果的控制者总取自卡牌所在之处',
    'The controller of an effect is always taken from where its card lies',
  ),
  '703.3b': shaped(
    '触发后由控制者选模式与目标；没有合法的选择就不解析',
    'Its controller chooses modes and targets when it triggers; without a legal choice it does not resolve',
    '没有合法的选择就没有可解析的声明',
    'Without a legal choice there is no declaration to resolve',
  ),
  '703.3c': enforced(
    '同时触发几个时按主动玩家优先各自排序，再依次解析',
    'Several at once are ordered by their controllers, the active player first, then resolved',
  ),
  '703.3d': shaped(
    '触发时正在进行的事暂停，触发处理完才继续',
    'What was going on waits until the trigger is done',
    '程序就停在触发之处，等触发处理完',
    'The procedure itself waits where the trigger happened',
  ),
  '703.3e': shaped(
    '处理触发时又有新的触发，先处理新的，再回到原来的，即使原来的情况已不再满足',
    'A new trigger met on the way is dealt with first; then the former goes on even if its situation has passed',
    '触发之中的触发就是程序里更深的一层',
    'A trigger within a trigger is one level deeper in the procedure',
  ),
  '703.3f': shaped(
    '触发处理完之前不检查规则效果',
    'Rule effects are not checked until triggers are done',
    '触发之前没有检查规则效果的一步',
    'Nothing checks for rule effects before the triggers',
  ),
  '703.4': enforced(
    '触发前有“若……”的，不满足就不触发',
    'One with an “if” before its trigger does not trigger unless that holds',
  ),
  '703.5': enforced(
    '因区域变化而触发的效果，到卡移去的区域里找那张卡',
    'An effect triggered by a change of zone finds the card in the zone it went to',
  ),
  '703.5a': enforced(
    '上场的触发在卡解析完刚进场时发生；“摆放将领时”更早，是使用它的时候',
    'Entering triggers when the card has just come onto the field; “when a general is put out” is earlier, as it is used',
  ),
  '703.5b': enforced(
    '离场的触发在到达新区域时发生，效果按离场前最后的情况；盖放着离场的，自身的不触发',
    'Leaving triggers when the new zone is reached, with the last state on the field; a card that left face down does not trigger its own',
  ),
  '703.5c': enforced(
    '翻转的触发在翻转的将领解析完进场时（或被效果翻转时）发生；“翻转某将领时”更早，是翻转它的时候',
    'Flip effects trigger when the flipped general has come back onto the field, or is flipped by an effect; “when one flips it” is earlier, as it is done',
  ),
  '703.5d': enforced(
    '上场或翻转的触发解析完之前，该卡其余在场上才有的效果不起作用',
    'Until its entering or flip triggers are done the card’s other effects on the field do not work',
  ),
  '703.6': definition(
    '有些移动实际换了区域，却不触发上场与离场',
    'Some moves change zones without counting as entering or leaving',
  ),
  '703.6a': enforced(
    '翻转将领、从场上发动盖放谋略而进入连环，不算离场',
    'Going on the chain by flipping a general or using a face-down tactic is not leaving',
  ),
  '703.6b': enforced(
    '它们解析完再进场，不算上场',
    'Coming back from there onto the field is not entering',
  ),
  '703.7': enforced(
    '效果可以创造延迟触发：在以后某时触发一次，归创造它的卡的控制者',
    'An effect may make a delayed trigger for a later time, controlled by its card’s controller',
  ),
  '703.7a': enforced(
    '延迟触发的对象只要还在指明的区域，特征、状态、角色变了也照样触发',
    'A delayed trigger works as long as its object is still in the zone it named, whatever else has changed',
  ),
  '704.1': definition(
    '静止式效果陈述一个事实，一直起作用，不使用也不触发',
    'A static effect states a fact and applies all the time; it is neither used nor triggered',
  ),
  '704.2': enforced(
    '卡在场上、上场的触发解析完之后，它开始持续作用',
    'It starts once the card is on the field and its entering effects are done',
  ),
  '704.3': definition(
    '有些静止式效果是特征定义：说明一张卡的特征是什么',
    'Some static effects define a characteristic of a card',
  ),
  '704.3a': definition(
    '定义自己的阵营、兵种、特性、兵权条件、智力条件或能力值，又不直接影响别的卡，才是特征定义',
    'Defining means: it sets its card’s faction, troop type, trait, troop requirement, wit requirement or ability values, and does not directly affect other cards',
  ),
  '704.4': shaped(
    '静止式效果的控制者就是卡的控制者',
    'A static effect is controlled by its card’s controller',
    '效果的控制者总取自卡牌所在之处',
    'The controller of an effect is always taken from where its card lies',
  ),
  '704.5': shaped(
    '卡离场，或对象不再符合条件，静止式效果就不再影响它',
    'It stops affecting an object when its card leaves the field or the object no longer fits',
    '只在场上（与写明的地方）寻找起作用的效果，别处不找',
    'Active effects are looked for in play, and where they say so; nowhere else',
  ),
} as const satisfies Record<string, RuleEntry>;
