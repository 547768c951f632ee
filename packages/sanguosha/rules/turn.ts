import type { RuleEntry } from '@lianhuan/kernel';
import { enforced, shaped } from '@lianhuan/kernel/rulebook';

/** The flow of a turn. */
export const TURN = {
  'turn.1': enforced(
    '回合开始后❶：回合的座次号小于上一个计数的回合，轮数加一；国战此时检验鏖战',
    'After turn start ❶: a new round is counted when the seat number is below that of the turn before; hegemony tests for the last fight (鏖战)',
  ),
  'turn.2': enforced(
    '回合开始后❷：武将登场时的技能',
    'After turn start ❷: skills of a general that enters',
  ),
  'turn.3': enforced(
    '回合开始后❸：游戏开始时的技能',
    'After turn start ❸: skills of the game’s start',
  ),
  'turn.4': enforced('回合开始后❹', 'After turn start ❹'),
  'turn.5': enforced(
    '回合开始后❺：武将牌背面朝上就翻面，叠置就平置，并终止这个回合',
    'After turn start ❺: generals that are face down are turned up, stacked ones laid flat, and this turn is terminated',
  ),
  'turn.6': enforced(
    '回合开始后❻：“回合内”的效果开始，“下回合开始之前”的效果到期',
    'After turn start ❻: what holds within the turn begins, what lasted until the next turn is over',
  ),
  'turn.7': enforced(
    '回合开始后❼：国战可明置一张武将牌，或同时明置两张',
    'After turn start ❼: in hegemony one general, or both together, may be shown',
  ),
  'turn.8': enforced('回合开始后❽', 'After turn start ❽'),
  'turn.9': enforced('回合开始后❾', 'After turn start ❾'),
  'turn.10': shaped(
    '然后依次是准备、判定、摸牌、出牌、弃牌、结束六个阶段，各有开始前、开始时、阶段、结束时',
    'Then come six phases: preparation, judgement, draw, play, discard, end, each with before start, start, phase and end',
    '这就是回合流程本身各步的次序',
    'It is the order of the steps of the turn’s flow itself',
  ),
  'turn.11': enforced(
    '回合结束前❶：结束回合与死在自己回合里的，都转到这里',
    'Before turn end ❶: ending a turn, or dying in one’s own, leads here',
  ),
  'turn.12': enforced('回合结束前❷', 'Before turn end ❷'),
  'turn.13': enforced('回合结束前❸', 'Before turn end ❸'),
  'turn.14': enforced('回合结束前❹', 'Before turn end ❹'),
  'turn.15': enforced('回合结束前❺', 'Before turn end ❺'),
  'turn.16': enforced('回合结束前❻：敕令', 'Before turn end ❻: Imperial Edict (敕令)'),
  'turn.17': enforced(
    '回合结束前❼：“回合内”的效果到此为止',
    'Before turn end ❼: what holds within the turn is over',
  ),
} as const satisfies Record<string, RuleEntry>;
