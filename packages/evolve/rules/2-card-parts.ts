import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table, unenforceable } from '@lianhuan/kernel/rulebook';

const PRINTED = [
  '讲的是卡面怎样印制，与对局无关',
  'It speaks of how cards are printed; no play depends on it',
] as const;

const WRITTEN = ['卡面图标在这里写成文字', 'The icon of the card is a word here'] as const;

/** Chapter 2, 卡牌信息: what is printed on a card, and what of it matters in play. */
export const CARD_PARTS = {
  '2.1': definition('卡牌名称', 'The name'),
  '2.1.1': definition('每张卡牌有固定的名称', 'Every card has a name of its own'),
  '2.1.2': enforced(
    '『名称』视上下文指叫这个名称的卡牌，或名称里含有它的卡牌',
    '『Name』 means, as the text has it, the cards of that name or those whose name contains it',
  ),
  '2.2': definition('职业', 'The class'),
  '2.2.1': definition('卡牌所属的职业', 'The class that a card belongs to'),
  '2.2.2': enforced(
    '职业有精灵、皇家护卫、巫师、龙族、梦魇、主教，另有中立',
    'The classes are elf, royal, witch, dragon, nightmare and bishop, besides neutral',
  ),
  '2.2.3': definition(
    '构筑牌组和卡牌效果会用到职业',
    'Deck building and effects ask for the class',
  ),
  '2.3': definition('种类', 'The kind'),
  '2.3.1': definition('卡牌所属的种类', 'The kind that a card is of'),
  '2.3.2': enforced(
    '种类有主战者、随从、护符、法术四种，一张卡牌是其中一种',
    'A card is a leader, a follower, an amulet or a spell',
  ),
  '2.3.2.1': definition('标着“主战者”的是主战者', 'A card marked 主战者 is a leader'),
  '2.3.2.2': definition('标着“随从”的是随从', 'A card marked 随从 is a follower'),
  '2.3.2.3': definition('标着“护符”的是护符', 'A card marked 护符 is an amulet'),
  '2.3.2.4': definition('标着“法术”的是法术', 'A card marked 法术 is a spell'),
  '2.3.3': definition('有些卡牌另有特殊种类', 'Some cards are of a special kind besides'),
  '2.3.3.1': definition('标着“进化”的是进化卡', 'A card marked 进化 is an evolve card'),
  '2.3.4': enforced(
    '只写种类名称，指的就是该种类的卡牌',
    'The name of a kind alone means cards of that kind',
  ),
  '2.4': definition('类型', 'The traits'),
  '2.4.1': definition('卡牌具有的特征', 'What a card is like'),
  '2.4.2': definition(
    '类型本身不起作用，只供别的卡牌提到',
    'A trait does nothing by itself; other cards may ask for it',
  ),
  '2.5': definition('费用', 'The cost'),
  '2.5.1': shaped(
    '使用这张卡牌要付的能量点',
    'How many play points it takes to use the card',
    '要付的就是卡牌的费用',
    'What is paid is the cost of the card',
  ),
  '2.6': definition('效果文本', 'The text'),
  '2.6.1': definition('写着卡牌的效果', 'It says what the card does'),
  '2.6.2': table(
    '括号里的注释只作说明，不起作用',
    'What stands in brackets explains the text and does nothing itself',
    '括号里的话在读牌面时就不进语法树',
    'Words in brackets never enter the tree that is read',
  ),
  '2.7': definition('攻击力', 'Attack'),
  '2.7.1': enforced('攻击时造成多少伤害以它为准', 'It measures the damage of an attack'),
  '2.7.1.1': table('文本里的攻击力可以印成图标', 'In text it may be an icon', ...WRITTEN),
  '2.8': definition('生命值', 'Life'),
  '2.8.1': enforced(
    '受到多少伤害会被破坏以它为准',
    'It measures the damage that destroys the card',
  ),
  '2.8.1.1': table('文本里的生命值可以印成图标', 'In text it may be an icon', ...WRITTEN),
  '2.8.2': enforced(
    '随从和主战者受到伤害，生命值就减少',
    'Damage takes life from a follower or a leader',
  ),
  '2.8.3': enforced(
    '主战者卡上没印生命值，主战者照样有',
    'A leader has life although none is printed',
  ),
  '2.8.3.1': shaped(
    '没有另行说明，主战者的生命值是 20',
    'A leader has 20 life unless something else is said',
    '开局的数由设定读入，就写进状态',
    'The number is read from the set-up and written into the state',
  ),
  '2.9': definition('衍生物信息', 'The tokens'),
  '2.9.1': definition('列出这张卡牌会生成的衍生物', 'It shows the tokens that the card makes'),
  '2.9.2': unenforceable(
    '只为方便查看，不起作用',
    'It is there for reference and does nothing',
    ...PRINTED,
  ),
  '2.10': definition('卡图', 'The picture'),
  '2.10.1': unenforceable('卡面上的插图', 'The art on the card', ...PRINTED),
  '2.10.2': unenforceable('卡图不影响游戏', 'Art never matters', ...PRINTED),
  '2.11': definition('背景文本', 'The flavour text'),
  '2.11.1': unenforceable('印在名称上方的故事文字', 'A line of story above the name', ...PRINTED),
  '2.11.2': unenforceable('背景文本不影响游戏', 'Flavour text never matters', ...PRINTED),
  '2.12': definition('稀有度', 'The rarity'),
  '2.12.1': unenforceable('这张卡牌有多难得', 'How rare the card is', ...PRINTED),
  '2.12.2': unenforceable('稀有度不影响游戏', 'Rarity never matters', ...PRINTED),
  '2.13': definition('附注', 'The notes'),
  '2.13.1': unenforceable(
    '卡牌编号、主题、版权等合称附注',
    'Card number, theme, copyright and the like are the notes',
    ...PRINTED,
  ),
  '2.13.2': definition('构筑牌组可能用到主题', 'Deck building may ask for the theme'),
  '2.13.3': unenforceable(
    '附注里除主题外都不影响游戏',
    'Nothing in the notes but the theme matters',
    ...PRINTED,
  ),
  '2.14': definition('联动名称', 'The linked name'),
  '2.14.1': definition(
    '有些卡牌在名称之外还有联动名称',
    'Some cards have a linked name besides their own',
  ),
  '2.14.2': enforced(
    '说到一张卡牌的联动名称，等于说到它的名称',
    'To speak of a card’s linked name is to speak of its name',
  ),
} as const satisfies Record<string, RuleEntry>;
