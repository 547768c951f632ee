// What the reports of the two test runners say: how many tests passed, and which failed, and why.

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or anything else that went wrong in a run. */
export interface Failure {
  /** Its file and its title. */
  readonly test: string;
  readonly message: string;
}

/** What came of a run. */
export interface Result {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
  value?: string;
  location?: { file: string };
}

const MOST_LINES = 15;
const WIDEST_LINE = 200;
const FOREIGN_CALL = /^ *at .*(?:node_modules|node:internal)/;

export function resultOfVitest({ numPassedTests, testResults }: VitestReport): Result {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    // A file that breaks before its first test has failed too, though no test of it did.
    if (status === 'failed' && assertionResults.length === 0) return [{ test: file, message }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
  });
  return { passed: numPassedTests, failures };
}

export function resultOfPlaywright({ stats, suites, errors }: PlaywrightReport): Result {
  const outside = errors.map((error) => ({
    test: error.location ? relative(process.cwd(), error.location.file) : 'outside of any test',
    message: messageOf(error),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap((suite) => failuresOf(suite, [])), ...outside],
  };
}

function failuresOf(suite: PlaywrightSuite, around: readonly string[]): Failure[] {
  // The outermost suite is the file, and has its name as its title.
  const titles = suite.title === suite.file ? around : [...around, suite.title];
  const failures = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: [`[${projectName}] ${suite.file}`, ...titles, title].join(' › '),
        message: results.flatMap(({ errors }) => errors.map(messageOf)).join('\n'),
      })),
  );
  return [...failures, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, titles))];
}

function messageOf({ message, value }: PlaywrightError): string {
  return message ?? value ?? 'no message';
}

/** A failure in plain lines, without colours and calls within libraries, and not too many. */
export function printFailure({ test, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FOREIGN_CALL.test(line));
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line) => (line.length > WIDEST_LINE ? `${line.slice(0, WIDEST_LINE)}…` : line));
  if (lines.length > MOST_LINES) shown.push(`… ${lines.length - MOST_LINES} more lines`);
  return [`✗ ${test}`, ...shown.map((line) => `    ${line}`)].join('\n');
}
