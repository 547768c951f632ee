import { Link } from 'wouter';
import { decksAddress } from '../addresses.ts';
import { useDecks } from '../deck-kit.ts';
import { DeckView } from '../deck-view/deck-view.tsx';
import { CopyButton } from '../sharing/copy-button.tsx';
import { ShareDeckButton } from '../sharing/share-deck-button.tsx';
import { useDeckWords } from '../words.ts';
import { MissingDeck } from './missing-deck.tsx';

/** A ready deck, to look at and to copy. */
export function ReadyDeckView({ id }: { readonly id: string }) {
  const { t, say } = useDeckWords();
  const { game, ready } = useDecks();
  const deck = ready.find((one) => one.id === id);
  if (!deck) return <MissingDeck name={id} />;
  const named = { name: say(deck.name), lists: deck.lists };
  return (
    <div className="decks">
      <header>
        <Link to={decksAddress(game)}>← {t('decks.back')}</Link>
        <h1>{say(deck.name)}</h1>
        <p className="help">{say(deck.idea)}</p>
      </header>
      <div className="notice-actions">
        <CopyButton deck={named} />
        <ShareDeckButton deck={named} />
      </div>
      <DeckView lists={deck.lists} />
    </div>
  );
}
