import type { Seat } from '@lianhuan/kernel';
import { statusesInForce } from '../../skills/skill-index.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import { scopeOfWords } from '../../text/meaning/scope.ts';
import type { ChangeNumber, SetNumber } from '../../text/nodes/nodes.ts';

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
  return number === 'range' ? sum + rangeByOthers(table, seat) : sum;
}

/** What lasting words of others of its faction do to its attack range. */
function rangeByOthers(table: SanguoshaTable, seat: Seat): number {
  let sum = 0;
  for (const { word, seat: owner } of statusesInForce(table, 'faction-range')) {
    if (owner === seat || !isSameFaction(table, owner, seat)) continue;
    sum += word.sign === '-' ? -word.amount : word.amount;
  }
  return sum;
}

/** The number that lasting words make it before it is changed; null where none do. */
export function setTo(
  table: SanguoshaTable,
  number: SetNumber['number'],
  seat: Seat,
): number | null {
  for (const { word, seat: owner, skill } of statusesInForce(table, 'set-number')) {
    if (owner !== seat || word.number !== number) continue;
    const scope = scopeOfWords(seat, skill);
    const { condition } = word;
    if (condition !== null && !table.procedures.holds(table, condition, scope)) continue;
    return table.procedures.count(table, word.x, scope);
  }
  return null;
}

function changeOf(
  table: SanguoshaTable,
  { amount, x, sign }: ChangeNumber,
  seat: Seat,
  skill: string | null,
): number {
  const by =
    x !== null
      ? table.procedures.count(table, x, scopeOfWords(seat, skill))
      : amount === 'X'
        ? 0
        : amount;
  return sign === '-' ? -by : by;
}
