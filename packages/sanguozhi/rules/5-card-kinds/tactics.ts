import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** Section 501: tactics are set, used by their speed, and stay by their duration. */
export const TACTICS = {
  '501.1': enforced(
    '自己准备流程、有行动权且连环为空时，可从手牌盖放一张谋略，横置，到自己清除阶段才重置',
    'In one’s own preparation step, with priority and an empty chain, one may set a tactic face down from hand; it is tapped until one’s clean-up phase',
  ),
  '501.1a': table(
    '自己盖放的谋略随时可看，有没有行动权都行',
    'A player may look at their own face-down tactics at any time, with or without priority',
    '自己盖放的谋略在自己面前总是看得见，没有查看这个动作',
    'One’s own face-down tactics are always shown to oneself; there is no act of looking',
  ),
  '501.2': shaped(
    '谁也不能随意挪动场上的谋略',
    'Nobody moves tactics on the field at will',
    '没有挪动谋略的行动',
    'There is no action that moves a tactic',
  ),
  '501.3': definition(
    '把谋略从手牌或从盖放处用到连环叫发动，其在连环中叫发动谋略',
    'Putting a tactic into the chain from hand or from face down is using it',
  ),
  '501.4': enforced(
    '发动谋略要占一个空的谋略槽，没有就不能发动',
    'Using a tactic takes a free tactic slot; without one it cannot be used',
  ),
  '501.4a': enforced(
    '从场上发动盖放的谋略，仍占它原来的槽',
    'A set tactic that is used keeps the slot it had',
  ),
  '501.5': definition(
    '谋略按发动速度分平速、缓速、急速',
    'Tactics are ordinary, slow or swift by their speed',
  ),
  '501.5a': enforced(
    '平速谋略：自己准备流程、有行动权且连环为空时，从手牌或盖放处发动',
    'Ordinary: from hand or from face down, in one’s own preparation step with priority and an empty chain',
  ),
  '501.5b': enforced(
    '缓速谋略：有行动权时从盖放处发动，须未横置，不能从手牌发动',
    'Slow: whenever one has priority, from face down and untapped, never from hand',
  ),
  '501.5c': shaped(
    '急速谋略：有行动权时从手牌或盖放处发动',
    'Swift: whenever one has priority, from hand or from face down',
    '急速谋略不问是谁的准备流程，也不问连环',
    'For a swift tactic nothing asks whose preparation it is, nor for an empty chain',
  ),
  '501.6': definition(
    '谋略按时限分瞬时、持续、永续，各按下列办法解析',
    'Tactics are instant, lasting or permanent and resolve accordingly',
  ),
  '501.6a': enforced(
    '瞬时谋略解析时照其效果行事，完毕置入拥有者墓地',
    'An instant does what it says as it resolves and then goes to its owner’s graveyard',
  ),
  '501.6b': enforced(
    '持续谋略先做“被解析时”的效果，再上场使其余效果起作用；时间一到置入墓地',
    'A lasting one first does what it says for resolving, then enters the field where the rest works; when its time is over it goes to the graveyard',
  ),
  '501.6c': enforced(
    '永续谋略先做“被解析时”的效果，再上场使其余效果起作用，一直留着，除非另有说明',
    'A permanent one first does what it says for resolving, then enters the field where the rest works, and stays unless something says otherwise',
  ),
  '501.7': enforced(
    '智力条件在解析时检查，上场之后一直检查',
    'The wit requirement is checked on resolving, and all the time once the tactic is on the field',
  ),
  '501.8': enforced(
    '效果有“指定”，加入连环之前就要选好目标，选不出就不能发动',
    'Targets that the text names are chosen before the tactic enters the chain; if there are none it cannot be used',
  ),
  '501.8#2': enforced(
    '场上的持续、永续谋略，所指定的目标全都不再合法、离开原区域或因盖放看不到所需信息，即置入墓地',
    'A lasting or permanent tactic goes to the graveyard once all its targets are illegal, gone from their zone or face down with what is needed unseen',
  ),
} as const satisfies Record<string, RuleEntry>;
