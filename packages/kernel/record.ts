import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate';
import { fail, type Result, succeed } from './result.ts';

/** A whole game: everything else follows from it. */
export interface MatchRecord {
  readonly game: string;
  /** The version of the game's rules it was played by. */
  readonly version: number;
  readonly setup: unknown;
  readonly seed: number;
  /** Each answer: the index of the option picked. */
  readonly answers: readonly number[];
  /** After so many answers the table had this fingerprint. */
  readonly fingerprints: readonly (readonly [answers: number, fingerprint: number])[];
}

/** Bounds on what strangers send; real records stay far below them. */
const MOST_ANSWERS = 100_000;
const MOST_LETTERS = 8_000_000;
const MOST_LINK_LETTERS = 400_000;
const MOST_LINK_BYTES = 1_000_000;

/** Reads a record from JSON or from an object made of it; the set-up is the game's to read. */
export function parseRecord(input: unknown): Result<MatchRecord> {
  let value = input;
  if (typeof input === 'string') {
    if (input.length > MOST_LETTERS) return tooLong('对局记录', 'The record', '');
    try {
      value = JSON.parse(input);
    } catch (error) {
      const reason = (error as Error).message;
      return fail(`对局记录不是有效的 JSON：${reason}`, `The record is not valid JSON: ${reason}`);
    }
  }
  const record = value as Partial<MatchRecord> | null;
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    return fail('对局记录应当是一个对象', 'A record is an object');
  }
  if (!isSlug(record.game)) return wrong('game', '游戏的代号', 'the id of a game');
  if (!isWhole(record.version)) return wrong('version', '整数', 'a whole number');
  if (!isSeed(record.seed)) return wrong('seed', '32 位整数', 'a whole number of 32 bits');
  if (!Array.isArray(record.answers)) {
    return wrong('answers', '整数的列表', 'a list of whole numbers');
  }
  if (record.answers.length > MOST_ANSWERS) {
    return wrong('answers', `至多 ${MOST_ANSWERS} 个回答`, `${MOST_ANSWERS} answers at most`);
  }
  const bad = record.answers.findIndex((answer) => !isWhole(answer));
  if (bad >= 0) return wrong(`answers[${bad}]`, '不小于 0 的整数', 'a whole number from 0');
  const prints = record.fingerprints ?? [];
  if (!Array.isArray(prints) || !prints.every(isPrint)) {
    return wrong('fingerprints', '[回答数, 指纹] 的列表', 'a list of [answers, fingerprint]');
  }
  return succeed({
    game: record.game,
    version: record.version,
    setup: record.setup,
    seed: record.seed,
    answers: record.answers,
    fingerprints: prints,
  });
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

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && (value === (value | 0) || value === value >>> 0);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isPrint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isWhole);
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
