import { NO_CARD, type Seat } from '@lianhuan/kernel';
import { statusesInForce } from '../../skills/skill-index.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import { freshMemory, type Scope } from '../../text/meaning/scope.ts';
import type { ChangeNumber, Count } from '../../text/nodes/nodes.ts';

/** By how much lasting words change a number of a character, all of them together. */
export function changesOf(
  table: SanguoshaTable,
  number: ChangeNumber['number'],
  seat: Seat,
): number {
  let sum = 0;
  for (const { word, seat: owner, skill } of statusesInForce(table, 'change-number')) {
    if (owner === seat && word.number === number) sum += changeOf(table, word, owner, skill);
  }
  return sum;
}

function changeOf(
  table: SanguoshaTable,
  { amount, x, sign }: ChangeNumber,
  seat: Seat,
  skill: string | null,
): number {
  const by = x !== null ? countFor(table, x, seat, skill) : amount === 'X' ? 0 : amount;
  return sign === '-' ? -by : by;
}

function countFor(table: SanguoshaTable, x: Count, seat: Seat, skill: string | null): number {
  const scope: Scope = {
    seat,
    actor: seat,
    source: NO_CARD,
    skill,
    channel: { card: null, skill },
    frame: null,
    x: 0,
    memory: freshMemory(),
  };
  return table.procedures.count(table, x, scope);
}
