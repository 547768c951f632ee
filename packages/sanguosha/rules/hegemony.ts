import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** The game of hidden generals (国战). */
export const HEGEMONY = {
  H1: enforced(
    '从七张武将（不含君主武将）里留两张同势力的，暗置，副将在左，主将在右；体力上限是两张相加的整鱼数；剩半条鱼的记下',
    'Of seven generals, lords not among them, two of one faction are kept face down, the deputy left, the primary general right; maximum HP are the whole fish of both, and a half left over is noted',
  ),
  H2: enforced('随机一人先行动，为一号位', 'A random player goes first and has seat 1'),
  H3: enforced(
    '存活的角色都有势力且相同，该势力获胜',
    'A faction wins once everybody alive is known to be of it',
  ),
  H4: enforced(
    '杀死同势力的：弃置所有牌；野心家杀人摸三张；否则摸死者势力的存活人数再加一张',
    'Who kills one of the own faction discards everything; a careerist who kills draws three; others draw as many as the dead one’s faction has living characters, and one more',
  ),
  H5: enforced(
    '鏖战在回合开始后❶检验：存活人数不多于三加上“人数减七”的符号，且没有两人同势力；此后桃可作杀、闪的实体牌，不能当桃用',
    'The last fight is tested at after turn start ❶: no more than 3 living plus the sign of players less 7, and no two of a faction; from then a Peach can be the real card of a Slash or Dodge, not of a Peach',
  ),
  H6: enforced(
    '势力确定：原有势力而君主已死的成野心家；没有的，同势力君主在世就入该势力，君主死了或该势力别的角色（死去的也算）已有一半人数就成野心家；每个野心家自成一家',
    'The faction is determined: one whose lord is dead becomes a careerist; one without joins a living lord, else is a careerist if the lord is dead or others of the faction, dead ones too, are half of the players; each careerist is a faction',
  ),
  H7: enforced(
    '明置有四种缘由：发动有消耗的技能、发动没有消耗的技能、响应阵法召唤、其他；各有明置前后定下的东西',
    'Showing has four causes: using a skill with a cost, one without, answering a formation call, anything else; each fixes its own before and after',
  ),
  H8: enforced(
    '明置后依次：闺秀；首次两张都明置且珠联璧合，得标记；有半条鱼，得阴阳鱼；全场首个明置的得先驱；主将可换成君主武将，该势力的野心家归来，再检验获胜',
    'After showing, in order: 闺秀; a mark for a pair shown for the first time; a yin-yang fish for the half left over; a vanguard mark for the first to show at all; the lord general may be taken, careerists return, and the win is tested',
  ),
  H9: enforced(
    '暗置的武将：必须发动的技能可以不发动，状态技无效；性别：都没明置就没有，明置一张随它，都明置随主将',
    'Hidden generals: a skill that would have to be used need not be, and status skills are off; sex is none, that of the one shown, or the primary general’s when both are',
  ),
  H10: enforced(
    '珠联璧合：弃之摸两张，或当桃；阴阳鱼：弃之摸一张，或手牌上限加二；先驱：弃之把手牌补到四张，并看一张暗置的武将',
    'A pair mark is spent for two cards or as a Peach; a yin-yang fish for one card, or 2 on the hand limit; a vanguard mark to fill the hand to four and to look at a hidden general',
  ),
  H11: enforced(
    '阵法召唤的条件与次序（见 T49）：队列先逆时针再顺时针，由近及远；围攻先下家一侧',
    'Conditions and order of the formation call (see T49): a line goes counter-clockwise outward, then clockwise; a siege asks the side of the next seat first',
  ),
  H12: enforced(
    '叠置如同背面朝上；移除的武将归武将牌堆，由士兵牌代替；变更副将：先全部明置，再换一张随机的同势力武将',
    'A stacked general is as face down; a removed one goes back to the pile, a soldier in its place; changing the deputy shows all, then takes a random general of the faction',
  ),
  H13: enforced(
    '君临天下的君主武将；有人死亡时可能立即获胜',
    'Lord generals of 君临天下, and the instant win when somebody dies',
  ),
} as const satisfies Record<string, RuleEntry>;
