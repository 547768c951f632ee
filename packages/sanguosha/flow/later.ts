import { because, type Effect, type Flow, type Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { Frame } from '../table/frames.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Body, LaterBody } from '../text/meaning/begun.ts';
import { freshMemory, NO_X, type Scope } from '../text/meaning/scope.ts';

/** An effect that something to do later is. */
export type LaterEffect = Effect<Body> & { readonly body: LaterBody };

/** Is it such an effect? */
export function isLater(effect: Effect<Body>): effect is LaterEffect {
  return effect.body.kind === 'later-begun';
}

/** What is known as it is done. */
function scopeOfLater({ body, source }: LaterEffect, frame: Frame, seat: Seat): Scope {
  return {
    seat,
    actor: seat,
    source,
    skill: body.skill,
    channel: { card: null, skill: body.skill },
    frame,
    x: NO_X,
    memory: { ...freshMemory(), that: body.that },
  };
}

/** Is it over once it was done? */
function isDoneOnce({ on, flow, once }: LaterEffect['body']): boolean {
  return on.kind === 'phase-occasion' || flow >= 0 || once === true;
}

/** Does its 若, where it begins with one, hold as its chance comes (P5)? One that is done once is over in any case. */
export function isDue(
  table: SanguoshaTable,
  effect: LaterEffect,
  frame: Frame,
  seat: Seat,
): boolean {
  const { body } = effect;
  const { deed } = body;
  if (deed.kind !== 'if' || deed.otherwise !== null || isDoneOnce(body)) return true;
  const scope = scopeOfLater(effect, frame, seat);
  rule('P5');
  return table.procedures.holds(table, deed.condition, scope);
}

/** What stands behind →: done at its timing, whether or not its owner still has the skill (P11). */
export function* runLater(
  table: SanguoshaTable,
  effect: LaterEffect,
  frame: Frame,
  seat: Seat,
): Flow {
  const { body, source } = effect;
  const scope = scopeOfLater(effect, frame, seat);
  if (isDoneOnce(body)) yield* happen(table, { type: 'end-effect', effect });
  const flow = table.procedures.run(table, body.deed, scope);
  yield* because({ kind: 'skill', seat, card: source, span: body.span }, flow);
}
