import type { Flow } from '@lianhuan/kernel';
import { isTrick } from '../../cards/definition.ts';
import { facesMeant } from '../../cards/faces.ts';
import { change } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { countOf, type UseFrame } from '../../table/frames.ts';
import { faceOf, inTurnOrder, isAlive, type SanguoshaTable } from '../../table/table.ts';
import type { Need } from '../../text/meaning/procedures.ts';
import { timing } from '../timing.ts';

/** 生效前 (use.15): the window in which a card can be countered. */

/** Is the card countered before it takes effect on the target being dealt with? */
export function* answered(table: SanguoshaTable, frame: UseFrame): Flow<boolean> {
  yield* timing(table, frame, 'use.15');
  if (frame.targets[frame.current]?.forestalled) {
    yield* change(table, frame, { countered: true });
  } else if (rule('use.15')) yield* askWhoCounters(table, frame);
  return frame.countered;
}

function askWhoCounters(table: SanguoshaTable, frame: UseFrame): Flow {
  const { kind } = faceOf(table, frame.card.face);
  return isTrick(kind) ? askForNullification(table, frame) : askTarget(table, frame);
}

/**
 * 无懈可击, of delayed tricks as they take effect, too: everybody is asked, from the current-turn character on, until one
 * uses it. Even if that one is countered nobody else uses another at this timing (P6).
 */
function* askForNullification(table: SanguoshaTable, frame: UseFrame): Flow {
  const isOver = (used: boolean) =>
    (used && rule('P6')) ||
    frame.countered ||
    frame.over ||
    table.outcome !== null ||
    frame.targets[frame.current]?.unanswerable === true;
  const faces = facesMeant('nullification');
  const asked = inTurnOrder(table).map(
    (seat): Need => ({ seat, deed: 'use', faces, answers: frame, target: null }),
  );
  if (table.state.responses === 'first') {
    return yield* table.procedures.whoeverComesFirst(table, asked, isOver);
  }
  let used = false;
  for (const needed of asked) {
    if (isOver(used)) return;
    used = (yield* table.procedures.need(table, needed)) !== null || used;
  }
}

/** The card that counters this one, as 闪 counters 杀: as many as it takes (use.15). */
function* askTarget(table: SanguoshaTable, frame: UseFrame): Flow {
  const target = frame.targets[frame.current];
  const face = answerTo(table, frame);
  if (target === undefined || face === null || target.unanswerable) return;
  for (let count = 0; count < target.answers; count++) {
    if (!isAlive(table, target.seat)) return;
    yield* change(table, frame, { countered: false });
    yield* askOnce(table, frame, { seat: target.seat, face, ...countOf(count, target.answers) });
    if (!frame.countered) return;
  }
}

interface Asked extends Pick<Need, 'seat' | 'count'> {
  readonly face: string;
}

function askOnce(table: SanguoshaTable, answers: UseFrame, { face, ...asked }: Asked) {
  return table.procedures.need(table, {
    ...asked,
    deed: 'use',
    faces: [face],
    answers,
    target: null,
  });
}

/** The face that its target can answer it with; null for none. */
function answerTo(table: SanguoshaTable, frame: UseFrame): string | null {
  for (const unit of faceOf(table, frame.card.face).abilities) {
    if (unit.kind === 'answered-by') return unit.face;
  }
  return null;
}
