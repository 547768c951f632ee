import './decks.css';
import { type ComponentType, useEffect } from 'react';
import { Builder } from './builder/builder.tsx';
import { DeckContext, type DeckKitMaker } from './deck-kit.ts';
import { DeckGallery } from './gallery/deck-gallery.tsx';
import { LinkedDeck } from './gallery/linked-deck.tsx';
import { ReadyDeckView } from './gallery/ready-deck-view.tsx';
import { useDeckKit } from './own-kit.ts';

interface DecksPageProps {
  readonly rest: string;
}

/** Makes the page for the decks of a game: `ready/ID`, `own/NAME`, `link/TEXT`, or else all of them. */
export function decksPageOf(maker: DeckKitMaker): ComponentType<DecksPageProps> {
  return function DecksPage({ rest }) {
    const kit = useDeckKit(maker);
    const { useOwnDecks } = kit;
    useEffect(() => useOwnDecks.getState().refresh(), [useOwnDecks]);
    return (
      <DeckContext value={kit}>
        <Place rest={rest} />
      </DeckContext>
    );
  };
}

function Place({ rest }: DecksPageProps) {
  const slash = rest.indexOf('/');
  const [kind, which] = [rest.slice(0, slash), rest.slice(slash + 1)];
  switch (kind) {
    case 'ready':
      return <ReadyDeckView key={which} id={which} />;
    case 'own':
      return <Builder address={which} />;
    case 'link':
      return <LinkedDeck key={which} link={which} />;
    default:
      return <DeckGallery />;
  }
}
