import { chacha20 } from '@noble/ciphers/chacha.js';
import { derivedKeys, type Seed } from './seed.ts';

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

/** The beginning of the stream of chance that a seed gives. */
export function seedRandom(seed: Seed): RandomState {
  return seedStreams(seed, ['chance'])[0];
}

/** The beginnings of the streams that a seed gives, one for each purpose: none tells of another. */
export function seedStreams(seed: Seed, purposes: readonly string[]): RandomState[] {
  return derivedKeys(seed, purposes).map((bytes) => ({ key: wordsOf(bytes), drawn: 0 }));
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
  const span = spanOf(key);
  let { drawn } = state;
  const result = body((bound) => {
    if (bound === 1) return 0;
    // As many bits as the greatest number has, drawn again while they make a greater one: no number
    // is likelier than another.
    const spare = Math.clz32(bound - 1);
    let number: number;
    do number = wordIn(span, drawn++) >>> spare;
    while (number >= bound);
    return number;
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
  return wordIn(spanOf(key), index);
}

function wordIn(span: Span, index: number): number {
  const first = index - (index % SPAN_WORDS);
  if (span.first !== first) readSpan(span, first);
  return span.words[index - first];
}

const KEY_WORDS = 8;
/** Blocks of the cipher that are made at a time: what surrounds a call takes as long as four of them. */
const SPAN_BLOCKS = 16;
const SPAN_WORDS = SPAN_BLOCKS * 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(4 * SPAN_WORDS);

/** A part of a key's stream, so that not every word needs the cipher. It follows from the key alone. */
interface Span {
  readonly key: Uint8Array;
  first: number;
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly words: number[];
}

const spans = new WeakMap<readonly number[], Span>();

function spanOf(key: readonly number[]): Span {
  let span = spans.get(key);
  if (span === undefined) {
    const bytes = new Uint8Array(4 * SPAN_WORDS);
    const view = new DataView(bytes.buffer);
    span = { key: bytesOf(key), first: -1, bytes, view, words: new Array(SPAN_WORDS).fill(0) };
    spans.set(key, span);
  }
  return span;
}

function readSpan(span: Span, first: number): void {
  chacha20(span.key, NONCE, ZEROS, span.bytes, first / 16);
  for (let word = 0; word < SPAN_WORDS; word++)
    span.words[word] = span.view.getUint32(4 * word, true);
  span.first = first;
}

function bytesOf(key: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * KEY_WORDS);
  const view = new DataView(bytes.buffer);
  for (let word = 0; word < KEY_WORDS; word++) view.setInt32(4 * word, key[word], true);
  return bytes;
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: KEY_WORDS }, (_, word) => view.getInt32(4 * word, true));
}
