/**
 * Answers as few bytes. Each is told by yes and no (more than 0? more than 1? …), and a range coder
 * spends on each of these what it takes at the odds that were seen so far in this game: a forced pick
 * next to nothing, the usual pick less than a bit.
 */

/** The odds of one question, learned while coding: how likely is a yes, of 2¹⁶. */
interface Odds {
  yes: number;
  seen: number;
}

const BITS = 16;
const WHOLE = 1 << BITS;
/** No question becomes so sure that the other answer could not be coded any more. */
const LEAST = WHOLE >>> 7;
/** After so many answers a new one weighs no less: how a game goes changes. */
const MEMORY = 48;
/** Answers above this are told by their bits. */
const MOST_STEPS = 24;
/** No decision has more options than that: an answer fits 24 bits. */
export const MOST_OPTIONS = 2 ** 24;
const MOST_BITS = 24;

/** Codes answers: whole numbers below {@link MOST_OPTIONS}. */
export function packAnswers(answers: readonly number[]): number[] {
  const coder = new Encoder();
  const model = new Model();
  for (const answer of answers) model.write(coder, answer);
  return coder.finish();
}

/**
 * Reads so many answers back.
 * @returns null if the bytes are not exactly those that {@link packAnswers} gives for some answers
 */
export function unpackAnswers(bytes: Uint8Array, count: number): number[] | null {
  const coder = new Decoder(bytes);
  const model = new Model();
  const answers: number[] = [];
  while (answers.length < count && !coder.isSpent) answers.push(model.read(coder));
  if (answers.length < count) return null;
  const again = packAnswers(answers);
  const same = again.length === bytes.length && again.every((byte, at) => byte === bytes[at]);
  return same ? answers : null;
}

/** What is asked of each answer, in order, and the odds of it. */
class Model {
  readonly #steps = odds(MOST_STEPS);
  readonly #length = odds(MOST_BITS + 1);

  write(coder: Encoder, answer: number): void {
    const steps = Math.min(answer, MOST_STEPS);
    for (let step = 0; step < steps; step++) coder.write(this.#steps[step], true);
    if (steps < MOST_STEPS) return coder.write(this.#steps[steps], false);
    const rest = answer - MOST_STEPS + 1;
    const length = 31 - Math.clz32(rest);
    for (let bit = 0; bit < length; bit++) coder.write(this.#length[bit], true);
    coder.write(this.#length[length], false);
    for (let bit = length - 1; bit >= 0; bit--) coder.write(even(), ((rest >>> bit) & 1) === 1);
  }

  read(coder: Decoder): number {
    let steps = 0;
    while (steps < MOST_STEPS && coder.read(this.#steps[steps])) steps += 1;
    if (steps < MOST_STEPS) return steps;
    let length = 0;
    while (length < MOST_BITS && coder.read(this.#length[length])) length += 1;
    let rest = 1;
    for (let bit = 0; bit < length; bit++) rest = rest * 2 + Number(coder.read(even()));
    return rest - 1 + MOST_STEPS;
  }
}

function even(): Odds {
  return { yes: WHOLE >>> 1, seen: MEMORY };
}

function odds(count: number): Odds[] {
  return Array.from({ length: count }, () => ({ yes: WHOLE >>> 1, seen: 0 }));
}

function learn(question: Odds, isYes: boolean): void {
  const weight = question.seen + 1.5;
  const target = isYes ? WHOLE - LEAST : LEAST;
  question.yes += Math.trunc((target - question.yes) / weight);
  if (question.seen < MEMORY) question.seen += 1;
}

// A range coder with carry, as in LZMA: `low` and `range` hold 32 bits, a byte leaves at a time.

const TOP = 2 ** 24;
const FULL = 2 ** 32;

class Encoder {
  #low = 0;
  #range = FULL - 1;
  #held = 0;
  #waiting = 0;
  #begun = false;
  readonly #bytes: number[] = [];

  write(question: Odds, isYes: boolean): void {
    const bound = Math.floor(this.#range / WHOLE) * question.yes;
    if (isYes) this.#range = bound;
    else {
      this.#low += bound;
      this.#range -= bound;
    }
    learn(question, isYes);
    while (this.#range < TOP) {
      this.#range *= 256;
      this.#shift();
    }
  }

  /** Zeros at the end follow by themselves. */
  finish(): number[] {
    for (let byte = 0; byte < 5; byte++) this.#shift();
    while (this.#bytes.at(-1) === 0) this.#bytes.pop();
    return this.#bytes;
  }

  /** Sends the top byte of `low`, once it is sure that no carry will change it. */
  #shift(): void {
    const carry = this.#low >= FULL ? 1 : 0;
    if (this.#low < 0xff000000 || carry === 1) {
      if (this.#begun) this.#bytes.push((this.#held + carry) & 0xff);
      for (; this.#waiting > 0; this.#waiting--) this.#bytes.push((0xff + carry) & 0xff);
      this.#begun = true;
      this.#held = Math.floor(this.#low / TOP) & 0xff;
    } else {
      this.#waiting += 1;
    }
    this.#low = (this.#low % TOP) * 256;
  }
}

class Decoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #code = 0;
  #range = FULL - 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let byte = 0; byte < 4; byte++) this.#next();
  }

  /** It reads on and on beyond the end: these are no answers. */
  get isSpent(): boolean {
    return this.#at > this.#bytes.length + 8;
  }

  read(question: Odds): boolean {
    const bound = Math.floor(this.#range / WHOLE) * question.yes;
    const isYes = this.#code < bound;
    if (isYes) this.#range = bound;
    else {
      this.#code -= bound;
      this.#range -= bound;
    }
    learn(question, isYes);
    while (this.#range < TOP) {
      this.#range *= 256;
      this.#next();
    }
    return isYes;
  }

  #next(): void {
    this.#code = (this.#code % TOP) * 256 + (this.#bytes[this.#at] ?? 0);
    this.#at += 1;
  }
}
