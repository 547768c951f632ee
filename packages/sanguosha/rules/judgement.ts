import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** Judgements and contests of points. */
export const JUDGEMENT = {
  'judge.1': enforced(
    '判定时：亮出牌堆顶的一张，置入处理区',
    'At a judgement the top card of the deck is turned up into the processing area',
  ),
  'judge.2': enforced('成为判定牌后', 'After it became the judgement card'),
  'judge.3': enforced(
    '判定结果确定前：改判的技能，每人每个各一次',
    'Before the result is settled: skills that change the card, each once',
  ),
  'judge.4': enforced(
    '结果已定，判定结果确定后❶：由结果决定的延时效果',
    'The result is settled; after ❶: delayed effects that the result decides',
  ),
  'judge.5': enforced(
    '判定结果确定后❷：取走判定牌的技能',
    'After the result is settled ❷: skills that take the judgement card',
  ),
  'judge.6': enforced('判定结算结束后', 'After the settlement of the judgement'),
  'pindian.1': enforced(
    '进行拼点时：目标须有手牌，编好号',
    'When points are contested: targets must have hand cards, and are numbered',
  ),
  'pindian.2': enforced(
    '各人选一张手牌，一齐背面朝上置入处理区，再同时亮出',
    'All choose a hand card, lay it face down into the processing area together, and turn them up at once',
  ),
  'pindian.3': enforced(
    '拼点结果确定后：每个目标各一次；点数相同，双方都没赢',
    'After the result is settled, for each target; with equal ranks neither has won',
  ),
  'pindian.4': enforced('拼点结算结束后', 'After the settlement of the contest'),
} as const satisfies Record<string, RuleEntry>;
