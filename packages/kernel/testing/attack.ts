import { seedStreams } from '../chance/random.ts';
import type { Seed } from '../chance/seed.ts';
import { Match } from '../match/match.ts';
import { copyTable } from '../table/copy.ts';
import type { Handle, Seat } from '../table/ids.ts';
import { freshHandle, type Table, writable, type Zone } from '../table/table.ts';
import { viewLog } from '../view/view-log.ts';
import { view } from '../view/whole-view.ts';

// What somebody does who wants to know more than a seat is given: the searches that are known to work
// on numbers from weak sources.

/** All that a seat is ever given at this moment, as text: its view with what it is asked, and its log. */
export function givenTo<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
): string {
  return JSON.stringify([view(match as never, seat), viewLog(match as never, seat)]);
}

/** Numbers too great for anything but a handle, wherever they stand in what a seat is given. */
export function numbersGiven<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
): ReadonlySet<number> {
  const found = givenTo(match, seat).match(/(?<![\d.])\d{11,}(?![\d.])/g) ?? [];
  return new Set(found.map(Number));
}

/** The handles in a seat's view, zone by zone. */
export function handlesGiven<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
): Handle[] {
  return view(match as never, seat).zones.flatMap(({ cards }) =>
    (cards ?? []).map(({ handle }) => handle),
  );
}

/**
 * The same idle point with other chance to come, other handles to come, and other handles on the cards
 * that lie where this seat may not look. What the seat sees must be the same.
 */
export function withOtherSecrets<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  seed: Seed,
): Match<T, Setup, Event> {
  const { game, setup, answers } = match;
  const table = copyTable(match.table) as T;
  const open = writable(table as Table);
  [open.random, open.handles] = seedStreams(seed, ['chance', 'handles']);
  const hidden = ({ visibility, owner }: Zone) => visibility === 'owner' && owner !== seat;
  for (const { cards } of table.zones.filter(hidden)) {
    for (const card of cards) open.cards[card].handle = freshHandle(table);
  }
  return new Match(game, { setup, seed, checkpointEvery: 0 }, { table, answers });
}

/**
 * The length of the shortest linear feedback shift register that makes these bits (Berlekamp and
 * Massey). For random bits it is about half of their number; for those of a linear generator never
 * more than its state has bits.
 */
export function linearComplexity(bits: readonly number[]): number {
  const { length } = bits;
  const connection = Uint8Array.of(1, ...new Uint8Array(length));
  let before = Uint8Array.from(connection);
  let complexity = 0;
  let since = 1;
  for (let at = 0; at < length; at++) {
    let differs = bits[at];
    for (let back = 1; back <= complexity; back++) differs ^= connection[back] & bits[at - back];
    if (differs === 0) {
      since += 1;
      continue;
    }
    const kept = Uint8Array.from(connection);
    for (let place = 0; place + since <= length; place++)
      connection[place + since] ^= before[place];
    if (2 * complexity <= at) {
      complexity = at + 1 - complexity;
      before = kept;
      since = 1;
    } else {
      since += 1;
    }
  }
  return complexity;
}

/** One bit of each number, in the order given. */
export function bitsAt(numbers: readonly number[], bit: number): number[] {
  return numbers.map((number) => Math.floor(number / 2 ** bit) % 2);
}

/**
 * Of all pairs of numbers, the share whose upper or lower 32 bits differ in the last bits alone, as
 * counters do: as they stand, and with the multiply-and-shift scrambling undone that makes counters look
 * random.
 * @param numbers whole, below 2⁵³
 * @param low how many last bits may differ
 */
export function nearPairs(numbers: readonly number[], low: number): number {
  const words = [
    numbers.map((number) => number >>> 0),
    numbers.map((number) => Math.floor(number / 2 ** 21) >>> 0),
  ];
  const ways = [...words, ...words.map((way) => way.map(unscrambled))];
  return Math.max(...ways.map((way) => shareOfNear(way, low)));
}

function shareOfNear(numbers: readonly number[], low: number): number {
  let near = 0;
  let pairs = 0;
  for (const [index, one] of numbers.entries()) {
    for (const other of numbers.slice(index + 1)) {
      pairs += 1;
      if ((one ^ other) >>> low === 0) near += 1;
    }
  }
  return pairs === 0 ? 0 : near / pairs;
}

/** Undoes two rounds of `x = (x ^ x >>> 16) * 0x45d9f3b` and a last `x ^ x >>> 16`. */
function unscrambled(number: number): number {
  const inverse = 0x119de1f3;
  let mixed = (number ^ (number >>> 16)) >>> 0;
  for (let round = 0; round < 2; round++) {
    mixed = Math.imul(mixed, inverse);
    mixed = (mixed ^ (mixed >>> 16)) >>> 0;
  }
  return mixed;
}
