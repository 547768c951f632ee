import type { Flow } from '@lianhuan/kernel';
import { happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { endingNow, type Moment } from '../../text/meaning/begin-effect.ts';

/** Ends all words begun by effects whose time is up at this moment (600.5, 614.2). */
export function* endWords(table: SanguozhiTable, moment: Moment): Flow {
  const ending = endingNow(table, moment);
  if (ending.length === 0) return;
  const ends = ending.map((effect) => ({ type: 'end-effect', effect }) as const);
  const obeyed = moment === 'turn-end' ? obeys('600.5', '614.2') : rule('600.5');
  if (obeyed) yield* happenTogether(table, ends);
}
