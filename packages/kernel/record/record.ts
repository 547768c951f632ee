import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fromBase64Url, toBase64Url } from '../chance/base64url.ts';
import { isSeed, makeSeed, SEED_BYTES, type Seed } from '../chance/seed.ts';
import { fail, type Result, succeed } from '../text/result.ts';
import { MOST_OPTIONS, packAnswers, unpackAnswers } from './answer-code.ts';

/** A whole game: everything else follows from it. */
export interface MatchRecord {
  readonly game: string;
  /** The version of the game's rules it was played by, e.g. `1.0.0`. */
  readonly version: string;
  /** Which rules and cards exactly (see `Game.content`). */
  readonly content: string;
  readonly setup: unknown;
  readonly seed: Seed;
  /** How many answers there are, so that a record that was cut short is known for one. */
  readonly count: number;
  /** Each answer: the index of the option picked. */
  readonly answers: readonly number[];
  /** After so many answers, ascending, the table had this fingerprint; the last one is at `count`. */
  readonly fingerprints: readonly (readonly [answers: number, fingerprint: number])[];
}

/** What a record is made of; anything else in it is somebody's mistake. */
const KEYS: ReadonlySet<string> = new Set<keyof MatchRecord>([
  'game',
  'version',
  'content',
  'setup',
  'seed',
  'count',
  'answers',
  'fingerprints',
]);

/** Bounds on what strangers send; real records stay far below them. */
const MOST_ANSWERS = 100_000;
const MOST_LETTERS = 8_000_000;
const MOST_LINK_LETTERS = 400_000;
const MOST_HEAD_BYTES = 1_000_000;
const MOST_SETUP_DEPTH = 32;
const MOST_SETUP_PARTS = 1_000_000;

/**
 * Reads a record from JSON or from an object made of it, and checks everything in it but the set-up,
 * which is the game's to read. What it does not know is refused, not dropped.
 */
export function parseRecord(input: unknown): Result<MatchRecord> {
  const read = typeof input === 'string' ? parseJson(input) : succeed(input);
  if (!read.ok) return read;
  const record = read.value as Partial<Record<keyof MatchRecord, unknown>> | null;
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    return fail('对局记录应当是一个对象', 'A record is an object');
  }
  const { game, version, content, setup, seed, count } = record;
  if (!isSlug(game)) return wrong('game', '游戏的代号', 'the id of a game');
  if (typeof version === 'number') return ofOld();
  if (!isVersion(version)) return wrong('version', '形如 1.0.0 的版本', 'a version such as 1.0.0');
  if (!isSlug(content)) {
    return wrong('content', '规则与卡牌的代号', 'the name of rules and cards');
  }
  if (!isSeed(seed)) {
    return wrong('seed', '32 位整数或 43 个字符', 'a whole number of 32 bits, or 43 letters');
  }
  const answers = readAnswers(record.answers);
  if (!answers.ok) return answers;
  if (count !== answers.value.length) {
    return fail(
      `对局记录的 count 应当是回答的数目，但有 ${answers.value.length} 个回答，却写着 ${shown(count)}`,
      `The record's count should be how many answers there are: there are ${answers.value.length}, it says ${shown(count)}`,
      'count',
    );
  }
  const fingerprints = readFingerprints(record.fingerprints, count);
  if (!fingerprints.ok) return fingerprints;
  if (setup === undefined) return wrong('setup', '游戏的设置', 'the set-up of the game');
  if (isDeeper(setup, MOST_SETUP_DEPTH)) {
    return wrong('setup', `至多 ${MOST_SETUP_DEPTH} 层`, `nested ${MOST_SETUP_DEPTH} deep at most`);
  }
  if (countParts(setup) > MOST_SETUP_PARTS) return tooLong('游戏的设置', 'The set-up', 'setup');
  const stray = Object.keys(record).find((key) => !KEYS.has(key));
  if (stray !== undefined) {
    return fail(
      `对局记录里没有「${shown(stray)}」这一项`,
      `A record has no “${shown(stray)}”`,
      shown(stray),
    );
  }
  return succeed({
    game,
    version,
    content,
    setup,
    seed,
    count,
    answers: answers.value,
    fingerprints: fingerprints.value,
  });
}

/** Versions were whole numbers before there was a release, and records did not say how long they were. */
function ofOld(): Result<never> {
  return fail(
    '这份对局记录来自 1.0.0 之前的版本，不能再打开',
    'This record was made before version 1.0.0, and cannot be opened any more',
    'version',
  );
}

/** What is nested deeper than any set-up would run whoever walks through it out of stack. */
function isDeeper(value: unknown, levels: number): boolean {
  return depthOf(value, levels, new Map()) > levels;
}

/**
 * How deep it is nested, if that is not more than `levels`. Each part is looked at once, however often
 * it is referred to: what comes from a store or a message may hold the same list in many places.
 */
function depthOf(value: unknown, levels: number, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 0;
  const before = known.get(value);
  if (before !== undefined) return before;
  // A part that holds itself has no depth; it counts as deeper than any may be.
  known.set(value, Number.POSITIVE_INFINITY);
  let deepest = 0;
  if (levels > 0) {
    for (const one of Object.values(value)) {
      deepest = Math.max(deepest, depthOf(one, levels - 1, known));
    }
  }
  const depth = levels > 0 ? deepest + 1 : Number.POSITIVE_INFINITY;
  known.set(value, depth);
  return depth;
}

/** How many parts whoever walks through it comes by: each as often as it is referred to. */
function countParts(value: unknown, known: Map<object, number> = new Map()): number {
  if (typeof value !== 'object' || value === null) return 1;
  let parts = known.get(value);
  if (parts === undefined) {
    parts = 1;
    for (const one of Object.values(value)) parts += countParts(one, known);
    known.set(value, parts);
  }
  return parts;
}

function parseJson(text: string): Result<unknown> {
  if (text.length > MOST_LETTERS) return tooLong('对局记录', 'The record', '');
  try {
    return succeed(JSON.parse(text));
  } catch (error) {
    const reason = (error as Error).message;
    return fail(`对局记录不是有效的 JSON：${reason}`, `The record is not valid JSON: ${reason}`);
  }
}

function readAnswers(answers: unknown): Result<readonly number[]> {
  if (!Array.isArray(answers)) {
    return wrong('answers', '整数的列表', 'a list of whole numbers');
  }
  if (answers.length > MOST_ANSWERS) {
    return wrong('answers', `至多 ${MOST_ANSWERS} 个回答`, `${MOST_ANSWERS} answers at most`);
  }
  const bad = answers.findIndex((answer) => !isWhole(answer) || answer >= MOST_OPTIONS);
  if (bad >= 0) return wrong(`answers[${bad}]`, '不小于 0 的整数', 'a whole number from 0');
  return succeed(answers);
}

/** Every one at a place of its own, in order, and one at the end: then no cut or change goes unseen. */
function readFingerprints(prints: unknown, count: number): Result<MatchRecord['fingerprints']> {
  if (!Array.isArray(prints)) {
    return wrong('fingerprints', '[回答数, 指纹] 的列表', 'a list of [answers, fingerprint]');
  }
  let before = 0;
  for (const [index, print] of prints.entries()) {
    const at = `fingerprints[${index}]`;
    if (!Array.isArray(print) || print.length !== 2) {
      return wrong(at, '[回答数, 指纹]', '[answers, fingerprint]');
    }
    const [answers, fingerprint] = print;
    if (!isWhole(answers) || answers <= before || answers > count) {
      return wrong(
        `${at}[0]`,
        `大于 ${before}、不大于 ${count} 的整数`,
        `a whole number above ${before}, ${count} at most`,
      );
    }
    if (!isWhole(fingerprint) || fingerprint !== fingerprint >>> 0) {
      return wrong(`${at}[1]`, '32 位的指纹', 'a fingerprint of 32 bits');
    }
    before = answers;
  }
  if (before !== count) {
    return wrong(
      'fingerprints',
      `以第 ${count} 个回答之后的指纹结尾`,
      `ended by the fingerprint after answer ${count}`,
    );
  }
  return succeed(prints);
}

/** What somebody wrote, short enough for a message. */
function shown(value: unknown): string {
  if (value === undefined) return '—';
  if (typeof value !== 'string' && typeof value !== 'number') return typeof value;
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function wrong(at: string, zh: string, en: string): Result<never> {
  return fail(`对局记录的 ${at} 应当是${zh}`, `The record's ${at} should be ${en}`, at);
}

function tooLong(zh: string, en: string, at: string): Result<never> {
  return fail(`${zh}太长，不会是真的对局`, `${en} is too long to be a real match`, at);
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value);
}

/** Numbers by semantic versioning, with a label for what is to come if any: `2.0.0-draft`. */
function isVersion(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[a-z0-9.-]{1,32})?$/.test(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Links of other kinds are refused by this number. */
const LINK_FORMAT = 1;
const CHECK_BYTES = 4;

/**
 * The record as text that fits in a link: head, seed and answers, with the last fingerprint and a
 * checksum, as base64url. A usual game between two takes 150 to 300 letters.
 */
export function makeLink(record: MatchRecord): string {
  const { game, version, content, setup, seed, answers, fingerprints } = record;
  const isLong = typeof seed === 'string';
  const head = [game, version, content, setup, ...(isLong ? [] : [seed])];
  const bytes: number[] = [LINK_FORMAT];
  const packed = deflateSync(strToU8(JSON.stringify(head)), { level: 9 });
  writeNumber(bytes, packed.length);
  bytes.push(...packed);
  if (isLong) bytes.push(...fromBase64Url(seed));
  writeNumber(bytes, answers.length);
  const last = fingerprints.at(-1);
  if (last) for (const shift of [0, 8, 16, 24]) bytes.push((last[1] >>> shift) & 0xff);
  for (const byte of packAnswers(answers)) bytes.push(byte);
  bytes.push(...checksum(Uint8Array.from(bytes)));
  return toBase64Url(Uint8Array.from(bytes));
}

/** Reads a link's text; a checksum catches changed, missing and swapped letters. */
export function parseLink(text: string): Result<MatchRecord> {
  const broken = fail(
    '链接已损坏：请重新复制完整的链接',
    'The link is damaged: copy the whole link again',
    'link',
  );
  if (text.length > MOST_LINK_LETTERS) return tooLong('链接', 'The link', 'link');
  if (!/^[\w-]+$/.test(text)) return broken;
  try {
    const all = fromBase64Url(text);
    // The last letter may have bits to spare: only one way of writing it is a link.
    if (toBase64Url(all) !== text) return broken;
    const bytes = all.subarray(0, -CHECK_BYTES);
    const check = checksum(bytes);
    if (!check.every((byte, at) => byte === all[bytes.length + at])) return broken;
    return readLink(new Reader(bytes)) ?? broken;
  } catch {
    return broken;
  }
}

/** @returns null if these bytes are no link's. */
function readLink(reader: Reader): Result<MatchRecord> | null {
  if (reader.byte() !== LINK_FORMAT) return null;
  // Into a given buffer: a few letters can unpack to a thousand times their size.
  const head = inflateSync(reader.take(reader.number()), { out: new Uint8Array(MOST_HEAD_BYTES) });
  if (head.length === MOST_HEAD_BYTES) return tooLong('链接', 'The link', 'link');
  const fields: unknown = JSON.parse(strFromU8(head));
  if (!Array.isArray(fields)) return null;
  const [game, version, content, setup, short] = fields;
  const seed = fields.length > 4 ? short : makeSeed(reader.take(SEED_BYTES));
  const count = reader.number();
  if (count > MOST_ANSWERS) return tooLong('链接', 'The link', 'link');
  const fingerprints = count === 0 ? [] : [[count, reader.word()]];
  const answers = unpackAnswers(reader.rest(), count);
  if (answers === null) return null;
  return parseRecord({ game, version, content, setup, seed, count, answers, fingerprints });
}

/** The first bytes of a SHA-256. */
function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).subarray(0, CHECK_BYTES);
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

/** Reads bytes from the front. Every method throws a RangeError where they end too soon. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.take(1)[0];
  }

  take(count: number): Uint8Array {
    const end = this.#at + count;
    if (end > this.#bytes.length) throw new RangeError('cut short');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  rest(): Uint8Array {
    return this.take(this.#bytes.length - this.#at);
  }

  /** 32 bits, the lowest byte first. */
  word(): number {
    const [a, b, c, d] = this.take(4);
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  }

  /** A number as {@link writeNumber} writes it. */
  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }
}
