import './decks.css';
import { useEffect } from 'react';
import { Builder } from './builder.tsx';
import { DeckGallery } from './deck-gallery.tsx';
import { LinkedDeck } from './linked-deck.tsx';
import { ReadyDeckView } from './ready-deck-view.tsx';
import { useShelf } from './shelf.ts';

/** The decks of 三国智: `ready/ID`, `own/NAME`, `link/TEXT`, or else all of them. */
export function DecksPage({ rest }: { readonly rest: string }) {
  useEffect(() => useShelf.getState().refresh(), []);
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
