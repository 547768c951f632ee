import type { LogLine } from '@lianhuan/kernel';
import { Suspense, useEffect, useRef } from 'react';
import { useGame } from '../../engine/store.ts';
import { useBook } from '../../games/book.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { RuleLink } from '../../rules/rule-link.tsx';

/** Why a line happened: the causes it hangs from, outermost first, and the rules each obeys. */
export function WhyTree({ line }: { readonly line: LogLine }) {
  const { t } = useWords();
  const log = useGame((game) => game.log);
  const tree = useRef<HTMLElement>(null);
  useEffect(() => {
    tree.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="why" aria-label={t('log.why')} ref={tree}>
      <Branch path={pathTo(line, log)} />
    </section>
  );
}

/** From the root down to the line. */
function pathTo(line: LogLine, log: readonly LogLine[]): LogLine[] {
  const byId = new Map(log.map((one) => [one.id, one]));
  const path = [line];
  for (let above = byId.get(line.parent); above; above = byId.get(above.parent))
    path.unshift(above);
  return path;
}

function Branch({ path }: { readonly path: readonly LogLine[] }) {
  const { say } = useWords();
  const [line, ...below] = path;
  if (!line) return null;
  return (
    <ul>
      <li>
        <span data-kind={line.kind}>{say(line.text)}</span>
        <Quote line={line} />
        <Rules rules={line.rules} />
        {below.length > 0 && <Branch path={below} />}
      </li>
    </ul>
  );
}

/** The words of the card that were dragged out. */
function Quote({ line: { card, span, text } }: { readonly line: LogLine }) {
  const { find } = useBook().cards;
  const info = card === null ? undefined : find(card);
  if (!info || !span) return null;
  const words = info.text.zh.slice(...span);
  return text.zh.includes(words) ? null : <q lang="zh-CN">{words}</q>;
}

function Rules({ rules }: { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <ul className="why-rules">
      {rules.map((rule) => (
        <li key={rule}>
          <RuleLink rule={rule} />{' '}
          <Suspense fallback={null}>
            <RuleWords rule={rule} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

function RuleWords({ rule }: { readonly rule: string }) {
  const { say } = useWords();
  const info = useLoaded(useBook().rules).find(({ id }) => id === rule);
  return info ? say(info.says) : null;
}
