import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Numbers 417 to 421: the parts of treasures, formations and troop cards. */
export const OTHER_PARTS = {
  '417.1': shaped(
    '只有宝物与兵权有类型',
    'Only treasures and troop cards have a type',
    '读卡时只有这两种卡牌有这一部分',
    'Reading a card accepts this part for these two kinds only',
  ),
  '417.2': shaped(
    '宝物的类型有四种，一件恰有一种；很早的宝物没有类型',
    'There are four types of treasures and each has one; very early ones have none',
    '读卡时只认这四种',
    'Reading a treasure accepts these four only',
  ),
  '417.2a': definition('短剑图标的是武器', 'A dagger marks a weapon'),
  '417.2b': definition('盔甲图标的是防具', 'A suit of armour marks armour'),
  '417.2c': definition('如意图标的是饰品', 'A sceptre marks an ornament'),
  '417.2d': definition('马头图标的是坐骑', 'A horse’s head marks a mount'),
  '417.3': shaped(
    '兵权的类型有三种，一张恰有一种',
    'There are three types of troop cards and each has one',
    '读卡时必须写明其中一种',
    'Reading a troop card demands one of the three',
  ),
  '417.3a': definition(
    '没有图标的是基础兵权',
    'A troop card without an icon is a basic troop card',
  ),
  '417.3b': definition('虎头图标的是虎符兵权', 'A tiger’s head marks a tiger tally'),
  '417.3c': definition('“令”字图标的是特殊兵权', 'The character 令 marks a special troop card'),
  '417.3d': definition(
    '特殊兵权除面值外还有效果',
    'A special troop card has effects beside its face value',
  ),
  '418.1': definition(
    '宝物的装备条件规定哪些将领能装备它，“无”即不限',
    'A treasure’s equip requirement says which generals may bear it; 无 means any',
  ),
  '418.1a': definition(
    '早期宝物把限制写在效果里，同样按装备条件处理',
    'Early treasures state the limit in their text; it counts as an equip requirement',
  ),
  '418.2': enforced(
    '装备条件有几项，须全部满足',
    'All demands of an equip requirement must be met',
  ),
  '418.3': definition(
    '检查装备条件属于目标合法性检查，时机如下',
    'The equip requirement is part of the legality of the target; it is checked as follows',
  ),
  '418.3a': enforced(
    '从手牌使用宝物、将它放入连环时检查',
    'When a treasure is used from hand and put into the chain',
  ),
  '418.3b': enforced('已装备的宝物随时检查其将领', 'At all times for a treasure that is equipped'),
  '418.3c': enforced(
    '效果让玩家给将领装备宝物时检查',
    'When an effect makes a player equip a treasure to a general',
  ),
  '418.3c#2': enforced(
    '效果把已装备的宝物换给另一名将领时检查',
    'When an effect moves an equipped treasure to another general',
  ),
  '418.3d': shaped(
    '效果交换几名将领的宝物时，只检查交换之后',
    'When an effect exchanges treasures of generals, only the outcome is checked',
    '交换之后由规则效果检查，途中不检查',
    'What comes of it is looked at by rule effects; nothing checks on the way',
  ),
  '418.4': shaped(
    '判断装备条件时，看将领算上其他效果、但不算这件宝物自身效果的样子',
    'A general is judged as all other effects make it, leaving out those of the treasure itself',
    '装备条件总按去掉这件宝物的样子来看',
    'The condition is always asked of the general as it is without the treasure',
  ),
  '419.1': definition('有套装名称的宝物是套装宝物', 'A treasure with a set name is a set treasure'),
  '419.2': definition(
    '套装名称不是宝物的名称；套装宝物的用法见 502',
    'A set name is not the treasure’s name; for the use of set treasures see 502',
  ),
  '420.1': definition(
    '阵型的结阵条件规定哪些将领能结阵、入阵，“无”即不限',
    'A formation’s forming requirement says which generals may form or join it; 无 means any',
  ),
  '420.1a': definition(
    '早期阵型写作“结阵将领”，意思相同',
    'Early formations call it 结阵将领, which means the same',
  ),
  '420.2': enforced(
    '结阵条件有几项，须全部满足',
    'All demands of a forming requirement must be met',
  ),
  '420.3': definition('结阵条件可限制兵种属性', 'A forming requirement may ask for arms'),
  '420.3a': enforced(
    '“甲/乙”：每名将领至少是其中一种，而且列出的每一种都要有将领具备',
    '“A/B”: every general is of at least one of them, and each of them is found among the generals',
  ),
  '420.3b': enforced(
    '“无兵种”：将领都须没有兵种属性',
    '“No arm”: every general must be without one',
  ),
  '421.1': definition(
    '兵权的面值说明它提供几个什么兵种的兵权',
    'The face value of a troop card tells how many of which corps it gives',
  ),
  '421.2': enforced(
    '检查兵权条件时，看控制者场上所有兵权面值之和',
    'Troop requirements are checked against the face values of all troop cards that the controller has on the field',
  ),
  '421.3': definition(
    '面值的兵种有四种，“某兵种兵权”指面值有该兵种的兵权',
    'Face values know four corps; a corps before “troops” means troop cards with it',
  ),
  '421.3a': definition('步兵兵权对应“步”', 'Foot troops answer 步'),
  '421.3b': definition('弓兵兵权对应“弓”', 'Bow troops answer 弓'),
  '421.3c': definition('骑兵兵权对应“骑”', 'Horse troops answer 骑'),
  '421.3d': definition('谋士兵权对应“谋”', 'Counsel troops answer 谋'),
} as const satisfies Record<string, RuleEntry>;
