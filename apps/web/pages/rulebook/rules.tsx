import type { RuleStanding } from '@lianhuan/kernel';
import { useDeferredValue, useState } from 'react';
import { CHAPTERS } from '../../games/chapters.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import type { RuleInfo } from '../../rules/rule-info.ts';
import { ruleName } from '../../rules/rule-name.ts';
import { Choice } from '../controls/choice.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { chapterOf, chaptersOf } from './chapters.ts';
import { findRules } from './find-rules.ts';
import { FlowLines } from './flow-lines.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { RuleSummary } from './rule-summary.tsx';

type Filter = 'all' | RuleStanding;

interface RulesProps {
  readonly game: GameId;
  /** The number the page was opened for. */
  readonly wanted: string | undefined;
}

/** A book of more rules than this is read chapter by chapter. */
const LONG = 200;
/** How many of the rules found are listed at first, and added at every click on “more”. */
const FOUND_AT_ONCE = 100;

/** The rules of a game: a chapter of them, or those that are looked for. */
export function Rules({ game, wanted }: RulesProps) {
  const { t, say } = useWords();
  const { loadRules } = GAMES[game];
  const rules = useLoaded(loadRules);
  const chapters = rules.length > LONG ? chaptersOf(rules) : [];
  const [chapter, setChapter] = useChapter(chapters, wanted);
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const read =
    searched === ''
      ? rules.filter(({ id }) => chapters.length === 0 || chapterOf(id) === chapter)
      : found(findRules(rules, searched), rules, wanted);
  const shown = read.filter(
    ({ id, standing }) => filter === 'all' || standing === filter || id === wanted,
  );
  /** A flow by its name alone; any other chapter by its number or letter, too. */
  const chapterName = (one: string) => {
    const name = CHAPTERS[game][one];
    if (name === undefined) return one;
    return /^[a-z]/.test(one) ? say(name) : `${one} ${say(name)}`;
  };
  const filters: Filter[] = ['all', ...new Set(rules.map(({ standing }) => standing))];
  return (
    <>
      <RuleSummary rules={rules} />
      <div className="rules-filter">
        <SearchField name={t('rules.search')} value={typed} onChange={setTyped} />
        {chapters.length > 0 && searched === '' && (
          <Choice
            legend={t('rules.chapter')}
            value={chapter}
            values={chapters}
            nameOf={chapterName}
            onChange={setChapter}
          />
        )}
        <Choice
          legend={t('rules.filter')}
          value={filter}
          values={filters}
          nameOf={(one) => t(one === 'all' ? 'rules.all' : `rules.${one}`)}
          onChange={(one) => setFilter(one)}
        />
      </div>
      {wanted !== undefined && !rules.some(({ id }) => id === wanted) && (
        <p className="help wrong" role="alert">
          {t('rules.none', { rule: say(ruleName(game, wanted)) })}
        </p>
      )}
      <p className="help" role="status">
        {shown.length > 0 ? t('rules.found', { count: shown.length }) : t('rules.found.none')}
      </p>
      {chapters.length > 0 && searched === '' && <FlowLines game={game} rules={read} />}
      <RuleList
        key={`${searched} ${filter}`}
        game={game}
        rules={shown}
        wanted={wanted}
        atOnce={searched === '' ? rules.length : FOUND_AT_ONCE}
      />
    </>
  );
}

/** What was found, and what the page was opened for, which is shown whether it was looked for or not. */
function found(
  those: readonly RuleInfo[],
  rules: readonly RuleInfo[],
  wanted: string | undefined,
): readonly RuleInfo[] {
  const linked = rules.filter(({ id }) => id === wanted && !those.some((one) => one.id === id));
  return [...linked, ...those];
}

/** The chapter that is read: that of the number wanted, until another is chosen. */
function useChapter(
  chapters: readonly string[],
  wanted: string | undefined,
): [string, (chapter: string) => void] {
  const [chosen, setChosen] = useState<{ wanted: string | undefined; chapter: string }>();
  const opened = wanted === undefined ? undefined : chapterOf(wanted);
  const first = chapters.find((one) => one === opened) ?? chapters[0] ?? '';
  const chapter = chosen && chosen.wanted === wanted ? chosen.chapter : first;
  return [chapter, (next) => setChosen({ wanted, chapter: next })];
}

interface RuleListProps extends RulesProps {
  readonly rules: readonly RuleInfo[];
  readonly atOnce: number;
}

function RuleList({ game, rules, wanted, atOnce }: RuleListProps) {
  const { t } = useWords();
  const [most, setMost] = useState(atOnce);
  const more = Math.min(rules.length - most, atOnce);
  return (
    <>
      <ol className="rules">
        {rules.slice(0, most).map((rule) => (
          <RuleEntry key={rule.id} game={game} rule={rule} wanted={rule.id === wanted} />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="button rules-more" onClick={() => setMost(most + more)}>
          {t('rules.more', { count: more })}
        </button>
      )}
    </>
  );
}
