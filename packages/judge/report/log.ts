import type { Language } from '@lianhuan/kernel';
import type { Played } from '../running/failure.ts';
import type { Trace } from '../running/trace.ts';
import { seatLetter } from '../scenario/judged-game.ts';

/** The lines of a log under the picks that led to them, each with its rules. */
export function writeLog(
  traces: readonly Trace[],
  played: readonly Played[],
  language: Language,
): string {
  const lines = traces.flatMap(eventsOf).map((trace) => ({ trace, depth: 1 }));
  return interleave(lines, played, language);
}

/** The lines of a log with the cause of each: trees that answer "why?" for every line. */
export function writeTrees(
  traces: readonly Trace[],
  played: readonly Played[],
  language: Language,
): string {
  return interleave(
    traces.flatMap((trace) => branchesOf(trace, 1)),
    played,
    language,
  );
}

interface Line {
  readonly trace: Trace;
  readonly depth: number;
}

function eventsOf(trace: Trace): Trace[] {
  return trace.kind === 'event' ? [trace] : trace.because.flatMap(eventsOf);
}

function branchesOf(trace: Trace, depth: number): Line[] {
  return [{ trace, depth }, ...trace.because.flatMap((inner) => branchesOf(inner, depth + 1))];
}

function interleave(lines: readonly Line[], played: readonly Played[], language: Language): string {
  const written: string[] = [];
  let next = 0;
  const writePicks = (before: number) => {
    for (; next < played.length && played[next].answers < before; next++) {
      const { seat, label, how } = played[next];
      written.push(`▸ ${seatLetter(seat)}: ${label[language]}${how === 'told' ? '' : ' ·'}`);
    }
  };
  for (const { trace, depth } of lines) {
    writePicks(trace.answers);
    const rules = trace.rules.length > 0 ? ` (${trace.rules.join(', ')})` : '';
    const mark = trace.kind === 'cause' ? '┬ ' : '';
    written.push(`${'  '.repeat(depth)}${mark}${trace.text[language]}${rules}`);
  }
  writePicks(Number.POSITIVE_INFINITY);
  return written.join('\n');
}
