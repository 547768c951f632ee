import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Problems } from '../../pages/controls/problems.tsx';
import { ownAddress, readyAddress } from '../addresses.ts';
import type { OwnDeck } from '../deck-edit.ts';
import { type ReadyDeck, useDecks } from '../deck-kit.ts';
import { DeckSummary } from '../deck-view/deck-summary.tsx';
import { CopyButton } from '../sharing/copy-button.tsx';
import { ImportButton } from '../sharing/import-button.tsx';
import { ShareDeckButton } from '../sharing/share-deck-button.tsx';
import { useDeckWords } from '../words.ts';
import { DamagedDecks } from './damaged-decks.tsx';

/** All decks: one's own, and the ready ones. */
export function DeckGallery() {
  const { t, say } = useDeckWords();
  const { title, lead, ready } = useDecks();
  return (
    <div className="decks">
      <header>
        <h1>{say(title)}</h1>
        <p className="help">{say(lead)}</p>
      </header>
      <OwnDecks />
      <section aria-labelledby="ready-decks">
        <h2 id="ready-decks">{t('decks.ready')}</h2>
        <ul className="deck-tiles">
          {ready.map((deck) => (
            <ReadyDeckTile key={deck.id} deck={deck} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A deck that was deleted, and where it stood. */
interface Deleted {
  readonly deck: OwnDeck;
  readonly place: number;
}

function OwnDecks() {
  const { t } = useDeckWords();
  const [, goTo] = useLocation();
  const { game, parts, useOwnDecks } = useDecks();
  const { decks, problems, add, remove, restore } = useOwnDecks();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const build = () => {
    const lists = Object.fromEntries(parts.map(({ id }) => [id, []]));
    goTo(ownAddress(game, add({ name: t('decks.new.name'), lists })));
  };
  return (
    <section aria-labelledby="own-decks">
      <div className="decks-head">
        <h2 id="own-decks">{t('decks.own')}</h2>
        <ImportButton />
        <button type="button" className="button button-primary" onClick={build}>
          {t('decks.new')}
        </button>
      </div>
      <DamagedDecks />
      {problems.length > 0 && <Problems problems={problems} />}
      {deleted && (
        <p className="deck-undo" role="status">
          {t('decks.deleted', { name: deleted.deck.name })}
          <button
            type="button"
            className="button"
            onClick={() => {
              restore(deleted.deck, deleted.place);
              setDeleted(null);
            }}
          >
            {t('decks.undo')}
          </button>
        </p>
      )}
      {decks.length === 0 && <p className="help">{t('decks.own.none')}</p>}
      <ul className="deck-tiles">
        {decks.map((deck, place) => (
          <OwnDeckTile
            key={deck.name}
            deck={deck}
            onDelete={() => {
              remove(deck.name);
              setDeleted({ deck, place });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface OwnDeckTileProps {
  readonly deck: OwnDeck;
  onDelete(): void;
}

function OwnDeckTile({ deck, onDelete }: OwnDeckTileProps) {
  const { t } = useDeckWords();
  const { game } = useDecks();
  return (
    <li className="deck-tile panel">
      <h3>{deck.name}</h3>
      <DeckSummary lists={deck.lists} />
      <div className="notice-actions">
        <Link className="button button-primary" to={ownAddress(game, deck.name)}>
          {t('decks.edit')}
        </Link>
        <CopyButton deck={deck} />
        <ShareDeckButton deck={deck} />
        <button type="button" className="button button-quiet" onClick={onDelete}>
          {t('decks.delete')}
        </button>
      </div>
    </li>
  );
}

function ReadyDeckTile({ deck }: { readonly deck: ReadyDeck }) {
  const { t, say } = useDeckWords();
  const { game } = useDecks();
  const named = { name: say(deck.name), lists: deck.lists };
  return (
    <li className="deck-tile panel">
      <h3>{say(deck.name)}</h3>
      <p>{say(deck.idea)}</p>
      <DeckSummary lists={deck.lists} />
      <div className="notice-actions">
        <Link className="button" to={readyAddress(game, deck.id)}>
          {t('decks.look')}
        </Link>
        <CopyButton deck={named} />
      </div>
    </li>
  );
}
