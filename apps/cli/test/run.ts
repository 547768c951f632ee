import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { runProgram } from '../program.ts';

/** How the program ended, and what it wrote. */
export interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

export const PROGRAM = fileURLToPath(new URL('../lianhuan.mjs', import.meta.url));

/** A busy machine takes its time to start processes and threads. */
export const PATIENT = { timeout: 60_000 };

/** Runs `lianhuan` here, not in a process of its own: one at a time, and nothing can be typed. */
export async function lianhuan(words: readonly string[]): Promise<Ended> {
  let out = '';
  let err = '';
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    err += `${text}\n`;
  });
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await runProgram(words);
    return { code: process.exitCode, out, err };
  } finally {
    process.exitCode = exitCode;
    log.mockRestore();
    error.mockRestore();
  }
}

/** What a process writes until it ends, and how it ends. */
export function endOf(child: ChildProcess): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Runs `lianhuan` as a person would, in a process of its own; `typed` is what they type. */
export function lianhuanAlone(words: readonly string[], typed = ''): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...words]);
  child.stdin.end(typed);
  return endOf(child);
}

/** It was refused: code 2, Chinese first, English second, and nothing for programmers. */
export function expectRefusal({ code, out, err }: Ended, zh: string, en: string): void {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const [first, second] = err.split('\n');
  expect(first).toMatch(/^错误/);
  expect(first).toContain(zh);
  expect(second).toMatch(/^error/);
  expect(second).toContain(en);
  expect(err).not.toMatch(/^\s+at /m);
}

/** A file with one general of 三国智 that is not of the game's own. */
export const OWN_GENERAL = `- id: lu-ning
  kind: 将领
  name: 陆宁
  stats: 3/3/2
  text: 上场：抓1张卡。
`;

/** A file that is there for one test. */
export function fileWith(name: string, text: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'lianhuan-cli-')), name);
  writeFileSync(path, text);
  return path;
}
