import type { Seat } from '@lianhuan/kernel';
import { applyInOrder, isInForce, statusesInForce, statusesOf } from '../../skills/statuses.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import type { StatusInForce } from '../../text/meaning/procedures.ts';
import { type Scope, scopeOfWords } from '../../text/meaning/scope.ts';
import type { ChangeNumber, SetNumber } from '../../text/nodes/nodes.ts';

/** By how much lasting words change a number of a character, all of them together. */
export function changesOf(
  table: SanguoshaTable,
  number: ChangeNumber['number'],
  seat: Seat,
): number {
  const words = wordsAbout(statusesOf(table, 'change-number'), number, seat);
  const sum = applyInOrder(table, `change-number ${number} ${seat}`, words, 0, {
    looksAround: ({ word, condition }) => word.x !== null || condition !== null,
    apply: (before, status) =>
      isInForce(table, status) ? before + changeBy(table, status, seat) : before,
  });
  return number === 'range' ? sum + rangeByOthers(table, seat) : sum;
}

/** By how much the words change it. */
function changeBy(
  table: SanguoshaTable,
  { word, seat: owner, skill }: StatusInForce<ChangeNumber>,
  seat: Seat,
): number {
  const { x } = word;
  const by =
    x === null
      ? printedChange(word)
      : table.procedures.count(table, x, scopeFor(word, owner, seat, skill));
  return word.sign === '-' ? -by : by;
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

/**
 * The number that lasting words make it before it is changed, the greatest where several do; null where none do.
 */
export function setTo(
  table: SanguoshaTable,
  number: SetNumber['number'],
  seat: Seat,
): number | null {
  const words = wordsAbout(statusesOf(table, 'set-number'), number, seat);
  return applyInOrder<number | null, StatusInForce<SetNumber>>(
    table,
    `set-number ${number} ${seat}`,
    words,
    null,
    {
      looksAround: () => true,
      apply(most, status) {
        if (!isInForce(table, status)) return most;
        const { word, seat: owner, skill } = status;
        const set = setBy(table, word, scopeFor(word, owner, seat, skill));
        return set === null ? most : Math.max(most ?? set, set);
      },
    },
  );
}

/** Those of the words that are about a number of a character. */
function wordsAbout<W extends ChangeNumber | SetNumber>(
  words: readonly StatusInForce<W>[],
  number: W['number'],
  seat: Seat,
): readonly StatusInForce<W>[] {
  return words.filter(
    ({ word, seat: owner }) => word.number === number && isFor(word, owner, seat),
  );
}

/** What the words make it; null where their condition does not hold. */
function setBy(table: SanguoshaTable, { condition, x }: SetNumber, scope: Scope): number | null {
  if (condition !== null && !table.procedures.holds(table, condition, scope)) return null;
  return table.procedures.count(table, x, scope);
}

/** Are the words of that owner about this character? */
function isFor({ of }: ChangeNumber | SetNumber, owner: Seat, seat: Seat): boolean {
  return of === 'everybody' || (of === 'you') === (owner === seat);
}

/** What the words see, of which 其 is the character whose number it is. */
function scopeFor(
  { of }: ChangeNumber | SetNumber,
  owner: Seat,
  seat: Seat,
  skill: string | null,
): Scope {
  const scope = scopeOfWords(owner, skill);
  return of === 'you' ? scope : { ...scope, memory: { ...scope.memory, that: [seat] } };
}

/** X of which nothing is said is 0. */
function printedChange({ amount }: ChangeNumber): number {
  return amount === 'X' ? 0 : amount;
}
