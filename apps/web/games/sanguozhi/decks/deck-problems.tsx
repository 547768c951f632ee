import { checkDeck, type DeckList } from '@lianhuan/sanguozhi';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { DECK_CARDS } from './cards-by-name.ts';
import { useDeckWords } from './words.ts';

/** What keeps a deck from being played, each with its rule; nothing for one that may be. */
export function DeckProblems({ deck }: { readonly deck: DeckList }) {
  const { t, say } = useDeckWords();
  const problems = checkDeck(deck, DECK_CARDS);
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
