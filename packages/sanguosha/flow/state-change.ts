import type { Flow, Seat } from '@lianhuan/kernel';
import { beginFrame, endFrame, happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { characterOf, isAlive, type SanguoshaTable } from '../table/table.ts';
import { timing } from './timing.ts';

/** 牌状态改变 (stateChange): 横置, 重置, 翻面. @returns whether anything changed */
export function* changeState(
  table: SanguoshaTable,
  seat: Seat,
  change: 'chain' | 'unchain' | 'turn-over',
): Flow<boolean> {
  const { chained, turnedOver } = characterOf(table, seat);
  if (!isAlive(table, seat)) return false;
  if ((change === 'chain' && chained) || (change === 'unchain' && !chained)) return false;
  const frame = yield* beginFrame(table, { kind: 'state', seat, change });
  yield* timing(table, frame, 'stateChange.1');
  yield* timing(table, frame, 'stateChange.2');
  if (!frame.over) {
    if (rule('stateChange.3')) {
      yield* change === 'turn-over'
        ? happen(table, { type: 'turn-over', seat, turnedOver: !turnedOver })
        : happen(table, { type: 'chain', seat, chained: change === 'chain' });
    }
    yield* timing(table, frame, 'stateChange.4');
    yield* timing(table, frame, 'stateChange.5');
  }
  const done = !frame.over;
  yield* endFrame(table, frame);
  return done;
}
