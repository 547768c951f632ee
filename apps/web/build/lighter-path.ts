/** How many numbers follow each command of a path; an arc is taken apart by {@link ARC}. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const NUMBERS = new RegExp(NUMBER, 'gi');
/** The flags of an arc may stand without anything between them. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, '[01]', '[01]', NUMBER, NUMBER].map((one) => `(${one})`).join('[\\s,]*'),
  'gi',
);

type Point = readonly [number, number];

/** A piece of a path: its command in small letters, and its points where they lie. */
export interface Piece {
  readonly command: string;
  /** The last one is where it ends; none for one that closes. */
  readonly points: readonly Point[];
  /** Of an arc: both radii, the turn and the flags. */
  readonly arc: readonly number[];
}

/**
 * The data of a path on a grid of whole units, written as shortly as may be: in a box of 512 × 512 what is moved by half
 * a unit at most looks the same on a card.
 * @throws Error for what is no path
 */
export function lighterPath(data: string): string {
  let out = '';
  let last = '';
  /** Where the path as written stands, and where its part began. */
  let at: Point = [0, 0];
  let begun: Point = at;
  for (const piece of piecesOf(data)) {
    const rounded = piece.points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    const end = rounded.at(-1) ?? begun;
    const { command, numbers } = written(piece, rounded, at);
    const isNothing = command !== 'm' && command !== 'z' && !rounded.some((one) => differ(one, at));
    if (!isNothing) {
      const repeated = command === last && command !== 'm' && command !== 'z';
      const goesOn = repeated || (command === 'l' && last === 'm');
      out = goesOn ? joined(out, numbers) : joined(out + command, numbers);
      last = command;
    }
    at = end;
    if (command === 'm') begun = end;
  }
  return out;
}

function written(
  { command, arc }: Piece,
  points: readonly Point[],
  [x, y]: Point,
): { command: string; numbers: readonly number[] } {
  const [end] = points;
  if ((command === 'l' || command === 'h' || command === 'v') && end !== undefined) {
    if (end[1] === y) return { command: 'h', numbers: [end[0] - x] };
    if (end[0] === x) return { command: 'v', numbers: [end[1] - y] };
    return { command: 'l', numbers: [end[0] - x, end[1] - y] };
  }
  const numbers = points.flatMap(([px, py]) => [px - x, py - y]);
  return { command, numbers: [...arc, ...numbers] };
}

/** Numbers behind what is written, with a space only where two would run together. */
function joined(text: string, numbers: readonly number[]): string {
  let out = text;
  for (const number of numbers) {
    const digits = String(number);
    out += /\d$/.test(out) && digits[0] !== '-' ? ` ${digits}` : digits;
  }
  return out;
}

function differ([x, y]: Point, [otherX, otherY]: Point): boolean {
  return x !== otherX || y !== otherY;
}

/** The pieces of a path, every point where it lies. @throws Error for what is no path */
export function piecesOf(data: string): Piece[] {
  const pieces: Piece[] = [];
  let at: Point = [0, 0];
  let begun: Point = at;
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const small = letter.toLowerCase();
    const size = COUNTS[small];
    if (size === undefined) throw new Error(`${letter} is no command of a path`);
    for (const [index, numbers] of groupsOf(small, size, rest).entries()) {
      // What follows the first point of a part is a line.
      const command = small === 'm' && index > 0 ? 'l' : small;
      const from: Point = letter === small ? at : [0, 0];
      const points = pointsOf(command, numbers, from, at);
      pieces.push({ command, points, arc: command === 'a' ? arcOf(numbers) : [] });
      at = points.at(-1) ?? begun;
      if (command === 'm') begun = at;
    }
  }
  return pieces;
}

function groupsOf(command: string, size: number, rest: string): number[][] {
  if (size === 0) return [[]];
  if (command === 'a') return [...rest.matchAll(ARC)].map(([, ...all]) => all.map(Number));
  const all = (rest.match(NUMBERS) ?? []).map(Number);
  if (all.length === 0 || all.length % size !== 0) {
    throw new Error(`${command} has ${all.length} numbers in a path`);
  }
  return Array.from({ length: all.length / size }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  );
}

function pointsOf(
  command: string,
  numbers: readonly number[],
  [fromX, fromY]: Point,
  [x, y]: Point,
): Point[] {
  const [first = 0] = numbers;
  if (command === 'h') return [[fromX + first, y]];
  if (command === 'v') return [[x, fromY + first]];
  const flat = command === 'a' ? numbers.slice(5) : numbers;
  return Array.from({ length: flat.length / 2 }, (_, pair) => [
    fromX + (flat[pair * 2] ?? 0),
    fromY + (flat[pair * 2 + 1] ?? 0),
  ]);
}

/** Radii keep a digit behind the point: those of small rings would be seen to change. */
function arcOf([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[]): number[] {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return [tenth(rx), tenth(ry), tenth(turn), large, sweep];
}
