import type { RuleEntry } from '@lianhuan/kernel';
import { enforced, shaped } from '@lianhuan/kernel/rulebook';

/** The principles that every flow rests on. */
export const PRINCIPLES = {
  P1: enforced(
    '技能的话大于牌上的话，牌上的话大于通则；两个效果相抵触，听否定的',
    'A skill’s words go before a card’s, a card’s before the general rules; of two effects that clash the one that forbids wins',
  ),
  P2: shaped(
    '插入的事件先做完，被打断的再从原来的时机继续',
    'An inserted event is finished first; the one it interrupted goes on at the timing it had come to',
    '流程一层套一层，里面的没完，外面的不会往下走',
    'Flows are nested: the outer one cannot go on before the inner one is done',
  ),
  P3: enforced(
    '一事及于多人，或多人答一事，从当前回合角色起逆时针进行',
    'What concerns or asks several characters goes counter-clockwise from the current-turn character',
  ),
  P4: shaped(
    '同一时机里，轮到的角色反复挑一项没挑过的，级别不能高于上一项：武将技、装备技、牌、流程的要求；挑完才轮到下家',
    'At a timing each character in its turn picks options one after another, of a class no higher than the one before: skills of generals, of equipment, cards, what the flow demands; then the next character',
    '时机就是这样开的：一名角色一名角色地，一项一项地挑',
    'This is how a timing is opened: character by character, one option after another',
  ),
  P5: shaped(
    '技能的条件，轮到其拥有者时才看',
    'The condition of a skill is tested once its owner has the chance, not before',
    '到了机会才数有哪些可挑',
    'What could be picked is counted only as the chance comes',
  ),
  P6: enforced(
    '一个时机里只有一名角色能用牌，只用一张；一个技能只挑一次，按数计的可挑那么多次',
    'At a timing one character uses one card at most; a skill is picked once, or as often as it counts',
  ),
  P7: enforced(
    '前面的技能终结了时机或流程，后面的就没有机会',
    'Once a skill has ended the timing or its flow, those after it get no chance',
  ),
  P8: shaped(
    '当前回合角色在自己回合中离场，次序改从其原来的下家起',
    'If the one whose turn it is has left play, whoever sat next to it begins the order',
    '次序从座位数起，而死者不在次序里',
    'The order is counted from a seat, and the dead are not in it',
  ),
  P9: enforced(
    '有消耗的技能：声明、选定全部目标、付清全部消耗是一步，付不清就不能发动；没有消耗的，唯一的效果要做得到；几个效果依次执行，做不到的略过',
    'A skill with a cost: to declare it, to choose all targets and to pay in full is one step, or it cannot be used; without a cost its only effect must be possible; effects go in order, and what cannot be done is passed over',
  ),
  P10: enforced(
    '状态技能没有时机，一直起作用；锁定技不因此优先；要不要发动看有没有“可”',
    'A status skill has no timing and simply applies; being compulsory gives no precedence; whether there is a choice is said by “may”',
  ),
  P11: enforced(
    '效果分即时、延时、状态三种；延时效果不因失去技能而消失；失去技能、死亡或暗置，使那个技能放在武将牌上的牌进弃牌堆',
    'Effects are immediate, delayed or status; a delayed one outlives the skill; losing a skill, death or hiding the general discards the cards that the skill has put on it',
  ),
  P12: enforced(
    '终止：不再产生以后的时机；结束阶段或回合：转到“阶段结束时”或“回合结束前❶”；跳过阶段：不产生其时机，一回合内同一阶段不能跳过两次',
    'Terminating stops all further timings; ending a phase or turn jumps to its “end” or to “before turn end” ❶; a skipped phase has no timings, and cannot be skipped twice in a turn',
  ),
  P13: enforced(
    '检验结束条件时条件成立，游戏立即结束，其余一概不做',
    'When the game’s end is tested and has come the game is over at once, and everything else is cut off',
  ),
  P14: enforced(
    '牌堆不够：加上弃牌堆也不够即平局；牌堆还有牌，弃牌堆洗混后垫在下面；牌堆空了就先洗',
    'Too few cards in the deck: if the discard pile does not make up for it the game is drawn; else it is shuffled and goes under what is left, or becomes the deck',
  ),
} as const satisfies Record<string, RuleEntry>;
