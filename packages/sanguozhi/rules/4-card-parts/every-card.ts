import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, unenforceable } from '@lianhuan/kernel/rulebook';

const PRINTED = [
  '讲的是卡面怎样印制，与对局无关',
  'It speaks of how cards are printed; no play depends on it',
] as const;

const TYPED = [
  '读卡时每种卡牌只认这些部分',
  'Reading a card accepts these parts for its kind and no others',
] as const;

/** Numbers 400 to 409: the parts that cards of several kinds share. */
export const EVERY_CARD = {
  '400.1': definition('卡牌上的各个部分', 'The parts of a card'),
  '400.2': definition(
    '不同种类的卡牌有不同的部分',
    'Cards of different kinds have different parts',
  ),
  '400.2a': unenforceable(
    '每张卡牌都有种类、文字框、原画、稀有度、版本编号',
    'Every card has a kind, a text box, art, a rarity and a version number',
    ...PRINTED,
  ),
  '400.2b': shaped(
    '将领可有名称、数量限制符号、特性、阵营、兵种属性、兵权条件、能力值',
    'A general may have a name, a copy limit, traits, factions, arms, a troop requirement and stats',
    ...TYPED,
  ),
  '400.2c': shaped(
    '谋略可有名称、数量限制符号、特性、发动速度、时限、智力条件',
    'A tactic may have a name, a copy limit, traits, a speed, a duration and a wit requirement',
    ...TYPED,
  ),
  '400.2d': shaped(
    '宝物可有名称、数量限制符号、类型、装备条件、套装名称',
    'A treasure may have a name, a copy limit, a type, an equip requirement and a set name',
    ...TYPED,
  ),
  '400.2e': shaped(
    '兵权可有数量限制符号、类型、面值',
    'A troop card may have a copy limit, a type and a face value',
    ...TYPED,
  ),
  '400.2f': shaped(
    '阵型可有名称、兵种属性、能力值、结阵条件',
    'A formation may have a name, arms, stats and a forming requirement',
    ...TYPED,
  ),
  '400.2g': shaped('事件可有名称、时限', 'An event may have a name and a duration', ...TYPED),
  '400.3': unenforceable(
    '数量限制符号、原画、稀有度、设计者、版本编号与小传不是特征，其余部分都是',
    'Copy limit, art, rarity, designer, version number and flavour text are not characteristics; all other parts are',
    ...PRINTED,
  ),
  '400.4': enforced(
    '“初始”特征指印制的特征，任何效果与规则都不改变它',
    'An “initial” characteristic is the printed one, which no effect or rule changes',
  ),
  '401.1': definition('卡牌共有六种', 'There are six kinds of cards'),
  '401.1a': definition(
    '左上角是阵营旗帜的是将领，以“名”计',
    'A card with a faction’s banner is a general',
  ),
  '401.1b': definition('标“謀”的是谋略，以“张”计', 'A card marked 謀 is a tactic'),
  '401.1c': definition('标“寶”的是宝物，以“件”计', 'A card marked 寶 is a treasure'),
  '401.1d': definition('标“權”的是兵权', 'A card marked 權 is a troop card'),
  '401.1e': definition('标“陣”的是阵型，以“张”计', 'A card marked 陣 is a formation'),
  '401.1f': definition('标“事”的是事件，以“张”计', 'A card marked 事 is an event'),
  '401.2': unenforceable(
    '要求选一个卡牌种类时，从六种里选',
    'Told to choose a kind of card, a player chooses one of the six',
    '这里没有卡牌让人选择卡牌种类',
    'No card here has a player choose a kind of card',
  ),
  '402.1': unenforceable(
    '名称以繁体印在卡面上方，文字框里的卡名为红字',
    'Names are printed at the top in traditional characters, and in red within text',
    ...PRINTED,
  ),
  '402.2': enforced(
    '中文名称相同就是同名卡，不问版本与原画',
    'Cards with the same Chinese name have the same name, whatever their version or art',
  ),
  '402.2a': enforced(
    '兵权没有名称，彼此不算同名卡',
    'Troop cards have no name, so no two of them share one',
  ),
  '402.3': enforced(
    '以名称指卡牌时，不论它在哪个区域',
    'A name refers to the card in whatever zone it is',
  ),
  '402.3a': shaped(
    '效果里写自己的名称，指所有同名的卡牌；写“本某某”才只指自己',
    'A card’s own name in its text means every card of that name; only “this <name>” means the card alone',
    '“本”就是这一张卡',
    '“This” is the one card',
  ),
  '402.3b': shaped(
    '按名称检索只取一张，即使同名的不止一张',
    'A search for a name finds one card even where several share the name',
    '检索的张数照效果所写，名称不改变它',
    'The number fetched is what the effect says; a name does not change it',
  ),
  '403.1': enforced(
    '数量限制符号上的数字是该编号的卡牌在卡组里最多的张数',
    'The number in the copy limit is the most copies of that card in a deck',
  ),
  '403.1a': enforced(
    '有数量限制符号的将领不受同名限制',
    'A general with a copy limit is exempt from the same-name rule',
  ),
  '404.1': shaped('只有将领与谋略有特性', 'Only generals and tactics have traits', ...TYPED),
  '404.2': definition(
    '“某特性卡牌”指有该特性的卡牌',
    'A trait before a kind of card means cards with that trait',
  ),
  '404.2a': unenforceable(
    '要求选一种特性时，只能从列出的特性里选',
    'Told to choose a trait, a player chooses one of those listed',
    '这里没有卡牌让人选择特性',
    'No card here has a player choose a trait',
  ),
  '404.3': definition('已有的特性如下', 'The traits there are'),
  '404.3a': shaped(
    '将领专有的特性，如文人、勇猛、巧匠、皇帝',
    'The traits of generals only, such as scholar, valiant, artisan or emperor',
    '特性表就是读卡时认得的特性',
    'The list is what reading a card accepts',
  ),
  '404.3b': shaped(
    '谋略专有的特性，如兵法、火计、水计、外交',
    'The traits of tactics only, such as art of war, fire, water or diplomacy',
    '特性表就是读卡时认得的特性',
    'The list is what reading a card accepts',
  ),
  '404.3c': shaped(
    '锋骑、烈弓、铁盾、御谋两种卡牌都可以有',
    'Four traits that both generals and tactics may have: 锋骑, 烈弓, 铁盾 and 御谋',
    '特性表就是读卡时认得的特性',
    'The list is what reading a card accepts',
  ),
  '405.1': unenforceable(
    '原画不影响游戏：画着弓的未必是弓兵',
    'Art never matters: a general drawn with a bow need not be an archer',
    ...PRINTED,
  ),
  '406.1': definition(
    '文字框里写效果、解释、面值或小传',
    'The text box holds effects, explanations, a face value or flavour text',
  ),
  '406.2': definition(
    '效果写在文字框里，各色文字都是效果的一部分',
    'Effects stand in the text box; words of any colour belong to them',
  ),
  '406.2a': shaped(
    '写在同一段的几个禀赋彼此独立',
    'Keywords (禀赋) that share a line are separate effects',
    '读文字时一个禀赋读成一个效果',
    'Reading the text makes each keyword an effect of its own',
  ),
  '406.2b': shaped(
    '每个段落是一个独立的效果',
    'Each paragraph is an effect of its own',
    '读文字时一段读成一个效果',
    'Reading the text makes each paragraph an effect of its own',
  ),
  '406.2c': unenforceable(
    '括号里的解释本身不起作用',
    'Explanations in brackets do nothing by themselves',
    '这里的卡牌不写解释文字',
    'No card here prints explanations',
  ),
  '406.3': definition(
    '兵权的面值写在文字框里',
    'The face value of a troop card stands in its text box',
  ),
  '406.4': unenforceable('小传不影响游戏', 'Flavour text never matters', ...PRINTED),
  '407.1': unenforceable(
    '稀有度表示补充包里出现的机会，由白玉到橙玉递减',
    'Rarity tells how often a booster holds the card, from white jade down to orange jade',
    ...PRINTED,
  ),
  '408.1': unenforceable(
    '玩家设计的卡牌印着设计者',
    'A card that a player designed bears the designer’s name',
    ...PRINTED,
  ),
  '409.1': unenforceable(
    '右下角印着版本名称、卡牌编号与版本最大编号',
    'The version, the card’s number and the highest number are printed in the lower right corner',
    ...PRINTED,
  ),
  '409.1a': unenforceable(
    '版本名称是所属补充包系列的名称',
    'The version is the series that the card was sold in',
    ...PRINTED,
  ),
  '409.1b': unenforceable(
    '卡牌编号是它在该版本中的第几张',
    'The number is the card’s place in that series',
    ...PRINTED,
  ),
  '409.1c': unenforceable(
    '版本最大编号是该版本的总张数',
    'The highest number is the size of that series',
    ...PRINTED,
  ),
  '409.2': unenforceable(
    '版本编号不影响游戏，只有比赛会据此禁限卡牌',
    'The version never matters in play; only tournaments restrict cards by it',
    '禁限由比赛的主办者规定',
    'Restrictions are set by those who run tournaments',
  ),
} as const satisfies Record<string, RuleEntry>;
