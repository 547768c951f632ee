import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 10.7–10.8: automatic abilities, and effects that are done once. */
export const AUTOMATIC = {
  '10.7': definition('自动能力的处理', 'Automatic abilities'),
  '10.7.1': enforced(
    '自动能力在诱发之后的检查时点使用',
    'An automatic ability that triggered is used at the next check timing',
  ),
  '10.7.2': enforced('诱发条件满足，就进入待机', 'When its trigger is met it waits'),
  '10.7.2.1': shaped(
    '满足几次，就待机几次',
    'It waits as many times as its trigger is met',
    '每听到一次就加一个待机，没有并成一个',
    'Each time it is heard one more waits; nothing merges them',
  ),
  '10.7.2.2': enforced(
    '“每回合 N 次”的，本回合总共至多待机 N 次',
    'One that says “N times a turn” waits no more than N times in a turn',
  ),
  '10.7.3': enforced(
    '检查时点上从自己待机的能力里选一个使用，计算后取消一次待机',
    'At a check timing a player picks one of their waiting abilities; resolved, it waits once less',
  ),
  '10.7.3.1': enforced(
    '待机的必须使用，只能选先用哪个',
    'Waiting abilities must be used; only their order is free',
  ),
  '10.7.3.2': enforced(
    '选了却用不了，也取消一次待机',
    'One that cannot be used waits once less all the same',
  ),
  '10.7.4': definition(
    '以卡牌在领域间移动为条件的，叫领域移动诱发',
    'To trigger on a card’s moving between zones is a move trigger',
  ),
  '10.7.4.1': definition(
    '移动诱发要看卡牌的信息时，照下列各条',
    'Where a move trigger asks what the card is like, it looks as follows',
  ),
  '10.7.4.1.1': enforced(
    '在公开与非公开领域之间移动的，看它在公开领域时的',
    'For a move between a public and a hidden zone: as it was, or is, in the public one',
  ),
  '10.7.4.1.2': enforced(
    '从战场移出的，看它在战场上时的',
    'For a move from the field: as it was on the field',
  ),
  '10.7.4.1.3': enforced(
    '其余在公开领域之间移动的，看移动之后的',
    'For other moves between public zones: as it is after the move',
  ),
  '10.7.4.2': enforced(
    '与卡牌同时移动的别的卡牌，也能诱发它刚进入领域就有效的移动诱发',
    'A card whose move trigger becomes valid as it enters hears of the cards that move together with it',
  ),
  '10.7.4.3': shaped(
    '换到另一方战场不算进场或放置，不诱发',
    'Moving to the other player’s field is neither entering nor being put there',
    '换控制者的事件不是进场的事件',
    'A change of control is no event of entering',
  ),
  '10.7.5': enforced(
    '效果可以生成等待以后某时的自动能力，叫时限诱发',
    'An effect may make an automatic ability that waits for a later time',
  ),
  '10.7.5.1': enforced(
    '没写期限的时限诱发只诱发一次',
    'Such an ability triggers once unless it says for how long',
  ),
  '10.7.6': definition(
    '因某种状态而不是因某事诱发的，叫状态诱发',
    'To trigger on how things stand is a state trigger',
  ),
  '10.7.6.1': enforced(
    '状态出现时待机一次；计算完了状态还在或再出现，再待机',
    'It waits once when the state is there; after it is resolved, again if the state is',
  ),
  '10.7.7': shaped(
    '具有它的卡牌换了领域，待机的照样要使用',
    'A waiting ability must be used even if its card has changed zones',
    '使用待机的能力时不看卡牌还在不在',
    'A waiting ability is used without asking whether its card is still there',
  ),
  '10.8': definition('单次效果的处理', 'Single effects'),
  '10.8.1': enforced('单次效果把所写的做一次', 'A single effect is carried out once'),
} as const satisfies Record<string, RuleEntry>;
