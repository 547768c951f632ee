import type { LogLine } from '@lianhuan/kernel';
import { Suspense, useRef } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import { useGame } from '../../engine/store.ts';
import { useBook } from '../../games/book.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { ExplainedWords } from '../../rules/term-link.tsx';
import { useInView } from './in-view.ts';

/** Why a line happened: the causes it hangs from, outermost first, and the rules each obeys. */
export function WhyTree({ line }: { readonly line: LogLine }) {
  const { t } = useWords();
  const log = useGame((game) => game.log);
  const tree = useRef<HTMLElement>(null);
  useInView(tree);
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
        <span data-kind={line.kind}>
          <ExplainedWords words={say(line.text)} />
        </span>
        <Suspense fallback={null}>
          <Quote line={line} />
        </Suspense>
        <Rules rules={line.rules} />
        {below.length > 0 && <Branch path={below} />}
      </li>
    </ul>
  );
}

/** The words of the card that were carried out. */
function Quote({ line: { card, span, text } }: { readonly line: LogLine }) {
  const { language } = useWords();
  const { find } = useBook().cards;
  const info = card === null ? undefined : find(card);
  if (!info || !span) return null;
  const words = info.text.zh.slice(...span);
  if (text.zh.includes(words)) return null;
  return language === 'zh' ? <q>{words}</q> : <EnglishQuote card={info} span={span} />;
}

interface EnglishQuoteProps {
  readonly card: CardInfo;
  /** The characters of its Chinese text. */
  readonly span: readonly [number, number];
}

/** The same in English, as the card's explanation says it. */
function EnglishQuote({ card: { id, explanation }, span: [start, end] }: EnglishQuoteProps) {
  const explanations = useLoaded(useBook().explanations);
  const lines = explanation ?? explanations[id] ?? [];
  const line = lines.find((one) => one.span[0] === start && one.span[1] === end);
  return line === undefined ? null : <q>{line.english}</q>;
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
