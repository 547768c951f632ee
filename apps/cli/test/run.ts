import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** How the program ended, and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const PROGRAM = fileURLToPath(new URL('../lianhuan.mjs', import.meta.url));

/** Every run is a process of its own, and a busy machine takes its time to start one. */
export const PATIENT = { timeout: 60_000 };

/** Runs `lianhuan` as a person would; `typed` is what they type. */
export function lianhuan(words: readonly string[], typed = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...words]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(typed);
  });
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

/** A file that is there for one test. */
export function fileWith(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'lianhuan-cli-')), name);
  writeFileSync(path, text);
  return path;
}
