import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lianhuan, lianhuanAlone, PATIENT } from '../run.ts';
import { damagedCase, wholes } from './cases.ts';
import { DAMAGES } from './damages.ts';
import type { EndedCase } from './worker.ts';

// Whatever is handed to the command line, it ends: soon, with an exit code that says how, in two
// languages where it was refused, and with nothing for programmers or for the terminal to obey.

const WAYS = Object.keys(DAMAGES).length;
const CASES = 500;
const MOST_MS = 20_000;
const MOST_LETTERS = 250_000;

/** The thread that runs the cases; another one where a case hung or broke it. */
let worker: Worker;

beforeAll(() => {
  worker = startWorker();
});
afterAll(() => worker.terminate());

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

function run(number: number): Promise<EndedCase | string> {
  return new Promise((resolve) => {
    const end = (ended: EndedCase | string): void => {
      clearTimeout(timer);
      worker.off('message', end);
      worker.off('error', broken);
      resolve(ended);
    };
    const anew = async (fault: string): Promise<void> => {
      await worker.terminate();
      worker = startWorker();
      end(fault);
    };
    const broken = (error: unknown) => anew(`${number}: broke the thread: ${error}`);
    const timer = setTimeout(() => anew(`${number}: hangs`), MOST_MS);
    worker.on('message', end);
    worker.on('error', broken);
    worker.postMessage(number);
  });
}

/** What is wrong with how a case ended; empty if nothing is. */
function faultsOf(ended: EndedCase | string): string[] {
  if (typeof ended === 'string') return [ended];
  const { title, words, code, out, err, thrown } = ended;
  const all = out + err;
  const isScenario = words[0] === 'judge' && words[1] !== '--record';
  const faults = [
    thrown !== null && `threw ${thrown}`,
    ![0, 1, 2].includes(code) && `exit code ${code}`,
    code === 1 && !isScenario && 'exit code 1, which is for scenarios that fail',
    code === 0 && err !== '' && `complains, and yet the exit code is 0: ${err}`,
    code === 2 && !tellsTwice(ended, isScenario) && `is not told in two languages: ${all}`,
    /^\s+at .*[:(]\d+/m.test(all) && 'shows a stack',
    /\[object |\bundefined\b/.test(all) && `shows a value that is none: ${all.slice(0, 500)}`,
    hasControls(all) && 'prints what a terminal obeys',
    all.length > MOST_LETTERS && `prints ${all.length} letters`,
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${title}: ${fault}`);
}

function tellsTwice({ words, out, err }: EndedCase, isScenario: boolean): boolean {
  if (words.includes('--json') && out.startsWith('[')) return /"zh": ".+"[^}]*"en": ".+"/.test(out);
  if (words.includes('--json') && isScenario) return /"zh": ".+"[^}]*"en": ".+"/.test(out);
  return isScenario ? /✗ .+\n {2}.*[一-鿿].*\n {2}\S/.test(out) : /^错误[\s\S]*^error/m.test(err);
}

function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const styled = text.replaceAll(/\u001b\[(?:1|2|22)m/g, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/.test(styled);
}

describe('what is whole', PATIENT, () => {
  test.each(wholes())(
    '$title: is read without complaint',
    async ({ text, name = 'x.txt', words }) => {
      const file = join(mkdtempSync(join(tmpdir(), 'lianhuan-whole-')), name);
      writeFileSync(file, text);
      expect(await lianhuan(words(file))).toMatchObject({ code: 0, err: '' });
    },
  );
});

describe(`${CASES} damaged inputs`, { timeout: 120_000 }, () => {
  const kinds = [...wholes().map(({ title }) => title), 'words'];
  test.each(kinds.map((title, kind) => ({ title, kind })))('$title', async ({ kind }) => {
    const faults: string[] = [];
    const isLast = kind === kinds.length - 1;
    const end = isLast ? CASES : (kind + 1) * WAYS;
    for (let number = kind * WAYS; number < end; number++)
      faults.push(...faultsOf(await run(number)));
    expect(faults).toEqual([]);
  });
});

describe('damaged inputs to the program itself', { timeout: 120_000 }, () => {
  test.each(wholes().map(({ title }, kind) => ({ title, kind })))('$title', async ({ kind }) => {
    const number = kind * WAYS + ((kind * 5) % WAYS);
    const made = damagedCase(number);
    const { code, out, err } = await lianhuanAlone(made.words);
    expect(faultsOf({ ...made, code: Number(code), out, err, thrown: null, took: 0 })).toEqual([]);
  });

  test('a game to play on from', async () => {
    for (const number of [0, 2, 5, 8]) {
      const file = damagedCase(number).words[1];
      const { code, err } = await lianhuanAlone(['play', '--continue', file], 'q\n');
      expect(code).toBe(2);
      expect(err).toMatch(/^错误.*\nerror/);
    }
  });
});
