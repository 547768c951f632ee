import type { LogLine } from '@lianhuan/kernel';
import { useMemo } from 'react';
import { useGame } from '../../engine/store.ts';
import { useBoard } from '../board-context.tsx';
import { type LogEntry, logEntries } from './log-entries.ts';

/** The entries of the log, the latest at the end. */
export function useLogEntries(): readonly LogEntry[] {
  return useEntriesOf(useGame((game) => game.log));
}

/** The entries of lines, causes among them: of the log, or of what may yet happen. */
export function useEntriesOf(lines: readonly LogLine[]): readonly LogEntry[] {
  const { kit } = useBoard();
  return useMemo(() => {
    const shown = lines.filter((line) => line.kind !== 'cause' && !kit.isMinor?.(line));
    return logEntries(lines, shown, kit);
  }, [lines, kit]);
}

/**
 * The entries of what others did since the player decided the last time: those that began after that answer was carried
 * out. Empty while nothing is asked of the player.
 */
export function useEntriesSince(entries: readonly LogEntry[]): readonly LogEntry[] {
  const { lastDecision, choices } = useBoard();
  return useMemo(() => {
    if (lastDecision === null || choices.all.length === 0) return [];
    const since = entries.findIndex(({ lines }) => (lines[0]?.answers ?? 0) > lastDecision + 1);
    return since < 0 ? [] : entries.slice(since);
  }, [entries, lastDecision, choices]);
}
