import type { MatchRecord } from '@lianhuan/kernel';
import { fail, type Language, type LogLine, NOBODY, type Result, succeed } from '@lianhuan/kernel';
import { type EngineMatch, engineOf, openRecord, RELEASED, type Shelf } from '@lianhuan/releases';
import { GAMES } from '../games/index.ts';
import { withScenarios } from './scenario-game.ts';

/** A whole game as the judge reads it, by the rules of the version it was played by. */
export interface JudgedRecord {
  readonly match: EngineMatch;
  /** All that everybody could see happen, and why. */
  readonly log: readonly LogLine[];
  /** How many lines of the log obey each rule, the most cited first. */
  readonly cited: readonly { readonly rule: string; readonly lines: number }[];
}

/** Opens a record by its own engine, today's or a released one, and counts what decided it. */
export async function judgeRecord(
  record: MatchRecord,
  shelf: Shelf = RELEASED,
): Promise<Result<JudgedRecord>> {
  const judged = Object.hasOwn(GAMES, record.game) ? GAMES[record.game] : undefined;
  const bot = () => fail('裁判不设电脑玩家', 'The judge has no bots', 'bots');
  const today = judged ? engineOf({ game: withScenarios(judged), bot }) : null;
  const opened = await openRecord(record, today, shelf);
  if (!opened.ok) return opened;
  const match = opened.value;
  const log = match.log(NOBODY);
  return succeed({ match, log, cited: countCited(log) });
}

function countCited(log: readonly LogLine[]): JudgedRecord['cited'] {
  const counts = new Map<string, number>();
  for (const { rules } of log) {
    for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts]
    .map(([rule, lines]) => ({ rule, lines }))
    .sort((one, other) => other.lines - one.lines || (one.rule < other.rule ? -1 : 1));
}

/** The most rules on one line of the report, so that it is easily read. */
const RULES_A_LINE = 8;

/** What a record was played by, and by which rules it was decided. */
export function renderJudgedRecord({ match, cited }: JudgedRecord, language: Language): string {
  const { name, version, content } = match.engine;
  const { length } = match.answers;
  const head = {
    zh: `${name.zh} ${version} (${content})：${length} 个回答，依据 ${cited.length} 条规则`,
    en: `${name.en} ${version} (${content}): ${length} answers, decided by ${cited.length} rules`,
  };
  const told = cited.map(({ rule, lines }) => `${rule} ×${lines}`);
  const rows = [];
  for (let at = 0; at < told.length; at += RULES_A_LINE) {
    rows.push(`  ${told.slice(at, at + RULES_A_LINE).join('  ')}`);
  }
  return [head[language], ...rows].join('\n');
}
