import type { Flow, Seat } from '@lianhuan/kernel';
import { change, happen } from '../../events/pipeline.ts';
import type { UseFrame } from '../../table/frames.ts';
import { frameOf, type SanguoshaTable } from '../../table/table.ts';
import { handledKey } from '../../text/meaning/records.ts';

/** Remembers for this turn that the character used such a card, and in which phase (咆哮, 克己). */
export function* noteUsed(table: SanguoshaTable, { user, card, id: use }: UseFrame): Flow {
  const turn = frameOf(table, 'turn');
  if (turn === null) return;
  const { phase } = turn;
  const { face, colour } = card;
  yield* change(table, turn, { used: [...turn.used, { user, face, colour, phase, use }] });
}

/** Remembers for this turn that the character used or played such a card, and in which phase (克己). */
export function* noteHandled(table: SanguoshaTable, seat: Seat, face: string): Flow {
  const frame = frameOf(table, 'phase');
  if (frame === null) return;
  yield* happen(table, { type: 'count-use', seat, use: handledKey(frame.phase, face), by: 1 });
}
