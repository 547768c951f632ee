import './since.css';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import type { TableKit } from '../table-kit.ts';
import { useEntriesSince, useLogEntries } from './entries.ts';
import { LineWords } from './line-words.tsx';
import type { LogEntry } from './log-entries.ts';

/** So many of the latest are listed. */
const MOST = 8;

/** What others did since the player's last decision, over the question: the latest in a line, that opens to more. */
export function Since() {
  const { t, say } = useWords();
  const { snapshot, kit } = useBoard();
  const told = useEntriesSince(useLogEntries()).filter((entry) => isTold(entry, kit));
  const last = told.findLast((entry) => isDeed(entry, kit)) ?? told.at(-1);
  if (last === undefined) return null;
  const left = told.length - MOST;
  return (
    // Another decision, another list: it folds again.
    <details className="since only-narrow" key={snapshot.answers}>
      <summary>
        <b>{t('since.title', { count: told.length })}</b> <span>{say(last.text)}</span>
      </summary>
      <ol>
        {left > 0 && <li>{t('since.more', { count: left })}</li>}
        {told.slice(-MOST).map(({ text, lines }) => (
          <li key={lines[0]?.id}>
            <LineWords text={text} lines={lines} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Where a card went, whose turn it is and which part of it, the table shows by itself. */
function isTold({ kind, lines }: LogEntry, { isPhase }: TableKit): boolean {
  if (kind !== 'event' && kind !== 'lapse') return false;
  return !lines.every((line) => isPhase?.(line));
}

/** Did somebody do something, or did something come of it? */
function isDeed({ lines }: LogEntry, { isDeed, isResult }: TableKit): boolean {
  return lines.some((line) => isDeed?.(line) || isResult?.(line));
}
