import { RuleLink } from '../../rules/rule-link.tsx';
import type { Lists } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';

/** What keeps a deck from being played, each with its rule; nothing for one that may be. */
export function DeckProblems({ lists }: { readonly lists: Lists }) {
  const { t, say } = useDeckWords();
  const problems = useDecks().check(lists);
  if (problems.length === 0) return null;
  return (
    <section className="deck-problems" aria-label={t('decks.problems.title')}>
      <ul className="problems">
        {problems.map(({ at, text, rule }) => (
          <li key={`${at} ${text.zh}`}>
            {say(text)} {rule !== null && <RuleLink rule={rule} />}
          </li>
        ))}
      </ul>
      <p className="help">{t('decks.problems.help')}</p>
    </section>
  );
}
