import { type Language, makeLink, NOBODY, type Outcome, type Text } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import type { Command } from 'commander';
import { openNamed } from '../games/opened.ts';
import { renderWhy } from '../play/why.ts';
import { makeRecord } from '../record.ts';

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
  const { match } = await openNamed(source);
  if (options.link) console.log(makeLink(match.record()));
  else if (options.json) console.log(makeRecord(match));
  else {
    if (options.log) console.log(logOf(match, options.english ? 'en' : 'zh'));
    console.log(summary(match));
  }
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
