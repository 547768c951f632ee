import { because, type Effect, type Flow, type Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { Frame } from '../table/frames.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Body } from '../text/meaning/begun.ts';
import { freshMemory, NO_X, type Scope } from '../text/meaning/scope.ts';

/** What stands behind →: done at its timing, whether or not its owner still has the skill (P11, T14). */
export function* runLater(
  table: SanguoshaTable,
  effect: Effect<Body>,
  frame: Frame,
  seat: Seat,
): Flow {
  const { body, source } = effect;
  if (body.kind !== 'later-begun' || !rule('T14')) return;
  const scope: Scope = {
    seat,
    actor: seat,
    source,
    skill: body.skill,
    channel: { card: null, skill: body.skill },
    frame,
    x: NO_X,
    memory: { ...freshMemory(), that: body.that },
  };
  if (body.on.kind === 'phase-occasion' || body.flow >= 0 || body.once)
    yield* happen(table, { type: 'end-effect', effect });
  const flow = table.procedures.run(table, body.deed, scope);
  yield* because({ kind: 'skill', seat, card: source, span: body.span }, flow);
}
