import type { RuleEntry } from '@lianhuan/kernel';
import { enforced, shaped } from '@lianhuan/kernel/rulebook';

/** The flows of the six phases. */
export const PHASES = {
  'phase.prepare.1': enforced(
    '准备阶段开始前：可由技能跳过',
    'Before preparation starts: skills may skip it',
  ),
  'phase.prepare.2': enforced('准备阶段开始时', 'Start of preparation'),
  'phase.prepare.3': enforced('准备阶段', 'Preparation'),
  'phase.prepare.4': enforced(
    '准备阶段结束时：可以阵法召唤',
    'End of preparation: a formation call is allowed',
  ),
  'phase.judge.1': enforced(
    '判定阶段开始前：可由技能跳过',
    'Before judgement starts: skills may skip it',
  ),
  'phase.judge.2': enforced('判定阶段开始时', 'Start of judgement'),
  'phase.judge.3': enforced(
    '判定阶段：记下此时判定区里的延时锦囊，后放的先结算，没有使用者；其间新来的等下个回合',
    'Judgement phase: the delayed tricks that lie there now take effect, the last one first, without a user; later ones wait for the next turn',
  ),
  'phase.judge.4': enforced('判定阶段结束时', 'End of judgement'),
  'phase.draw.1': enforced(
    '摸牌阶段开始前：可由技能跳过',
    'Before the draw phase starts: skills may skip it',
  ),
  'phase.draw.2': enforced(
    '摸牌阶段开始时❶：把额定摸牌数变成零的效果',
    'Start of the draw phase ❶: effects that make the number to draw 0',
  ),
  'phase.draw.3': enforced(
    '摸牌阶段开始时❷：以别的事代替摸牌的技能',
    'Start of the draw phase ❷: skills that do something instead of drawing',
  ),
  'phase.draw.4': enforced(
    '摸牌阶段：先改额定摸牌数（平常是二），再一次摸齐',
    'Draw phase: the number to draw, two by rule, is changed; then it is drawn at once',
  ),
  'phase.draw.5': enforced('摸牌阶段结束时', 'End of the draw phase'),
  'phase.play.1': enforced(
    '出牌阶段开始前：可由技能跳过',
    'Before the play phase starts: skills may skip it',
  ),
  'phase.play.2': enforced('出牌阶段开始时', 'Start of the play phase'),
  'phase.play.3': shaped(
    '出牌阶段的空闲时间点：每个各是一个时机，用牌、发动技能、重铸或明置之后到下一个，直到不再做什么',
    'Idle points of the play phase: each is a timing; after a card, a skill, a recast or a showing comes the next, until nothing more is done',
    '出牌阶段就是一个接一个的空闲时间点',
    'The play phase is nothing but idle points, one after another',
  ),
  'phase.play.4': enforced(
    '出牌阶段结束时：只到本阶段的效果到期',
    'End of the play phase: what lasts for the phase is over',
  ),
  'phase.discard.1': enforced(
    '弃牌阶段开始前：可由技能跳过',
    'Before the discard phase starts: skills may skip it',
  ),
  'phase.discard.2': enforced(
    '弃牌阶段开始时：可用阴阳鱼使手牌上限加二',
    'Start of the discard phase: a yin-yang fish (阴阳鱼) may raise the hand limit by 2',
  ),
  'phase.discard.3': enforced(
    '弃牌阶段：手牌多于上限的部分弃置',
    'Discard phase: hand cards above the limit are discarded',
  ),
  'phase.discard.4': enforced('弃牌阶段结束时', 'End of the discard phase'),
  'phase.finish.1': enforced(
    '结束阶段开始前：可由技能跳过',
    'Before the end phase starts: skills may skip it',
  ),
  'phase.finish.2': enforced('结束阶段开始时', 'Start of the end phase'),
  'phase.finish.3': enforced('结束阶段', 'End phase'),
  'phase.finish.4': enforced('结束阶段结束时', 'End of the end phase'),
} as const satisfies Record<string, RuleEntry>;
