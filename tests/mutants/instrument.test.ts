import { expect, test } from 'vitest';
import { instrument } from '../../scripts/mutants/instrument.ts';
import { readMutable } from '../../scripts/mutants/mutant.ts';
import { Endless, NONE, Switchboard } from '../../scripts/mutants/switchboard.ts';

// All changes are in the code at once; a switchboard (a global object that the code asks) says which one is made.

const SOURCE = `
  export function count(list: readonly number[], least: number): number {
    let found = 0;
    for (const one of list) if (one >= least && one !== 7) found++;
    return found;
  }
  export function* told(list: readonly number[]): Generator<number, boolean> {
    yield list[0];
    return list.filter((one) => one > 1).length > 0;
  }
  export function untilFound(list: readonly number[]): void {
    let at = 0;
    while (list[at] !== 1) at++;
  }`;

const file = readMutable('made-up.ts', SOURCE);
const numbers = new Map(file.changes.map((change, number) => [change, number]));

interface MadeUp {
  count(list: readonly number[], least: number): number;
  told(list: readonly number[]): Generator<number, boolean>;
  untilFound(list: readonly number[]): void;
}

/** The code with all its changes, and the board that it asks. */
async function changed(): Promise<{ code: MadeUp; board: Switchboard }> {
  const board = new Switchboard(file.changes.length);
  const held = globalThis as { $mutants?: Switchboard };
  held.$mutants = board;
  const code = instrument(file, numbers);
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}\n// ${Math.random()}`)}`
  );
  return { code: module, board };
}

/** The number of a change, as the report shows it. */
function numberOf(before: string, after: string): number {
  const number = file.changes.findIndex(
    (change) => change.node.getText() === before && change.after === after,
  );
  if (number < 0) throw new Error(`there is no change ${before} → ${after}`);
  return number;
}

test('the code does what it did while no change is chosen', async () => {
  const { code } = await changed();
  expect(code.count([5, 6, 7, 8], 6)).toBe(2);
  expect([...code.told([3, 4])]).toEqual([3]);
});

test.each<[string, string, number]>([
  ['one >= least && one !== 7', 'one >= least', 3],
  ['one >= least && one !== 7', 'one >= least || one !== 7', 4],
  ['one >= least', 'one > least', 1],
  ['one !== 7', 'one === 7', 1],
  ['7', '8', 2],
  ['found++', 'found--', -2],
])('%s → %s', async (before, after, found) => {
  const { code, board } = await changed();
  board.chosen = numberOf(before, after);
  expect(code.count([5, 6, 7, 8], 6)).toBe(found);
  board.chosen = NONE;
  expect(code.count([5, 6, 7, 8], 6)).toBe(2);
});

test('a change in a procedure is made, too', async () => {
  const { code, board } = await changed();
  board.chosen = numberOf('list[0]', 'list.at(-1)');
  expect([...code.told([3, 4])]).toEqual([4]);
});

test('it is known which changes were come to', async () => {
  const { code, board } = await changed();
  code.count([], 6);
  const without = board.takeReached();
  code.count([5], 6);
  const withOne = board.takeReached();
  expect(withOne).toContain(numberOf('one >= least', 'one > least'));
  expect(without).not.toContain(numberOf('one >= least', 'one > least'));
  expect(withOne).not.toContain(numberOf('one !== 7', 'one === 7'));
});

test('a loop that never ends is ended', async () => {
  const { code, board } = await changed();
  board.turns = 1000;
  expect(() => code.untilFound([2, 1])).not.toThrow();
  expect(() => code.untilFound([2])).toThrow(Endless);
});
