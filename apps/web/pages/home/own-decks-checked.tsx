import './own-decks-checked.css';
import { type ComponentType, Suspense } from 'react';
import { Link } from 'wouter';
import { decksAddress } from '../../decks/addresses.ts';
import type { OwnDeck } from '../../decks/deck-edit.ts';
import { useLoaded } from '../../games/loaded.ts';

/** Says why decks of one's own cannot be played. */
export type Warnings = ComponentType<{ readonly decks: readonly OwnDeck[] }>;

interface OwnDecksCheckedProps {
  readonly game: string;
  /** One's own decks among those chosen. */
  readonly decks: readonly OwnDeck[];
  /** Loads the check of decks: it needs all cards, so it is fetched only where own decks are chosen. */
  readonly load: () => Promise<Warnings>;
  /** The way to the deck pages, in words. */
  readonly toDecks: string;
}

/** Below the decks of a new game: why one's own cannot be played, and where decks are built. */
export function OwnDecksChecked({ game, decks, load, toDecks }: OwnDecksCheckedProps) {
  return (
    <>
      {decks.length > 0 && (
        <Suspense fallback={null}>
          <Checked decks={decks} load={load} />
        </Suspense>
      )}
      <p className="help to-decks">
        <Link to={decksAddress(game)}>{toDecks}</Link>
      </p>
    </>
  );
}

function Checked({ decks, load }: Pick<OwnDecksCheckedProps, 'decks' | 'load'>) {
  const DeckWarnings = useLoaded(load);
  return <DeckWarnings decks={decks} />;
}
