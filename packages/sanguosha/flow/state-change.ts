import { type CardId, type Flow, NO_CARD, type Seat } from '@lianhuan/kernel';
import { beginFrame, endFrame, happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { statusesInForce } from '../skills/statuses.ts';
import { characterOf, isAlive, printed, type SanguoshaTable } from '../table/table.ts';
import type { StateChange } from '../text/meaning/procedures.ts';
import { scopeOfWords } from '../text/meaning/scope.ts';
import { dropPiled } from './skills-gained.ts';
import { timing } from './timing.ts';

/** Do lasting words keep the character upright? Armour that does nothing does not. */
export function cannotBeChained(table: SanguoshaTable, seat: Seat): boolean {
  return statusesInForce(table, 'cannot-be-chained').some(
    ({ word, seat: owner, skill }) =>
      owner === seat &&
      (word.condition === null ||
        table.procedures.holds(table, word.condition, scopeOfWords(seat, skill))) &&
      rule('P1'),
  );
}

/** 暗置 (stateChange): a general is turned face down, and the cards that its skills placed go (P11). */
export function* hideGeneral(table: SanguoshaTable, seat: Seat, card: CardId): Flow<boolean> {
  if (!isAlive(table, seat) || table.cards[card].faceDown) return false;
  const frame = yield* beginFrame(table, { kind: 'state', seat, change: 'hide', card });
  yield* timing(table, frame, 'stateChange.1');
  yield* timing(table, frame, 'stateChange.2');
  const done = !frame.over && rule('stateChange.3');
  if (done) {
    yield* happen(table, { type: 'face', card, down: true });
    yield* dropPiled(table, seat, printed(table, card).abilities);
    yield* timing(table, frame, 'stateChange.4');
    yield* timing(table, frame, 'stateChange.5');
  }
  yield* endFrame(table, frame);
  return done;
}

/** 牌状态改变 (stateChange): 横置, 重置, 翻面, 叠置, 平置. @returns whether anything changed */
export function* changeState(
  table: SanguoshaTable,
  seat: Seat,
  change: StateChange,
): Flow<boolean> {
  const { chained, turnedOver } = characterOf(table, seat);
  if (!isAlive(table, seat)) return false;
  if ((change === 'chain' && chained) || (change === 'unchain' && !chained)) return false;
  if ((change === 'stack' && turnedOver) || (change === 'unstack' && !turnedOver)) return false;
  if (change === 'chain' && cannotBeChained(table, seat)) return false;
  const frame = yield* beginFrame(table, { kind: 'state', seat, change, card: NO_CARD });
  yield* timing(table, frame, 'stateChange.1');
  yield* timing(table, frame, 'stateChange.2');
  if (!frame.over) {
    if (rule('stateChange.3')) {
      yield* change === 'chain' || change === 'unchain'
        ? happen(table, { type: 'chain', seat, chained: change === 'chain' })
        : happen(table, { type: 'turn-over', seat, turnedOver: !turnedOver });
    }
    yield* timing(table, frame, 'stateChange.4');
    yield* timing(table, frame, 'stateChange.5');
  }
  const done = !frame.over;
  yield* endFrame(table, frame);
  return done;
}
