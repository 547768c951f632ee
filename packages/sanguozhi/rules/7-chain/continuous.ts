import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Continuous effects and how they combine: rules 708 and 709. */
export const CONTINUOUS = {
  '708.1': definition(
    '持续性效果作用在一段期限内或无期限地影响卡、控制权、玩家或规则',
    'A continuous effect changes cards, control, players or rules for a time or for good',
  ),
  '708.2': definition(
    '它可以由解析的谋略、启动式或触发式效果产生',
    'It may come from a tactic, activated or triggered effect that resolves',
  ),
  '708.2a': enforced(
    '这样产生的从解析时开始，没写期限就到游戏结束',
    'One like that starts on resolution and, without a duration, lasts to the end of the game',
  ),
  '708.2b': shaped(
    '其中的 X 只在解析时定一次',
    'Its X is fixed once, on resolution',
    'X 写进产生的效果里，之后不再算',
    'X is written into the effect that begins, and never worked out again',
  ),
  '708.2c': enforced(
    '其对象在产生时锁定：之后才符合的不受影响，之后不再符合的仍受影响',
    'Its objects are locked when it starts: later ones are not affected, and those that change stay affected',
  ),
  '708.2d': shaped(
    '它修改自己那张卡的智力条件时，卡进了墓地就不再起作用',
    'If it changes its own card’s wit requirement it ends when that card goes to the graveyard',
    '卡牌换了区域就不再是那个对象',
    'A card that changed its zone is no longer the object it was',
  ),
  '708.3': definition('它也可以由静止式效果产生', 'It may also come from a static effect'),
  '708.3a': shaped(
    '静止式的不锁定对象，随时符合的都受影响',
    'A static one locks nothing: whatever fits at the moment is affected',
    '每次都重新算出受影响的卡牌，没有锁定',
    'Those it affects are worked out anew each time; nothing locks them in',
  ),
  '708.3b': shaped(
    '只要卡还在所要求的区域，它就一直起作用',
    'It applies as long as its card is in the zone it needs',
    '只在场上（与写明的地方）寻找起作用的效果，别处不找',
    'Active effects are looked for in play, and where they say so; nowhere else',
  ),
  '708.3c': shaped(
    '别的卡进入所说的区域，就受它影响',
    'Another card is affected once it comes into the zone it speaks of',
    '每次都重新算出受影响的卡牌，没有锁定',
    'Those it affects are worked out anew each time; nothing locks them in',
  ),
  '709.1': shaped(
    '一张卡的特征从初始特征算起，依八层次序应用持续性效果作用',
    'A card’s characteristics start from its initial ones and continuous effects are applied in eight layers',
    '逐层计算就是特征的算法本身',
    'Going through the layers is the computation itself',
  ),
  '709.1a': shaped(
    '第 1 层：改变控制者',
    'Layer 1: who controls it',
    '控制者就是所在区域的主人，改变控制者先移动卡牌，各层都在其后算',
    'The controller is whose zone the card lies in: a change of control moves the card before any layer is worked out',
  ),
  '709.1b': shaped(
    '第 2 层：改变角色',
    'Layer 2: its role',
    '角色由所在将领槽决定，改变角色先移动卡牌，其余各层都在其后算',
    'The role is that of the slot: a change of role moves the card before the other layers are worked out',
  ),
  '709.1c': shaped(
    '第 3 层：改变阵营',
    'Layer 3: its faction',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.1d': shaped(
    '第 4 层：改变兵种属性',
    'Layer 4: its troop type',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.1e': shaped(
    '第 5 层：改变特性',
    'Layer 5: its traits',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.1f': shaped(
    '第 6 层：改变兵权条件',
    'Layer 6: its troop requirement',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.1g': shaped(
    '第 7 层：改变文字框',
    'Layer 7: its text',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.1h': shaped(
    '第 8 层：改变能力值',
    'Layer 8: its ability values',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.2': enforced(
    '第 1 至 7 层里先应用特征定义，再按时间印记应用其余',
    'In layers 1 to 7 defining effects come first, the rest by time stamp',
  ),
  '709.3': shaped(
    '第 8 层分四个子层，子层内按时间印记',
    'Layer 8 has four sublayers, by time stamp within each',
    '依子层计算就是能力值的算法本身',
    'Going through the sublayers is the computation itself',
  ),
  '709.3a': shaped(
    '子层 1：定义能力值的特征定义',
    'Sublayer 1: defining effects that set ability values',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.3b': shaped(
    '子层 2：设定为某数值',
    'Sublayer 2: setting to a value',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.3c': shaped(
    '子层 3：增减',
    'Sublayer 3: adding and subtracting',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.3d': shaped(
    '子层 4：交换',
    'Sublayer 4: exchanging',
    '每种改变的层写在它的词上，没有别的层可用',
    'Each kind of change names its layer, and there is no other for it',
  ),
  '709.4': shaped(
    '各层随时自动重算，更改在瞬间完成',
    'The layers are applied all the time, and changes are instantaneous',
    '数值是查看时按层算出来的',
    'Values are worked out through the layers whenever they are looked at',
  ),
  '709.5': shaped(
    '跨几层的效果各部分在各自的层应用；开始应用后，就算来源效果途中被移除也应用完',
    'An effect with parts in several layers applies each in its own, and goes on even if its source is removed on the way',
    '各层的部分属于同一个效果，一开始就一起定下',
    'The parts in all layers are one effect, settled together when it starts to apply',
  ),
  '709.6': shaped(
    '同一层或子层里，时间印记早的先应用',
    'Within a layer or sublayer the older time stamp is applied first',
    '应用的次序就是按时间印记排的次序',
    'The order of applying is the order of their time stamps',
  ),
  '709.6a': enforced(
    '静止式的时间印记是卡进场的时候，或给予它该效果的那个效果作用的',
    'A static effect’s time stamp is that of its card’s entering, or of the effect that gave it',
  ),
  '709.6b': shaped(
    '解析产生的，时间印记是它产生的时候',
    'One from a resolution has the time of its making',
    '应用的次序就是按时间印记排的次序',
    'The order of applying is the order of their time stamps',
  ),
  '709.6c': shaped(
    '同时得到时间印记的，按主动玩家优先由控制者决定先后',
    'Equal time stamps are ordered by their controllers, the active player first',
    '一起进场的卡也由玩家一张一张放上去，时间印记从不相同',
    'Cards that enter together are still put down one by one by their players: no two stamps are the same',
  ),
  '709.7': enforced(
    '同一层或子层里的从属关系先于时间印记',
    'Dependency within a layer or sublayer overrides time stamps',
  ),
  '709.7a': enforced(
    '同层应用、后者会改变前者的内容或对象、两者同为或同不为特征定义，前者才从属于后者',
    'One depends on another if both are in the same layer, the other changes what it does or to what, and both or neither are defining',
  ),
  '709.7b': enforced(
    '从属的等所从属的都应用完；同时就绪的按时间印记；成环则不理从属',
    'A dependent effect waits for all it depends on; those ready together go by time stamp, and in a loop dependency is ignored',
  ),
  '709.7c': enforced(
    '每应用一个，余下的次序重新确定',
    'After each one the order of the rest is settled anew',
  ),
  '709.8': shaped(
    '后应用的可以盖过先应用的',
    'A later one may override an earlier one',
    '应用的次序就是按时间印记排的次序',
    'The order of applying is the order of their time stamps',
  ),
  '709.9': enforced(
    '带“始终”的盖过同层或子层的其他，几个“始终”之间按时间印记',
    '“Always” overrides others of its layer or sublayer; among several, time stamps decide',
  ),
  '709.10': enforced(
    '影响玩家的在卡的特征确定之后按时间印记应用',
    'Effects on players are applied after the cards’ characteristics, by time stamp',
  ),
  '709.11': enforced('影响规则的最后应用', 'Effects on rules are applied last of all'),
} as const satisfies Record<string, RuleEntry>;
