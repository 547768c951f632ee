import type { LogLine } from '@lianhuan/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { WhyTree } from './why-tree.tsx';

/** What has happened, the latest at the end. A line opens to say why. */
export function Log() {
  const { t } = useWords();
  const log = useGame((game) => game.log);
  const events = useMemo(() => log.filter(({ kind }) => kind === 'event'), [log]);
  const [asked, ask] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = events.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what to scroll to
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (events.length === 0) return <p className="help">{t('log.none')}</p>;
  return (
    <ol className="log" ref={list} tabIndex={-1} aria-label={t('log.title')}>
      {events.slice(-400).map((line) => (
        <Line
          key={line.id}
          line={line}
          open={asked === line.id}
          onAsk={() => ask(asked === line.id ? null : line.id)}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly open: boolean;
  onAsk(): void;
}

function Line({ line, open, onAsk }: LineProps) {
  const { say } = useWords();
  return (
    <li
      className="log-line"
      data-open={open || undefined}
      data-turn={isTurn(line) || undefined}
      data-move={isMove(line) || undefined}
    >
      <button type="button" aria-expanded={open} onClick={onAsk}>
        {say(line.text)}
      </button>
      {open && <WhyTree line={line} />}
    </li>
  );
}

/** A turn begins here; such lines part the log. */
function isTurn({ text }: LogLine): boolean {
  return /^第 \d+ 轮/.test(text.zh);
}

/** A card that just goes somewhere: what it amounts to has a line of its own. */
function isMove({ text }: LogLine): boolean {
  return text.zh.includes(' → ');
}
