import { useMemo } from 'react';
import { useGame } from '../../engine/store.ts';
import { useBoard } from '../board-context.tsx';
import { type LogEntry, logEntries } from './log-entries.ts';

/** The entries of the log, the latest at the end. */
export function useLogEntries(): readonly LogEntry[] {
  const { kit } = useBoard();
  const log = useGame((game) => game.log);
  return useMemo(() => {
    const shown = log.filter((line) => line.kind !== 'cause' && !kit.isMinor?.(line));
    return logEntries(log, shown, kit);
  }, [log, kit]);
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
