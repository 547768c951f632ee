import { shortened } from '@lianhuan/cardtext';
import type { Language, Text } from '@lianhuan/kernel';
import type { ScenarioReport } from '../files.ts';
import type { FileProblem } from '../reading/source.ts';
import type { Failure, Snapshot } from '../running/failure.ts';
import type { ScenarioResult } from '../running/run-scenario.ts';
import { traceOf } from '../running/trace.ts';
import { seatLetter } from '../scenario/judged-game.ts';
import { writeLog, writeTrees } from './log.ts';

/** How a report is written. */
export interface ReportOptions {
  /** Default `zh`. */
  readonly language?: Language;
  /** Write the cause tree of each line of every scenario's log. */
  readonly why?: boolean;
}

/** Writes what came of running scenario files, as a test runner does. */
export function renderScenarioReport(
  { results, problems }: ScenarioReport,
  { language = 'zh', why = false }: ReportOptions = {},
): string {
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  const unread: Text =
    problems.length === 0
      ? { zh: '', en: '' }
      : { zh: `；另有 ${problems.length} 处读不出`, en: `; ${problems.length} cannot be read` };
  const total: Text = {
    zh: `${results.length} 个局面：${passed} 个通过，${failed} 个失败${unread.zh}`,
    en: `${results.length} scenario${results.length === 1 ? '' : 's'}: ${passed} passed, ${failed} failed${unread.en}`,
  };
  const blocks = [
    ...problems.map(renderProblem),
    ...results.map((result) => renderResult(result, language, why)),
    total[language],
  ];
  return `${blocks.join('\n')}\n`;
}

/** The most characters that are quoted of the place of a problem, and of its text; the rest is cut off. */
const MOST_IN_PLACE = 200;
const MOST_IN_TEXT = 1000;

/** What is wrong with a file, in both languages. */
export function renderProblem({ file, line, column, path, text }: FileProblem): string {
  const inside = path && ` (${shortened(path, MOST_IN_PLACE)})`;
  const where = `${shortened(file, MOST_IN_PLACE)}:${line}:${column}${inside}`;
  const { zh, en } = text;
  return `✗ ${where}\n${indent([zh, en].map((one) => shortened(one, MOST_IN_TEXT)).join('\n'), 2)}`;
}

function renderResult(result: ScenarioResult, language: Language, why: boolean): string {
  const { scenario, passed, failure, match, played, notes } = result;
  const rules = scenario.rules.length > 0 ? ` [${scenario.rules.join(', ')}]` : '';
  const head = `${passed ? '✓' : '✗'} ${scenario.file}:${scenario.line} ${scenario.title}${rules}`;
  const parts = [head];
  for (const { line, text } of notes) {
    parts.push(indent(`${scenario.file}:${line} ${NOTE[language]}${text[language]}`, 2));
  }
  if (failure) parts.push(indent(renderFailure(scenario.file, failure, language), 2));
  const trees = why && match ? writeTrees(traceOf(match), played, language) : '';
  if (trees) parts.push(indent(trees, 2));
  return parts.join('\n');
}

const NOTE: Text = { zh: '提醒：', en: 'note: ' };

function renderFailure(
  file: string,
  { line, text, snapshot }: Failure,
  language: Language,
): string {
  const head = `${file}:${line}\n${text[language]}`;
  return snapshot ? `${head}\n${renderSnapshot(snapshot, language)}` : head;
}

const HEADINGS = {
  nobody: { zh: '没有人被询问：对局已经结束', en: 'nobody is asked: the match is over' },
  table: { zh: '局面', en: 'table' },
  log: { zh: '经过', en: 'so far' },
} as const satisfies Record<string, Text>;

function renderSnapshot({ pending, named, log, played }: Snapshot, language: Language): string {
  const asked = pending.map(({ seat, prompt, rule, options }) => {
    const lines = options.map((option, index) => `  ${index}  ${option[language]}`);
    return [`${seat}: ${prompt[language]}${rule && ` (${rule})`}`, ...lines].join('\n');
  });
  const parts = asked.length > 0 ? asked : [HEADINGS.nobody[language]];
  if (named.length > 0) parts.push(`${HEADINGS.table[language]}\n${indent(named.join('\n'), 2)}`);
  const written = writeLog(log, played, language);
  if (written) parts.push(`${HEADINGS.log[language]}\n${indent(written, 2)}`);
  return parts.join('\n');
}

export function indent(text: string, by: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}

/** What came of running scenario files as plain data, for other programs. */
export function scenarioReportAsJson({ results, problems, exitCode }: ScenarioReport): unknown {
  return {
    passed: results.filter((result) => result.passed).length,
    failed: results.filter((result) => !result.passed).length,
    exitCode,
    problems,
    scenarios: results.map(resultAsJson),
  };
}

function resultAsJson({
  scenario,
  passed,
  failure,
  match,
  cited,
  played,
  notes,
}: ScenarioResult): unknown {
  return {
    file: scenario.file,
    line: scenario.line,
    game: scenario.judged.game.id,
    title: scenario.title,
    rules: scenario.rules,
    passed,
    failure,
    notes,
    cited: [...cited],
    played: played.map(({ seat, label, how, line }) => ({
      seat: seatLetter(seat),
      label,
      how,
      line,
    })),
    log: match ? traceOf(match) : [],
  };
}
