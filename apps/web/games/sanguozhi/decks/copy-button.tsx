import { useLocation } from 'wouter';
import { ownAddress } from './addresses.ts';
import type { OwnDeck } from './own-decks.ts';
import { useShelf } from './shelf.ts';
import { useDeckWords } from './words.ts';

/** Puts a copy among one's own decks and opens it. */
export function CopyButton({ deck }: { readonly deck: OwnDeck }) {
  const { t } = useDeckWords();
  const [, goTo] = useLocation();
  const copy = () => {
    const { main, side, events } = deck;
    const name = t('decks.copy.name', { name: deck.name });
    goTo(ownAddress(useShelf.getState().add({ name, main, side, events })));
  };
  return (
    <button type="button" className="button" onClick={copy}>
      {t('decks.copy')}
    </button>
  );
}
