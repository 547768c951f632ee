import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced } from '@lianhuan/kernel/rulebook';

/** 10.1–10.3: sorts of abilities, sorts of effects, and which of them work. */
export const SORTS = {
  '10.1': definition('能力分类', 'Sorts of abilities'),
  '10.1.1': definition(
    '能力分启动、自动、永续、法术四种',
    'Abilities are activated, automatic, static or those of spells',
  ),
  '10.1.1.1': definition(
    '启动能力：可以使用时，付费用主动使用',
    'An activated ability is used at will, at its time and for its cost',
  ),
  '10.1.1.1.1': definition(
    '启动能力写作“费用：效果”',
    'An activated ability is written “cost: effect”',
  ),
  '10.1.1.2': definition(
    '自动能力：所写的事发生了就自动使用',
    'An automatic ability is used by itself when what it waits for happens',
  ),
  '10.1.1.2.1': definition(
    '自动能力一般写作“某事时，效果”',
    'An automatic ability is written “when something happens, effect”',
  ),
  '10.1.1.2.1.1': definition(
    '所等的事叫诱发条件；满足了就叫被诱发',
    'What it waits for is its trigger; when that happens it has triggered',
  ),
  '10.1.1.2.2': enforced(
    '写作“某事时，费用：效果”的，要付费用才执行',
    'One written “when something happens, cost: effect” asks for the cost',
  ),
  '10.1.1.3': definition(
    '永续能力：有效期间一直起作用',
    'A static ability applies all the while it is valid',
  ),
  '10.1.1.3.1': definition(
    '不是启动也不是自动的，一般就是永续能力',
    'What is neither activated nor automatic is static as a rule',
  ),
  '10.1.1.4': definition(
    '法术能力：法术卡牌自己的文本',
    'The ability of a spell is the text of the spell',
  ),
  '10.2': definition('效果分类', 'Sorts of effects'),
  '10.2.1': definition('效果分单次、持续、替换三种', 'Effects are done once, last, or replace'),
  '10.2.1.1': definition(
    '单次效果：计算时做一次就结束',
    'A single effect is done on resolution and is over',
  ),
  '10.2.1.2': enforced(
    '持续效果在一段时间内有效；没写期限就到游戏结束',
    'A continuous effect holds for a time; without one, to the end of the game',
  ),
  '10.2.1.3': definition(
    '替换效果：某事要发生时换成另一件',
    'A replacement effect has something else happen instead',
  ),
  '10.2.1.3.1': enforced('“A改为B”是替换效果', '“B instead of A” is a replacement'),
  '10.2.1.3.2': enforced(
    '增减造成或受到的伤害，是替换效果',
    'Adding to damage dealt or taken, or taking from it, is a replacement',
  ),
  '10.2.1.3.3': enforced(
    '改变卡牌或能力怎样使用，是替换效果',
    'Changing how a card or ability is used is a replacement',
  ),
  '10.3': definition('有效能力和无效能力', 'Valid and invalid abilities'),
  '10.3.1': definition('效果可以使别的效果有效或无效', 'Effects may make others valid or invalid'),
  '10.3.2': enforced(
    '无效的部分仍在，但不起作用，也不要求选择',
    'What is invalid is still there, but does nothing and asks for no choice',
  ),
  '10.3.3': enforced(
    '写明某条件下有效的，条件不满足就无效',
    'What is valid under a condition is invalid without it',
  ),
  '10.3.4': enforced(
    '写明在某领域的效果，在那个领域有效',
    'What speaks of its own zone is valid in that zone',
  ),
  '10.3.5': enforced(
    '随从和护符的能力没有另行说明，只在战场上有效',
    'Abilities of followers and amulets are valid on the field only, unless they say otherwise',
  ),
} as const satisfies Record<string, RuleEntry>;
