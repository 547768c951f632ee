import { ask, type CardId, type Flow, moveTo, option, type Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { MinxinTable } from '../table/table.ts';
import { of, shared } from '../table/zones.ts';
import { shuffleInto } from './cards.ts';

/** Gets `count` pouches: twice as many are drawn, half of them kept, the others go back (2.4.4). */
export function* takePouches(table: MinxinTable, seat: Seat, count: number): Flow {
  const drawn: CardId[] = [];
  rule('2.4.4');
  const wanted = count * 2;
  while (drawn.length < wanted) {
    const top = table.zones[shared('pouch-deck')].cards.at(-1);
    if (top === undefined) break;
    yield* happen(table, moveTo(table, top, of(seat, 'pouches')));
    drawn.push(top);
  }
  const left = yield* keepPouches(seat, drawn, count);
  if (left.length > 0) yield* shuffleInto(table, left, shared('pouch-deck'));
}

/** Asks which of the drawn pouches to keep; gives the others. */
function* keepPouches(seat: Seat, drawn: readonly CardId[], count: number): Flow<CardId[]> {
  let left = [...drawn];
  for (let kept = 0; kept < count && left.length > 0; kept++) {
    const choice = yield* ask({
      seat,
      kind: 'keep-pouch',
      options: left.map((card) => option('keep', card, seat)),
      amount: count - kept,
      rule: '2.4.4',
    });
    left = left.filter((card) => card !== choice.card);
  }
  return left;
}
