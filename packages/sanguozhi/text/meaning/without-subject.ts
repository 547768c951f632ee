import type { CardId, NewEffect } from '@lianhuan/kernel';
import type { Begun, Body } from '../../effects/effect-body.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import type { SanguozhiEffect } from '../../table/table.ts';

/** The events that end an effect for one card: it ends, and begins again for the other cards it was for. */
export function withoutSubject(
  effect: SanguozhiEffect,
  body: Begun,
  card: CardId,
): readonly SanguozhiEvent[] {
  const subjects = body.fixed.subjects?.filter((ref) => ref.card !== card) ?? [];
  const end: SanguozhiEvent = { type: 'end-effect', effect };
  if (subjects.length === 0) return [end];
  const { id: _, timestamp: __, incarnation: ___, ...rest } = effect;
  const smaller: NewEffect<Body> = {
    ...rest,
    body: { ...body, fixed: { ...body.fixed, subjects } },
  };
  return [end, { type: 'begin-effect', effect: smaller }];
}
