import './rule-chips.css';
import { use } from 'react';
import type { GameId } from '../../games/ids.ts';
import { useWords } from '../../i18n/index.ts';
import { BookBesideContext } from '../../rules/book-beside.ts';
import { type DefinedTerm, termAddress } from '../../rules/rule-info.ts';

interface DefinedTermsProps {
  readonly game: GameId;
  readonly terms: readonly DefinedTerm[];
}

/** The terms that a rule defines, each leading to its entry in the glossary; beside a table nothing leads away from it. */
export function DefinedTerms({ game, terms }: DefinedTermsProps) {
  const { t, say } = useWords();
  const openBeside = use(BookBesideContext);
  if (terms.length === 0 || openBeside !== null) return null;
  return (
    <div className="defined-terms">
      <span>{t('rules.term')}</span>
      <ul className="rule-chips" aria-label={t('rules.terms')}>
        {terms.map(({ id, name }) => (
          <li key={id}>
            <a href={termAddress(game, id)}>{say(name)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
