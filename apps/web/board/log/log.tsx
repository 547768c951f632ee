import './log.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useEntriesSince, useLogEntries } from './entries.ts';
import { useInView } from './in-view.ts';
import { LineWords } from './line-words.tsx';
import type { LogEntry } from './log-entries.ts';
import { WhyTree } from './why-tree.tsx';

/** How much of a long game is kept in the page; looking back shows what came before. */
const MOST = 300;

/** What has happened, the latest at the end. A line opens to say why. */
export function Log() {
  const { t } = useWords();
  const all = useLogEntries();
  const entries = all.slice(-MOST);
  const [since] = useEntriesSince(all);
  const [asked, ask] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = all.at(-1)?.lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what to scroll to
  useEffect(() => {
    // Beside the table the list itself scrolls, on a phone the sheet it stands in.
    for (const box of [list.current, list.current?.parentElement])
      if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  useKeptAtEnd(list);
  if (all.length === 0) return <p className="log-none help">{t('log.none')}</p>;
  return (
    <ol className="log" ref={list} tabIndex={-1} aria-label={t('log.title')}>
      {entries.map((entry) => {
        const id = entry.lines[0]?.id ?? 0;
        return (
          <Entry
            key={id}
            entry={entry}
            isSince={entry === since}
            open={asked === id}
            onAsk={() => ask(asked === id ? null : id)}
          />
        );
      })}
    </ol>
  );
}

/** A list that stands at its end stays there when something comes to stand over it. */
function useKeptAtEnd(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let atEnd = true;
    let height = box.clientHeight;
    const look = () => {
      // It lost room, and was not scrolled.
      if (box.clientHeight !== height) return;
      atEnd = box.scrollHeight - box.clientHeight - box.scrollTop < NEAR;
    };
    const sizes = new ResizeObserver(() => {
      height = box.clientHeight;
      if (atEnd) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    box.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [list]);
}

/** A distance below a line, in pixels. */
const NEAR = 12;

interface EntryProps {
  readonly entry: LogEntry;
  /** Others did it first of all since the player's last decision. */
  readonly isSince: boolean;
  readonly open: boolean;
  onAsk(): void;
}

function Entry({ entry, isSince, open, onAsk }: EntryProps) {
  const { t } = useWords();
  const { kind, text, lines, card } = entry;
  return (
    <li className="log-line" data-open={open || undefined} data-kind={kind}>
      {isSince && <p className="log-since">{t('log.since')}</p>}
      <button
        type="button"
        className="bare"
        aria-expanded={open}
        data-reads={card ?? undefined}
        onClick={onAsk}
      >
        <LineWords text={text} lines={lines} />
      </button>
      {open && <Inside entry={entry} />}
    </li>
  );
}

/** Why it happened; for several lines that differ, these lines first. */
function Inside({ entry: { lines } }: { readonly entry: LogEntry }) {
  const [first] = lines;
  if (!first) return null;
  if (lines.every(({ text }) => text.zh === first.text.zh)) return <WhyTree line={first} />;
  return <Lines lines={lines} />;
}

function Lines({ lines }: Pick<LogEntry, 'lines'>) {
  const [asked, ask] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useInView(list);
  return (
    <ul className="log-inside" ref={list}>
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className="bare"
            aria-expanded={asked === line.id}
            data-reads={line.card ?? undefined}
            onClick={() => ask(asked === line.id ? null : line.id)}
          >
            <LineWords text={line.text} lines={[line]} />
          </button>
          {asked === line.id && <WhyTree line={line} />}
        </li>
      ))}
    </ul>
  );
}
