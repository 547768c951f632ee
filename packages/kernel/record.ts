import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate';
import { fail, type Result, succeed } from './result.ts';

/** A whole game: everything else follows from it. */
export interface MatchRecord {
  readonly game: string;
  /** The version of the game's rules it was played by, e.g. `1.0.0`. */
  readonly version: string;
  /** Which rules and cards exactly (see `Game.content`). */
  readonly content: string;
  readonly setup: unknown;
  readonly seed: number;
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
const MOST_LINK_BYTES = 1_000_000;

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
  if (!isSeed(seed)) return wrong('seed', '32 位整数', 'a whole number of 32 bits');
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
  const bad = answers.findIndex((answer) => !isWhole(answer));
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

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && (value === (value | 0) || value === value >>> 0);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The record as text that fits in a link: header and answers, deflated, with a checksum, base64url. */
export function makeLink(record: MatchRecord): string {
  const { answers, fingerprints, ...rest } = record;
  const head = strToU8(JSON.stringify({ ...rest, last: fingerprints.at(-1) ?? null }));
  const bytes: number[] = [];
  writeNumber(bytes, head.length);
  for (const byte of head) bytes.push(byte);
  for (const answer of answers) writeNumber(bytes, answer);
  return toBase64Url(zlibSync(Uint8Array.from(bytes), { level: 9 }));
}

/** Reads a link's text; zlib's checksum catches a single changed letter. */
export function parseLink(text: string): Result<MatchRecord> {
  const broken = fail(
    '链接已损坏：请重新复制完整的链接',
    'The link is damaged: copy the whole link again',
    'link',
  );
  const long = tooLong('链接', 'The link', 'link');
  if (text.length > MOST_LINK_LETTERS) return long;
  if (!/^[\w-]+$/.test(text)) return broken;
  try {
    const packed = fromBase64Url(text);
    // Into a given buffer: a few letters can unpack to a thousand times their size.
    const bytes = unzlibSync(packed, { out: new Uint8Array(MOST_LINK_BYTES) });
    if (bytes.length === MOST_LINK_BYTES) return long;
    if (!checksumHolds(packed, bytes)) return broken;
    const reader = { at: 0 };
    const length = readNumber(bytes, reader);
    const head = JSON.parse(strFromU8(bytes.subarray(reader.at, reader.at + length)));
    reader.at += length;
    const answers: number[] = [];
    while (reader.at < bytes.length) answers.push(readNumber(bytes, reader));
    const { last, ...rest } = head;
    return parseRecord({ ...rest, answers, fingerprints: last ? [last] : [] });
  } catch {
    return broken;
  }
}

/** fflate does not look at zlib's Adler-32 trailer itself. */
function checksumHolds(packed: Uint8Array, bytes: Uint8Array): boolean {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  const trailer = new DataView(packed.buffer, packed.byteOffset + packed.length - 4, 4);
  return trailer.getUint32(0) === ((high << 16) | low) >>> 0;
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

function readNumber(bytes: Uint8Array, reader: { at: number }): number {
  let value = 0;
  let scale = 1;
  for (;;) {
    if (reader.at >= bytes.length) throw new RangeError('cut short');
    const byte = bytes[reader.at++];
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return value;
    scale *= 0x80;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
