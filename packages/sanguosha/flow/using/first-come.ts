import { type FirstToAct, type Flow, firstToAct, NOBODY } from '@lianhuan/kernel';
import { beginFrame, endFrame, happen } from '../../events/pipeline.ts';
import { isAlive, type SanguoshaTable } from '../../table/table.ts';
import type { Need } from '../../text/meaning/procedures.ts';
import { hasWaitingSkill, need, questionOf } from './needs.ts';

/** Tables at which whoever comes first answers, instead of each in turn: 无懈可击, and 桃 for one who is dying. */

/**
 * Asks all of them at once. Who comes first uses its card; then those who have not passed are asked again, until it is
 * over or nobody is left. At the end those whose skills wait for 需要使用时 have them, in the order given.
 * @param needs what each is asked for
 * @param isOver is told whether one of them used or played its card already
 */
export function* whoeverComesFirst(
  table: SanguoshaTable,
  needs: readonly Need[],
  isOver: (used: boolean) => boolean,
): Flow {
  let left = needs;
  let used = false;
  while (left.length > 0 && !isOver(used)) {
    const { choice, passed } = yield* askAll(table, left);
    left = left.filter(({ seat }) => !passed.includes(seat) && isAlive(table, seat));
    if (choice === null) break;
    const first = left.find(({ seat }) => seat === choice.seat);
    if (first === undefined) continue;
    if ((yield* need(table, first, choice)) !== null) used = true;
    else left = left.filter((one) => one !== first);
  }
  for (const one of needs) {
    if (isOver(used) || !hasWaitingSkill(table, one.seat)) continue;
    if ((yield* need(table, one)) !== null) used = true;
  }
}

/** One question to all who could have the card, whatever their hands hold. */
function* askAll(table: SanguoshaTable, needs: readonly Need[]): Flow<FirstToAct> {
  const [{ deed, faces, answers }] = needs;
  const questions = needs.flatMap((one) => questionOf(table, one) ?? []);
  const frame = yield* beginFrame(table, {
    kind: 'need',
    seat: NOBODY,
    deed,
    faces,
    answers: answers?.id ?? -1,
    done: null,
  });
  const first = yield* firstToAct(questions, 'pass');
  for (const one of first.passed) yield* happen(table, { type: 'pass', seat: one });
  yield* endFrame(table, frame);
  return first;
}
