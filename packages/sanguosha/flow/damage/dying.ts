import type { Flow, Seat } from '@lianhuan/kernel';
import { beginFrame, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/statuses.ts';
import type { DyingFrame } from '../../table/frames.ts';
import { characterOf, inTurnOrder, isAlive, type SanguoshaTable } from '../../table/table.ts';
import type { Need } from '../../text/meaning/procedures.ts';
import { scopeOfWords } from '../../text/meaning/scope.ts';
import { timing } from '../timing.ts';
import { die } from './death.ts';

/** 濒死 (dying). */

/** A character whose hp is 0 or less: it is saved, or dies. */
export function* dying(table: SanguoshaTable, seat: Seat, source: Seat): Flow {
  const frame = yield* beginFrame(table, { kind: 'dying', seat, source });
  yield* timing(table, frame, 'dying.1');
  if (isSaved(table, seat)) return yield* endFrame(table, frame) as Flow;
  yield* timing(table, frame, 'dying.2');
  if (rule('dying.3')) yield* askForHelp(table, frame);
  if (!isSaved(table, seat) && isAlive(table, seat)) yield* die(table, seat, source);
  yield* timing(table, frame, 'dying.4');
  yield* endEffects(table, seat);
  yield* endFrame(table, frame);
}

/** What lasts until somebody’s dying is over ends with it. */
function* endEffects(table: SanguoshaTable, seat: Seat): Flow {
  for (const effect of table.effects.modify) {
    const { body } = effect;
    if (body.period !== 'dying' || body.kind !== 'status-begun' || !body.that.includes(seat))
      continue;
    yield* happen(table, { type: 'end-effect', effect });
  }
}

/** Has it hp again, or words by which it lives without? */
export function isSaved(table: SanguoshaTable, seat: Seat): boolean {
  return characterOf(table, seat).hp > 0 || livesWithout(table, seat);
}

/** 不进入濒死状态: lasting words of the character that hold now. */
function livesWithout(table: SanguoshaTable, seat: Seat): boolean {
  return statusesInForce(table, 'not-dying').some(
    ({ word, seat: owner, skill }) =>
      owner === seat && table.procedures.holds(table, word.condition, scopeOfWords(seat, skill)),
  );
}

/**
 * From the current-turn character on everybody may help, as long as it takes; after somebody did and it was not enough,
 * the round goes on from there (dying.3).
 */
function* askForHelp(table: SanguoshaTable, frame: DyingFrame): Flow {
  const { seat } = frame;
  const isOver = () => table.outcome !== null || isSaved(table, seat) || !isAlive(table, seat);
  const helpers = inTurnOrder(table);
  for (const helper of helpers) {
    if (table.outcome !== null || isSaved(table, seat)) return;
    yield* timing(table, frame, 'dying.3', [helper]);
    if (table.state.responses === 'first') continue;
    while (!isOver() && isAlive(table, helper)) {
      const used = yield* table.procedures.need(table, helpBy(helper, seat));
      if (used === null) break;
    }
  }
  if (table.state.responses !== 'first') return;
  const needs = helpers.map((helper) => helpBy(helper, seat));
  yield* table.procedures.whoeverComesFirst(table, needs, isOver);
}

/** What a helper can use: 桃 helps anybody, 酒 only oneself. */
function helpBy(helper: Seat, dying: Seat): Need {
  const faces = helper === dying ? ['peach', 'analeptic'] : ['peach'];
  return { seat: helper, deed: 'use', faces, answers: null, target: dying };
}
