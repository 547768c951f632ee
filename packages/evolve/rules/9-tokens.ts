import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** Chapter 9, 特殊卡牌种类相关的处理: tokens. */
export const TOKENS = {
  '9.1': definition('衍生物', 'Tokens'),
  '9.1.1': definition(
    '衍生物在游戏中生成，放进某个领域',
    'Tokens are made during the game and put into a zone',
  ),
  '9.1.1.1': shaped(
    '衍生物虽不是卡牌，却照卡牌处理：计入领域的张数，也受对卡牌的效果',
    'A token is no card but treated as one: it counts in its zone, and effects on cards reach it',
    '数卡牌时不分是不是衍生物',
    'Counting makes no difference between cards and tokens',
  ),
  '9.1.2': definition(
    '生成：使它在某个领域里存在',
    'To make a token is to have it exist in a zone',
  ),
  '9.1.2.1': shaped(
    '在谁的领域生成，谁就是所有者和控制者',
    'It is owned and controlled by the player in whose zone it is made',
    '生成时写下的所有者就是那一方',
    'The owner written down as it is made is that player',
  ),
  '9.1.2.2': enforced('生成也算放到那个领域', 'To be made in a zone is to be put into it'),
  '9.1.2.3': shaped(
    '衍生物是什么样的，由名称决定',
    'What a token is like goes by its name',
    '按名称找的就是衍生物',
    'What is looked up by name is the token',
  ),
  '9.1.3': definition(
    '消去：使它从领域里消失，不再存在',
    'To remove a token is to take it out of its zone, so that it exists no more',
  ),
  '9.1.3.1': enforced(
    '在某领域被消去，也算离开了那个领域',
    'A token removed from a zone has left it',
  ),
  '9.1.4': definition('衍生物只能在某些领域', 'Tokens exist in some zones only'),
  '9.1.4.1': enforced(
    '随从和护符衍生物只能在额外区、战场、计算领域',
    'Follower and amulet tokens exist in the EX area, on the field and in the resolution zone',
  ),
  '9.1.4.2': enforced(
    '法术衍生物只能在额外区、计算领域',
    'Spell tokens exist in the EX area and in the resolution zone',
  ),
  '9.1.4.3': enforced(
    '移到别的领域后就从那里消去；不等检查时点，效果没做完也先消去',
    'One that moves elsewhere is removed from there at once, without a check timing, even in the middle of an effect',
  ),
  '9.1.5': table(
    '用双方都认得清的东西代表衍生物',
    'Something that both players can tell from cards stands for a token',
    '画面把衍生物画得与卡牌不同',
    'The screen draws tokens so that they cannot be taken for cards',
  ),
} as const satisfies Record<string, RuleEntry>;
