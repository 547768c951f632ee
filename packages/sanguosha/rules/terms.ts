import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** The terms of card text: T01 to T58, in the order of the glossary. */
export const TERMS = {
  T01: enforced(
    '锁定技是标签：使非锁定技无效的效果管不到带它的技能，此外没有别的作用',
    'Compulsory (锁定技) is a tag: what voids skills without it does not reach a skill that has it; it does nothing else',
  ),
  T02: enforced(
    '限定技：一局里最多发动一次',
    'A limited skill (限定技) is used at most once in a game',
  ),
  T03: enforced(
    '觉醒技同时也算锁定技和限定技',
    'An awakening skill (觉醒技) counts as compulsory and as limited, too',
  ),
  T04: enforced(
    '武将牌上的主公技只归身份为主公的人；别人要有它，只能靠获得',
    'A lord skill (主公技) on a general is had by the lord only; anybody else has it only by gaining it',
  ),
  T05: enforced(
    '某人的牌指其手牌与装备区里的牌；除流程所需外只能动自己的牌，没说是谁的区域就是自己的',
    'A character’s cards are those of hand and equipment; but for what the flow demands one handles only one’s own, and a zone of nobody named is one’s own',
  ),
  T06: enforced(
    '消耗前的“可”：选择发动与否；效果前的“可”：选择执行与否；没有消耗时，唯一效果前的“可”就是选择发动与否',
    '“May” (可) before a cost: whether to use the skill; before an effect: whether to carry it out; without a cost, before the only effect: whether to use it',
  ),
  T07: definition('【】括着游戏牌的名字', '【】 hold the name of a playing card'),
  T08: definition('〖〗括着技能的名字', '〖〗 hold the name of a skill'),
  T09: enforced(
    '“”括着放在武将牌上或旁边的牌的别称，或者标记的名字；没说是谁的，就是技能拥有者自己的',
    '“” hold the name of cards laid on or beside a general, or of a mark; with no owner named they are those of the skill’s owner',
  ),
  T10: definition(
    '{}括着一个算式，或标出句子里的层次',
    '{} hold a formula, or show how a sentence is nested',
  ),
  T11: definition(
    '“/”把构造相同的几个技能并作一句：各处按次序一一对应，分别成句',
    '“/” joins skills of one build into a sentence: the parts correspond in order, and each row is a skill',
  ),
  T12: enforced(
    '“▶”左边是发动技能的消耗，右边是效果',
    'Left of “▶” stands the cost of using the skill, right of it the effect',
  ),
  T13: enforced(
    '“▷”右边的效果，要左边紧挨的效果执行了才能执行',
    'The effect right of “▷” is carried out only if the one just left of it was',
  ),
  T14: enforced(
    '“→”右边是延时效果，到它自己的时机才执行',
    'Right of “→” stands a delayed effect, carried out at a timing of its own',
  ),
  T15: enforced(
    '转移牌：取消原目标，换成新目标，排进尚未经过“成为目标时”的目标里，延时锦囊随之改放；转移伤害：防止原伤害，再造成来源、渠道、属性、数值都相同的伤害',
    'Redirecting a card: the target is replaced by a new one among those that have not become targets yet, and a delayed trick moves along; redirecting damage: it is prevented, and damage of the same source, channel, nature and value is dealt to another',
  ),
  T16: enforced(
    '“依次”操作几张牌，是一张一张地做；没有这个词，就是几张同时做',
    '“One after another” (依次) handles cards one at a time; without that word they are handled all at once',
  ),
  T17: enforced(
    '“此牌”是上文提到的那张牌；其间它若换过区域，就不再有这张牌',
    '“This card” (此牌) is the one spoken of before; once it has changed its zone meanwhile, there is none',
  ),
  T18: enforced(
    '“需”：怎样响应由角色自己选',
    '“Needs to” (需): the character chooses how to answer',
  ),
  T19: enforced('“须”：非做不可', '“Must” (须): there is no choice'),
  T20: enforced(
    '“并”连着的操作同时进行，有一个做不了，就都不做',
    'Deeds joined by “and” (并) happen together; if one of them cannot be done none is',
  ),
  T21: shaped(
    '失去体力与受到伤害都会扣减体力，但两者不是一回事',
    'Losing HP and taking damage both reduce HP, but they are different events',
    '失去体力是另一个流程，没有伤害的时机',
    'Losing HP is a flow of its own, without the timings of damage',
  ),
  T22: enforced(
    '使用（打出）牌的人就是其使用者；中途换了使用者，后面的流程算新人在用，次数和“使用过”仍记在原来的人头上；使用者死了，仍能查到其情况',
    'Who uses or plays a card is its user; if another takes over, the flow goes on as theirs while limits and “has used” stay with the first; what is known of a dead user can still be asked',
  ),
  T23: enforced(
    '造成伤害的人是来源；结算时来源已死，就当没有来源；改变来源不会改变牌的使用者',
    'Who deals damage is its source; a source that is dead counts as none; a changed source does not change a card’s user',
  ),
  T24: enforced(
    '伤害由哪张牌或哪个技能造成，那就是它的渠道；连环与转移沿用原来的渠道',
    'The card or skill whose effect deals damage is its channel; chained and redirected damage keep the channel',
  ),
  T25: definition(
    '没有属性的是普通伤害；火焰与雷电是属性伤害',
    'Damage without a nature is normal; fire and thunder damage is elemental',
  ),
  T26: enforced(
    '由连环传来的属性伤害，以及转移它而来的，是连环伤害：它不再引起连环；每个受到的人各走一遍伤害流程',
    'Elemental damage passed on by chains, or redirected from such, is chained damage: it starts no chain again; each character that takes it has a damage flow of its own',
  ),
  T27: enforced(
    '体力值小于上限为已受伤，等于上限为未受伤',
    'Below the maximum HP one is wounded, at the maximum unhurt',
  ),
  T28: enforced(
    '回复X点：没受伤的不能执行；缺得比X少，就只回复缺的',
    'Recovering X: an unhurt character cannot; one that misses fewer recovers what is missing',
  ),
  T29: enforced(
    '回复至X点：体力已满或不少于X就不能执行；否则回复到X与上限中较小的',
    'Recovering to X: not possible at full HP or with X or more; else up to X or the maximum, whichever is less',
  ),
  T30: enforced(
    '几项选一项：无条件的消耗付不起，或所有无条件的效果都执行不了的那一项，不能选',
    'Of several options none can be chosen whose unconditional cost cannot be paid, or whose unconditional effects can none of them be carried out',
  ),
  T31: enforced(
    '令人执行：那人做不到就不能令；弃置只要有合乎要求的牌便可；令多人时有一人做得到便可',
    'Making somebody do something needs that it can be done; for a discard any fitting card is enough, for several people one who can',
  ),
  T32: enforced(
    '“另一名角色”不含前面说的那名角色',
    '“Another character” (另一名角色) is any but the one spoken of',
  ),
  T33: definition(
    '“你”在牌上指使用者，在技能里指拥有者',
    '“You” is the user of a card and the owner of a skill',
  ),
  T34: enforced('“其他角色”是除“你”以外的角色', '“Other characters” (其他角色) are all but “you”'),
  T35: enforced(
    '一张牌的目标，就是其目标列表里的全部目标',
    'The targets of a card are all those in its list of targets',
  ),
  T36: enforced(
    '“以此法”指这一次发动里的做法；“未以此法”看的是整局',
    '“In this way” (以此法) is by this very use of the skill; “not in this way” looks at the whole game',
  ),
  T37: shaped(
    '对某人可见的牌，不论哪面朝上，那人随时可看；只说可见，则人人可看',
    'A card visible to somebody can be looked at by them at any time, whichever side is up; one simply visible by everybody',
    '谁可看由牌所在的区域规定，视图随时按它给出',
    'Who may look is said by the zone that a card lies in, and every view goes by it',
  ),
  T38: enforced(
    '谁的伤害使人进入濒死而死于那次濒死结算，谁就杀死了那人',
    'Whose damage brings a character to the dying flow in which it dies has killed it',
  ),
  T39: shaped(
    '“各”：先把合条件的角色都定下，再依次执行',
    '“Each” (各): first all characters that qualify are fixed, then they do it one after another',
    '先得出角色，再逐个执行：就是代码的次序',
    'Whom it means is found before the first of them does it: the very order of the code',
  ),
  T40: enforced(
    '主将技只在该武将是主将时有效，副将技只在是副将时有效',
    'A primary general’s skill (主将技) works only for a primary general, a deputy’s (副将技) only for a deputy',
  ),
  T41: enforced(
    '中间没有别的角色，两人相邻',
    'Two characters with nobody between them are adjacent',
  ),
  T42: enforced(
    '上家与下家同势力而与自己不同，自己就被围攻，那两人是围攻者',
    'One whose two neighbours share a faction that is not one’s own is besieged by them',
  ),
  T43: enforced(
    '相连的两名以上同势力角色处于同一队列',
    'Two or more adjacent characters of one faction are in one line',
  ),
  T44: enforced(
    '人数最多且多于一人的势力是大势力，可以不止一个',
    'Factions of the most characters, if that is more than one, are the big ones',
  ),
  T45: enforced(
    '有大势力时，其余势力与不属大势力的角色都是小的',
    'While there is a big faction all other factions, and characters outside of it, are small',
  ),
  T46: enforced(
    '不计入距离的角色：与它之间没有距离可算，算别人之间的距离时当它不在',
    'One left out of distances has none to or from others, and is passed over between others',
  ),
  T47: enforced(
    '不计入座次的角色：不与人相邻，不参与围攻和队列；定别人的上下家时越过它，它自己没有上下家',
    'One left out of seats is adjacent to nobody, in no siege and no line; it is passed over as a neighbour and has none itself',
  ),
  T48: enforced(
    '阵法技看座次；能发动就必须发动，能起作用就必须起作用；场上不足四人时无效',
    'A formation skill (阵法技) looks at seats; it is used and applies whenever it can; with fewer than four characters it is void',
  ),
  T49: enforced(
    '阵法召唤：有势力、不是野心家、已明置有阵法技的武将，且座次上有尚无势力的人合适；那些明置后会与己同势力的人依次选择是否明置',
    'A formation call: by one with a faction, no careerist (野心家), with a shown general that has a formation skill, and with somebody faction-less in a fitting seat; those who would join choose in order whether to show',
  ),
  T50: enforced(
    '势力召唤：还没有势力、明置后会与召唤者同势力的角色，都可以明置一张武将牌',
    'A faction call: all without a faction who would be of the caller’s may show a general',
  ),
  T51: enforced(
    '也成为目标：给合法的角色生成目标并按座次排好，不受目标数上限管；不合法的角色不行',
    'Becoming a target as well: legal characters are added and sorted by seat, beyond the limit of targets; others cannot be',
  ),
  T52: enforced(
    '只说“因某操作”，是谁做的都算；说了“因某人做”，只算那人',
    '“Because of a deed” counts whoever did it; “because somebody did” only theirs',
  ),
  T53: enforced(
    '奥秘技：武将暗置时不声明发动，直接执行效果',
    'An arcane skill (奥秘技) of a hidden general is carried out without being declared',
  ),
  T54: shaped(
    '牌堆里的第几张，从上往下数',
    'Cards of the deck are counted from its top',
    '牌堆的牌都从顶上数',
    'Cards of the deck are counted from its top everywhere',
  ),
  T55: enforced(
    '军令：从六项中随机抽两项，发令者选一项；执行者决定执行与否，执行了就算，哪怕没能做全',
    'A command (军令): two of six at random, of which the giver picks one; the other decides whether to execute it, which counts even if not all of it could be done',
  ),
  T56: shaped(
    '失去所有武将技能，不包括因别人技能的状态效果而有的',
    'Losing all general skills leaves those that another’s skill lends by a status effect',
    '因别人的状态效果而有的技能不在自己名下，没有可失去的',
    'What another lends stands under that one’s name, and there is nothing of one’s own to lose',
  ),
  T57: enforced(
    '由需要使用（打出）时❷的技能或延时效果得来的，以及几个写明的技能使用（打出）的牌，是转化的牌',
    'What is used or played by a skill or delayed effect of “needs to use (play)” ❷, or by one of a few named skills, is a converted card',
  ),
  T58: enforced(
    '造成者已死，其造成的伤害就是没有来源的伤害',
    'Damage dealt by somebody dead is taken without a source',
  ),
} as const satisfies Record<string, RuleEntry>;
