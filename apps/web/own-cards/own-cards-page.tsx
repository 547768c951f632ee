import '../decks/decks.css';
import '../pages/cards/cards.css';
import './own-cards.css';
import type { CardSource } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { type ComponentType, type DragEvent, useEffect, useRef, useState } from 'react';
import type { CardInfo } from '../cards/card-info.ts';
import { CardReader } from '../cards/reader.tsx';
import { useBook } from '../games/book.ts';
import type { GameId } from '../games/ids.ts';
import { DamagedEntries } from '../pages/controls/damaged-entries.tsx';
import { Dialog } from '../pages/controls/dialog.tsx';
import { Problems } from '../pages/controls/problems.tsx';
import { FileRow } from './file-row.tsx';
import type { KeptFile } from './kept-files.ts';
import { OpenFiles, sourcesOf } from './open-files.tsx';
import { type OwnCards, useOwnCards } from './own-cards-store.ts';
import { OWN_CARDS } from './title.ts';
import { useOwnCardWords } from './words.ts';

/** What the page must know of a game. */
interface OwnCardsOf {
  readonly game: GameId;
  /** What the game is called. */
  readonly name: Text;
  /** A card file, to show how one is written. */
  readonly example: string;
  /** Where such cards are played. */
  readonly played: Text;
}

/** What was done last, and how the files were before. */
interface Done {
  readonly words: string;
  readonly before: readonly KeptFile[];
}

/** Makes the page for the cards that a player adds to a game. */
export function ownCardsPageOf(of: OwnCardsOf): ComponentType<{ readonly rest: string }> {
  return function OwnCardsPage() {
    const { t, say } = useOwnCardWords();
    const own = useOwnCards(of.game);
    const { files, problems, refused, check } = own;
    const [done, setDone] = useState<Done | null>(null);
    useEffect(() => {
      if (files.length > 0) void check();
    }, [files, check]);
    const open = async (sources: readonly CardSource[]) => {
      if (sources.length === 0) return;
      const before = await own.open(sources);
      setDone({
        words: t('own.opened', {
          name: sources.map(({ file }) => file).join(t('own.opened.and')),
        }),
        before,
      });
    };
    const remove = async ({ name }: KeptFile) => {
      await own.remove(name);
      setDone({ words: t('own.removed', { name }), before: files });
    };
    const undo = async () => {
      if (done) await own.restore(done.before);
      setDone(null);
    };
    return (
      <div className="decks own-cards" {...dropOf(open)}>
        <header>
          <h1>
            {say(OWN_CARDS)} · {say(of.name)}
          </h1>
          <p className="help">{t('own.lead')}</p>
          <p className="help">{say(of.played)}</p>
        </header>
        <section aria-labelledby="card-files">
          <div className="decks-head">
            <h2 id="card-files">{t('own.files')}</h2>
            <OpenFiles example={of.example} onOpen={open} />
          </div>
          <DamagedFiles own={own} />
          {refused.length > 0 && (
            <div role="alert">
              <Problems problems={refused} />
            </div>
          )}
          {files.length === 0 && <p className="help">{t('own.none')}</p>}
          <p className="help own-drop">{t('own.drop')}</p>
          <div role="status">
            {done && (
              <p className="deck-undo">
                {done.words}
                <button type="button" className="button" onClick={undo}>
                  {t('own.undo')}
                </button>
              </p>
            )}
          </div>
          <ul className="own-files">
            {files.map((file) => (
              <FileRow
                key={file.name}
                file={file}
                problems={problems?.filter((one) => one.file === file.name) ?? null}
                onSave={(text) => open([{ file: file.name, text }])}
                onRemove={() => remove(file)}
              />
            ))}
          </ul>
        </section>
        <Faces own={own} />
      </div>
    );
  };
}

/** Files that are let go over the page are opened. */
function dropOf(open: (sources: readonly CardSource[]) => Promise<void>) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: async (event: DragEvent) => {
      event.preventDefault();
      await open(await sourcesOf(event.dataTransfer.files));
    },
  };
}

function DamagedFiles({ own }: { readonly own: OwnCards }) {
  const { t } = useOwnCardWords();
  const { unreadable, damaged, removeUnreadable, removeDamaged } = own;
  const entries = [
    ...damaged.map((text) => ({ text, onDelete: () => removeDamaged(text) })),
    ...unreadable.map((text) => ({ text, onDelete: () => removeUnreadable(text) })),
  ];
  const title = t('own.damaged', { count: entries.length });
  return <DamagedEntries title={title} entries={entries} file="lianhuan-cards.txt" />;
}

/** The cards that can be played, each opening at full size with its text explained. */
function Faces({ own: { cards } }: { readonly own: OwnCards }) {
  const { t, say, language } = useOwnCardWords();
  const kit = useBook().cards;
  const dialog = useRef<HTMLDialogElement>(null);
  const [read, setRead] = useState<CardInfo | null>(null);
  const shown = cards.flatMap(({ info }) => kit.find(info.id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="own-faces">
      <h2 id="own-faces">{t('own.cards')}</h2>
      <ul className="gallery-cards">
        {shown.map((card) => (
          <li key={card.id} className="tile">
            <button
              type="button"
              className="bare"
              onClick={() => {
                setRead(card);
                dialog.current?.showModal();
              }}
            >
              <span className="seen-by-readers">{kit.describe(card.id, language)}</span>
              <kit.Face id={card.id} language={language} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog ref={dialog} title={read ? say(read.name) : ''} onClose={() => setRead(null)}>
        {read && <CardReader card={read} />}
      </Dialog>
    </section>
  );
}
