import { cpus } from 'node:os';
import type { Latency } from './latency.ts';
import type { Pace, Ratio } from './race.ts';

export interface Report {
  /** ISO 8601. */
  readonly date: string;
  readonly machine: ReturnType<typeof describeMachine>;
  /** A smoke run: its figures are too rough to quote. */
  readonly quick: boolean;
  readonly paces: readonly Pace[];
  readonly ratios: readonly Ratio[];
  readonly latencies: readonly Latency[];
}

/** The computer this runs on. */
export function describeMachine() {
  const cores = cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    platform: `${process.platform}-${process.arch}`,
    node: process.version,
  };
}

/** The report for people to read. Titles stand last, so that wide letters disturb no column. */
export function formatReport({ date, machine, quick, ...figures }: Report): string {
  const { paces, ratios, latencies } = figures;
  const { cpu, cores, platform, node } = machine;
  const lines = [`${date} · ${cpu}, ${cores} cores · ${platform} · Node ${node}`];
  if (quick) lines.push('A smoke run: its figures are too rough to quote.');
  lines.push('', columns('moves/s', 'choices/s', 'slowest', 'fastest', 'random play'));
  for (const pace of paces) {
    const numbers = [pace.movesPerSecond, pace.choicesPerSecond, pace.slowest, pace.fastest];
    lines.push(columns(...numbers.map(whole), pace.title + paceGoal(pace)));
  }
  const wholeGames = paces.filter(({ gamesGoal }) => gamesGoal !== null);
  if (wholeGames.length > 0) {
    lines.push('', columns('games/s', 'goal', '', '', 'whole games'));
    for (const { title, gamesPerSecond, gamesGoal } of wholeGames) {
      const reached = mark(gamesGoal, gamesPerSecond);
      lines.push(columns(gamesPerSecond.toFixed(1), `≥ ${gamesGoal}`, '', reached, title));
    }
  }
  if (ratios.length > 0) {
    lines.push('', columns('times', 'goal', '', '', 'moves/s compared'));
    for (const { of, to, ratio, goal } of ratios) {
      const bound = goal === null ? '' : `≥ ${goal}`;
      const digits = ratio < 1 ? 2 : 1;
      lines.push(columns(ratio.toFixed(digits), bound, '', mark(goal, ratio), `${of} : ${to}`));
    }
  }
  if (latencies.length > 0) {
    lines.push('', columns('median ms', 'p95 ms', 'goal', '', 'in the middle of games'));
    for (const entry of latencies) lines.push(latencyLine(entry));
  }
  return lines.join('\n');
}

function paceGoal({ goal, movesPerSecond }: Pace): string {
  return goal === null ? '' : ` (≥ ${whole(goal)} ${mark(goal, movesPerSecond)})`;
}

function latencyLine(latency: Latency): string {
  const { what, game, players, medianMilliseconds, p95Milliseconds, goal } = latency;
  const reached = goal.of === 'median' ? medianMilliseconds : p95Milliseconds;
  return columns(
    medianMilliseconds.toFixed(3),
    p95Milliseconds.toFixed(3),
    `${goal.of} ≤ ${goal.milliseconds}`,
    mark(-goal.milliseconds, -reached),
    `${what} · ${game}, ${players} players`,
  );
}

function mark(goal: number | null, reached: number): string {
  if (goal === null) return '';
  return reached >= goal ? '✓' : '✗';
}

function columns(
  first: string,
  second: string,
  third: string,
  fourth: string,
  title: string,
): string;
function columns(...cells: string[]): string;
function columns(...cells: string[]): string {
  const title = cells.pop();
  return `${cells.map((cell) => cell.padStart(13)).join('')}   ${title}`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
