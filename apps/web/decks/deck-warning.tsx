import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { ruleAddress } from '../rules/rule-info.ts';
import { ruleName } from '../rules/rule-name.ts';
import { ownAddress } from './addresses.ts';
import type { OwnDeck } from './deck-edit.ts';
import { DeckContext, type DeckKitMaker, useDecks } from './deck-kit.ts';
import { useDeckKit } from './own-kit.ts';
import { useDeckWords } from './words.ts';

interface DeckWarningsProps {
  readonly decks: readonly OwnDeck[];
}

/** Makes what says, outside of the deck pages of a game, why decks of it cannot be played. */
export function deckWarningsOf(maker: DeckKitMaker): ComponentType<DeckWarningsProps> {
  return function DeckWarnings({ decks }) {
    const kit = useDeckKit(maker);
    return (
      <DeckContext value={kit}>
        {decks.map((deck) => (
          <DeckWarning key={deck.name} deck={deck} />
        ))}
      </DeckContext>
    );
  };
}

/** Why a deck cannot be played, and the way to mend it; nothing for one that can. */
function DeckWarning({ deck }: { readonly deck: OwnDeck }) {
  const { t, say } = useDeckWords();
  const { check, game } = useDecks();
  const problems = check(deck.lists);
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <p className="help wrong">{t('decks.unplayable', { name: deck.name })}</p>
      <ul className="problems">
        {problems.map(({ at, text, rule }) => (
          <li key={`${at} ${text.zh}`}>
            {say(text)}{' '}
            {rule !== null && (
              <a className="rule-link" href={ruleAddress(game, rule)}>
                {say(ruleName(game, rule))}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="help">
        <Link to={ownAddress(game, deck.name)}>{t('decks.mend')}</Link>
      </p>
    </div>
  );
}
