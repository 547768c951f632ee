import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** Chapter 14, 各主题的信息与关键词: the words that belong to one theme. */
export const THEMES = {
  '14.1': definition('概要', 'In general'),
  '14.1.1': definition(
    '各主题有自己的信息、记述和关键词',
    'Themes have information, words and keywords of their own',
  ),
  '14.2': definition('赛马的主题', 'The theme of the races'),
  '14.2.1': definition('用餐', 'Meal'),
  '14.2.1.1': enforced(
    '用餐 N 次：参赛领域里还没有与它关联的卡牌时，从自己的进化牌组把 N 张“胡萝卜”放到参赛领域，与它关联',
    'To have N meals, a card with nothing linked to it in the race zone gets N 胡萝卜 (carrots) of its controller’s evolve deck put there and linked to it',
  ),
  '14.2.1.1.1': shaped(
    '没写次数就是 1 次',
    'Without a number it is one',
    '没写次数时就是 1',
    'Where no number is written it is 1',
  ),
  '14.2.1.2': enforced(
    '参赛领域里已有与它关联的卡牌，就不再用餐',
    'A card with something linked to it there has no meal',
  ),
  '14.2.1.2.1': enforced('这时用餐也不能用来付费用', 'Then a meal cannot be paid as a cost either'),
  '14.2.1.3': enforced(
    '卡牌离开战场后，与参赛领域的关联就断了',
    'When the card has left the field it is linked no more',
  ),
  '14.2.2': definition('用餐能力', 'Meal abilities'),
  '14.2.2.1': definition(
    '用餐能力是要付特定费用的启动能力',
    'A meal ability is an activated ability of a certain cost',
  ),
  '14.2.2.2': table(
    '用餐能力有自己的图标',
    'Meal abilities have an icon of their own',
    '卡面图标在这里写成文字',
    'The icon of the card is a word here',
  ),
  '14.2.2.3': enforced(
    '几个用餐图标，费用里就有几次用餐',
    'As many icons as there are, so many meals belong to the cost',
  ),
  '14.2.2.4': enforced(
    '费用中的 1 点能量点可以改用 1 点进化点付',
    'One play point of its cost may be paid by an evolution point',
  ),
  '14.2.3': definition('参赛', 'Race'),
  '14.2.3.1': enforced(
    '参赛 N 次：从此只要参赛领域里有与它关联的卡牌，它就有突进；并且“已参赛”发生 N 次',
    'To race N times: from now on the card has Rush while something in the race zone is linked to it, and it has raced N times',
  ),
  '14.2.3.1.1': shaped(
    '没写次数就是 1 次',
    'Without a number it is one',
    '没写次数时就是 1',
    'Where no number is written it is 1',
  ),
  '14.2.4': definition('参赛时', 'On Race'),
  '14.2.4.1': definition(
    '参赛时是卡牌参赛时诱发的自动能力',
    'On Race is an automatic ability that triggers when its card races',
  ),
  '14.2.4.2': enforced('参赛时：这张卡牌已参赛就做', 'On Race: done when the card has raced'),
} as const satisfies Record<string, RuleEntry>;
