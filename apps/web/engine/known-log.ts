import type { LogLine } from '@lianhuan/kernel';
import type { LogNews } from './protocol.ts';

/** What a page has of a log: its last lines, and how many there are before those. */
export interface KnownLog {
  readonly earlier: number;
  readonly lines: readonly LogLine[];
}

export const NO_LOG: KnownLog = { earlier: 0, lines: [] };

/** How many lines the log has, whether or not the page has them. */
export function lengthOf({ earlier, lines }: KnownLog): number {
  return earlier + lines.length;
}

/** The log with what came last. */
export function withNews({ earlier, lines }: KnownLog, news: LogNews): KnownLog {
  if (news.anew) return { earlier: news.known, lines: news.lines };
  return {
    earlier: Math.min(earlier, news.known),
    lines: [...lines.slice(0, Math.max(0, news.known - earlier)), ...news.lines],
  };
}

/** The log with lines that end before line `to`; the same where others are known before that by now. */
export function withEarlier(log: KnownLog, to: number, lines: readonly LogLine[]): KnownLog {
  if (log.earlier !== to) return log;
  return { earlier: to - lines.length, lines: [...lines, ...log.lines] };
}
