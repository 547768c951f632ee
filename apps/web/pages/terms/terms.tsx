import { useDeferredValue, useState } from 'react';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { Choice } from '../controls/choice.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { findTerms } from './find-terms.ts';
import { TermEntry } from './term-entry.tsx';
import { useTermWords } from './words.ts';

interface TermsProps {
  readonly game: GameId;
  /** The id of the term the page was opened for. */
  readonly wanted: string | undefined;
}

/** The terms of a game under the names of their groups: all, those of a group, or those that are looked for. */
export function Terms({ game, wanted }: TermsProps) {
  const { t, say } = useTermWords();
  const glossary = useLoaded(GAMES[game].loadGlossary);
  const [group, setGroup] = useState('all');
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const shown =
    searched === ''
      ? glossary.filter(
          ({ id, terms }) =>
            group === 'all' || id === group || terms.some((term) => term.id === wanted),
        )
      : findTerms(glossary, searched);
  const count = shown.reduce((sum, { terms }) => sum + terms.length, 0);
  const isThere = glossary.some(({ terms }) => terms.some(({ id }) => id === wanted));
  return (
    <>
      <div className="glossary-filter">
        <SearchField name={t('terms.search')} value={typed} onChange={setTyped} />
        {searched === '' && (
          <Choice
            legend={t('terms.group')}
            value={group}
            values={['all', ...glossary.map(({ id }) => id)]}
            nameOf={(one) => {
              const found = glossary.find(({ id }) => id === one);
              return found ? say(found.name) : t('terms.all');
            }}
            onChange={setGroup}
          />
        )}
      </div>
      {wanted !== undefined && !isThere && (
        <p className="help wrong" role="alert">
          {t('terms.none', { term: wanted })}
        </p>
      )}
      <p className="help" role="status">
        {count > 0 ? t('terms.found', { count }) : t('terms.found.none')}
      </p>
      {shown.map(({ id, name, terms }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{say(name)}</h2>
          <ul className="terms">
            {terms.map((term) => (
              <TermEntry key={term.id} game={game} term={term} wanted={term.id === wanted} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
