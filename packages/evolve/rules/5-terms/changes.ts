import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 5.18–5.27: chance, showing, taking over, changing kinds and turns. */
export const CHANGES = {
  '5.18': definition('随机', 'At random'),
  '5.18.1': enforced('“随机若干张”：由机会选出那么多', 'So many are picked by lot'),
  '5.19': definition('掷骰子', 'Roll a die'),
  '5.19.1': shaped(
    '掷一枚六面骰，照结果往下做',
    'A die of six is rolled and what follows goes by it',
    '掷出的就是 1 到 6',
    'What is rolled is 1 to 6',
  ),
  '5.20': definition('展示', 'Reveal'),
  '5.20.1': enforced(
    '展示：卡牌留在原处，给所有玩家看',
    'To reveal a card is to show it to all where it is',
  ),
  '5.20.1.1': enforced(
    '非公开领域里展示过的卡牌，移到别的非公开领域、挪了位置或效果做完，就不再公开',
    'One revealed in a hidden zone is hidden again when it moves to another or within it, or when the effect is done',
  ),
  '5.21': definition('夺取', 'Seize'),
  '5.21.1': enforced(
    '夺取：把对手战场上的卡牌移到自己的战场，由自己控制',
    'To seize a card is to move it from the opponent’s field to one’s own; one controls it then',
  ),
  '5.21.1.1': enforced('控制者变了，所有者不变', 'Its owner stays the same'),
  '5.21.2': enforced(
    '被夺取的不算新进场，信息和状态全都保留',
    'It has not newly entered; all that it was it still is',
  ),
  '5.21.3': enforced(
    '被夺取的离开战场时，去所有者的领域',
    'When it leaves the field it goes to its owner’s zone',
  ),
  '5.22': definition('对战胜利/败北', 'Win or lose the match'),
  '5.22.1': enforced('“对战胜利”：其他玩家败北', 'To win by an effect is for all others to lose'),
  '5.23': definition('原本的', 'Original'),
  '5.23.1': enforced('“原本的”指卡牌上印的', '“Original” is what is printed on the card itself'),
  '5.24': definition('变为（种类）', 'Become a kind'),
  '5.24.1': enforced(
    '变为某种类：失去原来的种类，成为新的',
    'To become a kind is to lose the former one for the new',
  ),
  '5.24.2': enforced(
    '种类之外都不变；新种类没有的信息查不到',
    'Nothing else changes, but what the new kind does not have cannot be asked for',
  ),
  '5.24.2.1': enforced(
    '不是随从就查不到攻击力和生命值',
    'A card that is no follower has no attack or life to ask for',
  ),
  '5.24.3': enforced('能力也不变', 'Its abilities stay too'),
  '5.24.3.1': enforced(
    '能力写“这个某种类……”而种类已不同，后面的效果不适用',
    'Where an ability says “this” with a kind that the card no longer is, what follows does not apply',
  ),
  '5.24.3.2': shaped(
    '不是随从也能进化，进化了也不变回随从',
    'It may evolve all the same, which does not make it a follower again',
    '进化之前不看它现在是什么种类',
    'Nothing asks which kind of card it is now before it evolves',
  ),
  '5.25': definition('跳过回合', 'Skip a turn'),
  '5.25.1': enforced(
    '跳过回合：不开始那个回合，开始再下一个',
    'A skipped turn does not begin; the one after it does',
  ),
  '5.25.2': enforced(
    '“跳过下一个回合”：那名玩家下次轮到时跳过',
    'A player’s next turn is skipped when it would begin',
  ),
  '5.25.2.1': shaped(
    '有几个时一次只跳一个回合，用掉最后产生的那个',
    'Of several, one turn uses up one: the last that was made',
    '一次只减一',
    'It is reduced by one at a time',
  ),
  '5.26': definition('增减（+/-）', 'Plus and minus'),
  '5.26.1': enforced(
    '“+”在当前值上加，“-”在当前值上减',
    '“+” adds to the present value and “−” takes from it',
  ),
  '5.26.2': enforced(
    '设成某个值时，变大算“+”，变小算“-”',
    'Setting a value counts as “+” if it grows and as “−” if it falls',
  ),
  '5.27': definition('进行额外回合', 'Extra turns'),
  '5.27.1': enforced(
    '额外回合接在原来的回合之后',
    'An extra turn comes after the turn that gave it',
  ),
  '5.27.2': shaped(
    '有几个时先进行最后产生的，全部做完才轮到原来的下一回合',
    'Of several the last made comes first, and all come before the turn that was due',
    '取的是列表里最后一个',
    'It is the last of the list that is taken',
  ),
} as const satisfies Record<string, RuleEntry>;
