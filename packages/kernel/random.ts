import { chacha20 } from '@noble/ciphers/chacha.js';
import { derivedKey, type Seed } from './seed.ts';

/**
 * A stream of random words (32 bits each): the key stream of ChaCha20 (RFC 8439) under a key of its
 * own. However much of it somebody sees, the rest of it and the key stay out of reach.
 */
export interface RandomState {
  /** Eight words. Never changed: copies of a table share it. */
  readonly key: readonly number[];
  /** How many words have been drawn. */
  readonly drawn: number;
}

/**
 * The beginning of the stream that a seed gives for one purpose.
 * @param purpose streams for other purposes tell nothing of this one
 */
export function seedRandom(seed: Seed, purpose = 'chance'): RandomState {
  const view = new DataView(derivedKey(seed, purpose).buffer);
  const key = Array.from({ length: KEY_WORDS }, (_, word) => view.getInt32(4 * word, true));
  return { key, drawn: 0 };
}

/**
 * Runs `body` with a source of numbers that starts at `state`; gives its result and the state after it.
 * The source takes a bound from 1 to 2³² and gives a whole number below it, all equally likely.
 */
export function drawRandom<T>(
  state: RandomState,
  body: (upTo: (bound: number) => number) => T,
): { result: T; state: RandomState } {
  const { key } = state;
  let { drawn } = state;
  const result = body((bound) => {
    // Words at and above the greatest multiple of the bound are drawn again: no number is likelier.
    const fair = WORDS - (WORDS % bound);
    let word = wordAt(key, drawn++);
    while (word >= fair) word = wordAt(key, drawn++);
    return word % bound;
  });
  return { result, state: { key, drawn } };
}

/** Fisher–Yates, in place; `upTo(n)` gives a number from 0 to n − 1. */
export function shuffleInPlace<T>(items: T[], upTo: (bound: number) => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = upTo(last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
}

/** The word at this place of a key's stream, from 0 to 2³² − 1. */
export function wordAt(key: readonly number[], index: number): number {
  const span = spanOf(key);
  const first = index - (index % SPAN_WORDS);
  if (span.first !== first) readSpan(span, first);
  return span.words[index - first];
}

const WORDS = 2 ** 32;
const KEY_WORDS = 8;
/** Blocks of the cipher that are made at a time. */
const SPAN_BLOCKS = 4;
const SPAN_WORDS = SPAN_BLOCKS * 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(4 * SPAN_WORDS);

/** A part of a key's stream, so that not every word needs the cipher. It follows from the key alone. */
interface Span {
  readonly key: Uint8Array;
  first: number;
  readonly bytes: Uint8Array;
  readonly words: number[];
}

const spans = new WeakMap<readonly number[], Span>();

function spanOf(key: readonly number[]): Span {
  let span = spans.get(key);
  if (span === undefined) {
    const bytes = new Uint8Array(4 * KEY_WORDS);
    const view = new DataView(bytes.buffer);
    for (const [word, value] of key.entries()) view.setInt32(4 * word, value, true);
    span = { key: bytes, first: -1, bytes: new Uint8Array(4 * SPAN_WORDS), words: [] };
    spans.set(key, span);
  }
  return span;
}

function readSpan(span: Span, first: number): void {
  chacha20(span.key, NONCE, ZEROS, span.bytes, first / 16);
  const view = new DataView(span.bytes.buffer);
  for (let word = 0; word < SPAN_WORDS; word++) span.words[word] = view.getUint32(4 * word, true);
  span.first = first;
}
