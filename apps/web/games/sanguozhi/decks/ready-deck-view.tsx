import { Link } from 'wouter';
import { DECKS } from './addresses.ts';
import { CopyButton } from './copy-button.tsx';
import { DeckPaper } from './deck-paper.tsx';
import { MissingDeck } from './missing-deck.tsx';
import { READY_DECKS } from './ready-decks.ts';
import { ShareDeckButton } from './share-deck-button.tsx';
import { useDeckWords } from './words.ts';

/** A ready deck, to look at and to copy. */
export function ReadyDeckView({ id }: { readonly id: string }) {
  const { t, say } = useDeckWords();
  const deck = READY_DECKS.find((one) => one.id === id);
  if (!deck) return <MissingDeck name={id} />;
  const named = { ...deck, name: say(deck.name) };
  return (
    <div className="decks">
      <header>
        <Link to={DECKS}>← {t('decks.back')}</Link>
        <h1>{say(deck.name)}</h1>
        <p className="help">{say(deck.idea)}</p>
      </header>
      <div className="notice-deeds">
        <CopyButton deck={named} />
        <ShareDeckButton deck={named} />
      </div>
      <DeckPaper deck={named} />
    </div>
  );
}
