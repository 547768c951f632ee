import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { fail, type Result, succeed } from '@lianhuan/kernel';

/** Bytes of one file: the longest record that may be read has as many letters. */
const MOST_BYTES = 8_000_000;
/** How long a pipe is waited for that nobody writes into, in milliseconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 10;
const CHUNK_BYTES = 65_536;

/**
 * Reads a text in UTF-8 that somebody named: every file from outside is read here. It is a file, or
 * a pipe that ends; folders, devices, links that go round and what is longer than any text of ours
 * are told as problems, without waiting for them.
 */
export function readTextFile(path: string): Result<string> {
  try {
    return decode(readBytes(path));
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.zh, error.message);
    return fail(...reasonOf(error as NodeJS.ErrnoException));
  }
}

class Unreadable extends Error {
  readonly zh: string;

  constructor(zh: string, en: string) {
    super(en);
    this.zh = zh;
  }
}

function readBytes(path: string): Buffer {
  // Without O_NONBLOCK a pipe that nobody writes into is waited for until somebody does.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory()) {
      throw new Unreadable('这是文件夹，不是文件', 'this is a folder, not a file');
    }
    if (!stat.isFile() && !stat.isFIFO()) {
      throw new Unreadable('这是设备，不是文件', 'this is a device, not a file');
    }
    if (stat.isFile() && stat.size > MOST_BYTES) throw tooLong();
    return readToEnd(file);
  } finally {
    closeSync(file);
  }
}

function readToEnd(file: number): Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const chunk = readChunk(file);
    if (chunk.length === 0) return Buffer.concat(chunks);
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_BYTES) throw tooLong();
  }
}

/** The next piece of the file; empty at its end. */
function readChunk(file: number): Buffer {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    try {
      return chunk.subarray(0, readSync(file, chunk));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
  const seconds = PATIENCE_MS / 1000;
  throw new Unreadable(
    `等了 ${seconds} 秒，没有内容`,
    `waited ${seconds} seconds, and nothing came`,
  );
}

function decode(bytes: Buffer): Result<string> {
  try {
    return succeed(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('不是 UTF-8 文本', 'this is no text in UTF-8');
  }
}

function tooLong(): Unreadable {
  const most = `${MOST_BYTES / 1_000_000} MB`;
  return new Unreadable(`文件太大：至多 ${most}`, `the file is too large: ${most} at most`);
}

function reasonOf({ code, message }: NodeJS.ErrnoException): [zh: string, en: string] {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return ['找不到这个文件', 'there is no such file'];
    case 'EACCES':
    case 'EPERM':
      return ['没有读取的权限', 'there is no permission to read it'];
    case 'ELOOP':
      return ['链接绕了一圈，指不到文件', 'its links go round and lead to no file'];
    case 'ENAMETOOLONG':
      return ['文件名太长', 'the name of the file is too long'];
    case 'ERR_INVALID_ARG_VALUE':
      return [
        '文件名里有不能用的字符',
        'the name of the file holds a character that none may have',
      ];
    case 'ENXIO':
      return ['这是设备，不是文件', 'this is a device, not a file'];
    default:
      return [`无法读取：${code ?? message}`, `cannot be read: ${code ?? message}`];
  }
}
