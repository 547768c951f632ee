import type { Seat } from '@lianhuan/kernel';
import { statusesInForce } from '../../skills/skill-index.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import { type Scope, scopeOfWords } from '../../text/meaning/scope.ts';
import type { ChangeNumber, SetNumber } from '../../text/nodes/nodes.ts';

/** By how much lasting words change a number of a character, all of them together. */
export function changesOf(
  table: SanguoshaTable,
  number: ChangeNumber['number'],
  seat: Seat,
): number {
  let sum = 0;
  for (const { word, seat: owner, skill } of statusesInForce(table, 'change-number')) {
    if (word.number !== number || !isFor(word, owner, seat)) continue;
    const { x } = word;
    // Only what is counted can come back to itself.
    const by =
      x === null
        ? printedChange(word)
        : onceFor(table, word, seat, 0, () =>
            table.procedures.count(table, x, scopeFor(word, owner, seat, skill)),
          );
    sum += word.sign === '-' ? -by : by;
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

/**
 * The number that lasting words make it before it is changed, the greatest where several do; null where none do.
 */
export function setTo(
  table: SanguoshaTable,
  number: SetNumber['number'],
  seat: Seat,
): number | null {
  let most: number | null = null;
  for (const { word, seat: owner, skill } of statusesInForce(table, 'set-number')) {
    if (!isFor(word, owner, seat) || word.number !== number) continue;
    const scope = scopeFor(word, owner, seat, skill);
    const set = onceFor(table, word, seat, null, () => setBy(table, word, scope));
    if (set !== null) most = most === null ? set : Math.max(most, set);
  }
  return most;
}

/** What the words make it; null where their condition does not hold. */
function setBy(table: SanguoshaTable, { condition, x }: SetNumber, scope: Scope): number | null {
  if (condition !== null && !table.procedures.holds(table, condition, scope)) return null;
  return table.procedures.count(table, x, scope);
}

/** The words under way at each table, with the character whose number is asked for. */
const UNDER_WAY = new WeakMap<SanguoshaTable, (readonly [ChangeNumber | SetNumber, Seat])[]>();

/**
 * What words say of a number of a character. Where that number is counted for themselves, as two numbers that each count
 * the other would be without end, they are not in force: `instead` of what they would say.
 */
function onceFor<T>(
  table: SanguoshaTable,
  word: ChangeNumber | SetNumber,
  seat: Seat,
  instead: T,
  say: () => T,
): T {
  const underWay = UNDER_WAY.get(table) ?? [];
  if (underWay.some(([one, of]) => one === word && of === seat)) return instead;
  UNDER_WAY.set(table, underWay);
  underWay.push([word, seat]);
  try {
    return say();
  } finally {
    underWay.pop();
  }
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
