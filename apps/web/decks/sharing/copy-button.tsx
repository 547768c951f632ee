import { useLocation } from 'wouter';
import { ownAddress } from '../addresses.ts';
import type { OwnDeck } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';

/** Puts a copy among one's own decks and opens it. */
export function CopyButton({ deck }: { readonly deck: OwnDeck }) {
  const { t } = useDeckWords();
  const { game, useOwnDecks } = useDecks();
  const [, goTo] = useLocation();
  const copy = () => {
    const name = t('decks.copy.name', { name: deck.name });
    goTo(ownAddress(game, useOwnDecks.getState().add({ name, lists: deck.lists })));
  };
  return (
    <button type="button" className="button" onClick={copy}>
      {t('decks.copy')}
    </button>
  );
}
