import { checkDeck } from '@lianhuan/sanguozhi';
import { Link } from 'wouter';
import { ruleAddress } from '../../../rules/rule-info.ts';
import { ownAddress } from './addresses.ts';
import { DECK_CARDS } from './cards-by-name.ts';
import type { OwnDeck } from './own-decks.ts';
import { useDeckWords } from './words.ts';

interface DeckWarningProps {
  readonly deck: OwnDeck;
}

/** Why a deck cannot be played, and the way to mend it; nothing for one that can. */
export function DeckWarning({ deck }: DeckWarningProps) {
  const { t, say } = useDeckWords();
  const problems = checkDeck(deck, DECK_CARDS);
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <p className="help wrong">{t('decks.unplayable', { name: deck.name })}</p>
      <ul className="problems">
        {problems.map(({ at, text, rule }) => (
          <li key={`${at} ${text.zh}`}>
            {say(text)}{' '}
            {rule !== null && (
              <a className="rule-link" href={ruleAddress('sanguozhi', rule)}>
                {rule}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="help">
        <Link to={ownAddress(deck.name)}>{t('decks.mend')}</Link>
      </p>
    </div>
  );
}
