import type { Glossary } from '@lianhuan/cardtext';
import type { CardView } from '@lianhuan/kernel';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';

/** Damage shows beside 命, and the rules’ own notes are no 标记: only what is printed is shown. */
const PRINTED = /(标记|指示物)$/;
/** The same in English. */
const LAST_WORD = / (counter|mark)$/;

/** Is it a counter that cards speak of? */
export function isPrintedCounter(name: string): boolean {
  return PRINTED.test(name);
}

/** What a game shows everybody of the cards that are added to its own: with them come counters of their own. */
interface WithAddedCards {
  readonly addedCards?: readonly { readonly glossary?: Glossary }[];
}

/** The counters on a card, each by its first characters and its number. */
export function Counters({ counters }: Pick<CardView, 'counters'>) {
  const called = useCounterNames();
  const there = Object.entries(counters ?? {}).filter(
    ([name, n]) => n > 0 && isPrintedCounter(name),
  );
  if (there.length === 0) return null;
  return (
    <ul className="field-counters">
      {there.map(([name, count]) => (
        <li key={name} title={`${called(name)} ×${count}`}>
          {shortName(called(name))}
          <b>{count}</b>
          <span className="seen-by-readers">{called(name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a counter is called, in full. */
export function useCounterNames(): (counter: string) => string {
  const { say } = useWords();
  const { kit, snapshot } = useBoard();
  const added = (snapshot.view.state as WithAddedCards).addedCards ?? [];
  const glossary: Glossary = Object.assign({}, ...added.map((card) => card.glossary ?? {}));
  return (counter) =>
    say(kit.counterName?.(counter) ?? { zh: counter, en: glossary[counter] ?? counter });
}

/** 火焰标记 and 铁盾指示物 are told apart by what stands before the last word. */
export function shortName(counter: string): string {
  return counter.replace(PRINTED, '').replace(LAST_WORD, '');
}
