import './builder.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Choice } from '../../pages/controls/choice.tsx';
import { Problems } from '../../pages/controls/problems.tsx';
import { decksAddress, ownAddress, speaksOf } from '../addresses.ts';
import { listOf, type OwnDeck } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { CardDialog } from '../deck-view/card-dialog.tsx';
import { MissingDeck } from '../gallery/missing-deck.tsx';
import { useDeckWords } from '../words.ts';
import { Catalogue } from './catalogue.tsx';
import { DeckEditorContext, useEditorOf } from './deck-editor.ts';
import { DeckPanel } from './deck-panel.tsx';

/** Builds a deck of one's own; every change is kept at once. @param address the name in the address. */
export function Builder({ address }: { readonly address: string }) {
  const { game, useOwnDecks } = useDecks();
  const [, goTo] = useLocation();
  const decks = useOwnDecks((shelf) => shelf.decks);
  // After a new name the address follows a moment later.
  const [renamed, setRenamed] = useState({ address: '', name: '' });
  const deck = decks.find(({ name }) =>
    renamed.address === address ? name === renamed.name : speaksOf(address, name),
  );
  if (!deck) return <MissingDeck name={address} />;
  const rename = (wanted: string) => {
    const name = useOwnDecks.getState().edit(deck.name, (one) => ({ ...one, name: wanted }));
    setRenamed({ address, name });
    goTo(ownAddress(game, name), { replace: true });
  };
  return (
    <CardDialog>
      <DeckEditor deck={deck} onRename={rename} />
    </CardDialog>
  );
}

interface DeckEditorProps {
  readonly deck: OwnDeck;
  onRename(name: string): void;
}

/** A narrow screen shows either all cards or the deck. */
const VIEWS = ['cards', 'deck'] as const;

function DeckEditor({ deck, onRename }: DeckEditorProps) {
  const { t } = useDeckWords();
  const { game, mainPart, useOwnDecks } = useDecks();
  const editor = useEditorOf(deck);
  const problems = useOwnDecks((shelf) => shelf.problems);
  const [view, setView] = useState<(typeof VIEWS)[number]>('cards');
  return (
    <DeckEditorContext value={editor}>
      <div className="builder" data-view={view}>
        <header className="builder-head">
          <Link to={decksAddress(game)}>← {t('decks.back')}</Link>
          <h1 className="seen-by-readers">{deck.name}</h1>
          <DeckName key={deck.name} name={deck.name} onRename={onRename} />
          {problems.length > 0 && <Problems problems={problems} />}
        </header>
        <div className="builder-views">
          <Choice
            legend={t('build.view')}
            value={view}
            values={VIEWS}
            nameOf={(one) =>
              one === 'deck'
                ? `${t('build.deck')} ${listOf(deck.lists, mainPart).length}`
                : t('build.cards')
            }
            onChange={(one) => setView(one)}
          />
        </div>
        <Catalogue />
        <DeckPanel />
      </div>
    </DeckEditorContext>
  );
}

interface DeckNameProps {
  readonly name: string;
  onRename(name: string): void;
}

/** The name, which is taken once one leaves the field or presses Enter; an empty one is not. */
function DeckName({ name, onRename }: DeckNameProps) {
  const { t } = useDeckWords();
  const [typed, setTyped] = useState(name);
  const take = () => {
    const wanted = typed.trim();
    if (wanted === '') setTyped(name);
    else if (wanted !== name) onRename(wanted);
  };
  return (
    <label className="builder-name">
      <span>{t('build.name')}</span>
      <input
        className="input"
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </label>
  );
}
