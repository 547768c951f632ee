// Runs every test and ends with one plain line, "N passed, N failed", summed over the runners.
//   node scripts/test.ts            everything
//   node scripts/test.ts --unit     without a browser
//   node scripts/test.ts --browser  only in the browser
// Further arguments go to the one runner that was chosen.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const folder = mkdtempSync(join(tmpdir(), 'lianhuan-test-'));
const chosen = process.argv.slice(2);
const only = chosen.find((argument) => argument === '--unit' || argument === '--browser');
const extra = chosen.filter((argument) => argument !== only);
if (only === undefined && extra.length > 0) {
  console.error('Say --unit or --browser before arguments for a runner.');
  process.exit(2);
}

const total: Tally = { passed: 0, failed: 0 };
if (only !== '--browser') add(await unitTests());
if (only !== '--unit') add(await browserTests());
if (total.failed === 0) rmSync(folder, { recursive: true, force: true });
else console.log(`\nReports, and traces and pictures of what failed in the browser: ${folder}`);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function unitTests(): Promise<Tally> {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...extra]);
  return settled('vitest', code, file, (report: VitestReport) => ({
    passed: report.numPassedTests,
    // A file that breaks before its first test has failed too, though no test of it did.
    failed:
      report.numFailedTests +
      report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length,
  }));
}

async function browserTests(): Promise<Tally> {
  const file = join(folder, 'report.json');
  const code = await run('playwright', ['test', ...extra], { LIANHUAN_E2E_FOLDER: folder });
  return settled('playwright', code, file, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** The tally of a runner; one that crashed, or found no test at all, counts as one failure. */
function settled<Report>(
  runner: string,
  code: number,
  file: string,
  tallyOf: (report: Report) => Tally,
): Tally {
  if (!existsSync(file)) {
    console.error(`${runner} ended with code ${code} and left no report.`);
    return { passed: 0, failed: 1 };
  }
  const tally = tallyOf(JSON.parse(readFileSync(file, 'utf8')));
  if (tally.failed > 0) return tally;
  if (tally.passed === 0) console.error(`${runner} ran no test.`);
  else if (code !== 0) console.error(`${runner} ended with code ${code} outside of any test.`);
  else return tally;
  return { ...tally, failed: 1 };
}

function add({ passed, failed }: Tally): void {
  total.passed += passed;
  total.failed += failed;
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
