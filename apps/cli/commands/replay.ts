import {
  type Language,
  type MatchRecord,
  makeLink,
  NOBODY,
  type Outcome,
  type Text,
} from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import type { Command } from 'commander';
import { type Opened, openRead } from '../games/opened.ts';
import { renderWhy } from '../play/why.ts';
import { Refused } from '../problem.ts';
import { makeRecord, readRecord } from '../record.ts';
import { print } from '../terminal.ts';

interface ReplayOptions {
  readonly log?: boolean;
  readonly link?: boolean;
  readonly json?: boolean;
  readonly english?: boolean;
}

/** `lianhuan replay`: plays a record again, and says where it first departs from it. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description(
      '重放对局记录，并指出第一处不同\nplay a record again, and name the first difference',
    )
    .argument('<file>', '对局记录（JSON）或链接  a record as JSON, or a link')
    .option('--log', '显示日志，每行附规则 print the log with its rules')
    .option('--english', '用英文显示日志 print the log in English')
    .option('--link', '只输出链接 print its link alone')
    .option('--json', '只输出 JSON 记录 print the record alone, as JSON')
    .action(run);
}

async function run(source: string, options: ReplayOptions): Promise<void> {
  const record = readRecord(source);
  try {
    tell(await openRead(record, source), options);
  } catch (error) {
    // A record that departs from its rules is shown as far as it agrees, before the departure is reported.
    const agreed = error instanceof Refused ? agreeing(record, error) : null;
    if (agreed !== null) tell(await openRead(agreed, source), options);
    throw error;
  }
}

function tell({ match }: Opened, options: ReplayOptions): void {
  if (options.link) print(makeLink(match.record()));
  else if (options.json) print(makeRecord(match));
  else {
    if (options.log) print(logOf(match, options.english ? 'en' : 'zh'));
    print(summary(match));
  }
}

/** The record up to the answer that a problem names, e.g. `answers[40]` or `answers[16..32]`; null if that is none at all. */
function agreeing(record: MatchRecord, { problems }: Refused): MatchRecord | null {
  const count = /answers\[(\d+)/.exec(problems[0]?.at ?? '')?.[1];
  if (count === undefined || Number(count) === 0) return null;
  return {
    ...record,
    count: Number(count),
    answers: record.answers.slice(0, Number(count)),
    fingerprints: record.fingerprints.filter(([at]) => at <= Number(count)),
  };
}

function logOf(match: EngineMatch, language: Language): string {
  return renderWhy(match.log(NOBODY), language).join('\n');
}

function summary({ engine, answers, outcome, fingerprint }: EngineMatch): string {
  const count = answers.length;
  const end = tellEnd(outcome);
  const { name, version } = engine;
  return [
    `${name.zh} ${version}：${count} 个回答与记录相同，${end.zh}，指纹 ${fingerprint}`,
    `${name.en} ${version}: ${count} answers agree with the record, ${end.en}, fingerprint ${fingerprint}`,
  ].join('\n');
}

function tellEnd(outcome: Outcome | null): Text {
  if (outcome === null) return { zh: '尚未结束', en: 'not over yet' };
  const seats = outcome.winners.map((seat) => seat + 1);
  if (seats.length === 0) return { zh: '平局', en: 'a draw' };
  return {
    zh: `胜者 ${seats.map((seat) => `${seat} 号位`).join('、')}`,
    en: `won by seat ${seats.join(', ')}`,
  };
}
