// Runs every test and ends with what failed and one plain line, "N passed, N failed", summed over
// the runners.
//   node scripts/test.ts            everything
//   node scripts/test.ts --unit     without a browser
//   node scripts/test.ts --browser  only in the browser
// Further arguments go to the one runner that was chosen.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Failure,
  type PlaywrightReport,
  printFailure,
  type Result,
  resultOfPlaywright,
  resultOfVitest,
  type VitestReport,
} from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'lianhuan-test-'));
const chosen = process.argv.slice(2);
const only = chosen.find((argument) => argument === '--unit' || argument === '--browser');
const extra = chosen.filter((argument) => argument !== only);
if (only === undefined && extra.length > 0) {
  console.error('Say --unit or --browser before arguments for a runner.');
  process.exit(2);
}

let passed = 0;
const failures: Failure[] = [];
if (only !== '--browser') add(await unitTests());
if (only !== '--unit') add(await browserTests());
if (failures.length === 0) rmSync(folder, { recursive: true, force: true });
else console.log(`\nReports, and pictures of what failed in the browser: ${folder}`);

// Whoever sees no more than the end of the output sees what to mend.
for (const failure of failures) console.log(`\n${printFailure(failure)}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function unitTests(): Promise<Result> {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...extra]);
  return settled('vitest', code, file, (report: VitestReport) => resultOfVitest(report));
}

async function browserTests(): Promise<Result> {
  const file = join(folder, 'report.json');
  const code = await run('playwright', ['test', ...extra], { LIANHUAN_E2E_FOLDER: folder });
  return settled('playwright', code, file, (report: PlaywrightReport) =>
    resultOfPlaywright(report),
  );
}

/** The result of a runner; one that crashed, or found no test at all, has failed once. */
function settled<Report>(
  runner: string,
  code: number,
  file: string,
  resultOf: (report: Report) => Result,
): Result {
  const broken = (message: string) => ({ test: runner, message });
  if (!existsSync(file)) {
    const left = broken(`ended with code ${code} and left no report`);
    return { passed: 0, failures: [left] };
  }
  const result = resultOf(JSON.parse(readFileSync(file, 'utf8')));
  if (result.failures.length > 0) return result;
  if (result.passed === 0) return { ...result, failures: [broken('ran no test')] };
  if (code === 0) return result;
  return { ...result, failures: [broken(`ended with code ${code} outside of any test`)] };
}

function add(result: Result): void {
  passed += result.passed;
  failures.push(...result.failures);
}

/** Runs one of the installed programs in view of the reader and returns its exit code. */
function run(program: string, args: string[], environment = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    child.on('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
