import type { CardInfo } from '../../cards/card-info.ts';
import { type Entry, entriesOf, listOf } from '../deck-edit.ts';
import { type DeckKit, useDecks } from '../deck-kit.ts';
import { CardLine } from '../deck-view/card-line.tsx';
import { DeckProblems } from '../deck-view/deck-problems.tsx';
import { DeckSummary } from '../deck-view/deck-summary.tsx';
import { ShareDeckButton } from '../sharing/share-deck-button.tsx';
import { useDeckWords } from '../words.ts';
import { type DeckEditor, useDeckEditor } from './deck-editor.ts';
import { type DraggedCard, dropTarget, startDrag } from './dragging.ts';

/** The deck as it is: its figures, what is wrong with it, and the cards of one part. */
export function DeckPanel() {
  const { t, say } = useDeckWords();
  const kit = useDecks();
  const editor = useDeckEditor();
  const { deck, part, show } = editor;
  const taking = (to: string) => dropTarget((dragged) => put(editor, dragged, to, kit));
  return (
    <section className="deck-panel panel" aria-label={t('build.deck')} {...taking(part)}>
      <DeckSummary lists={deck.lists} />
      <DeckProblems lists={deck.lists} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className="deck-tabs" role="group" aria-label={t('build.parts')}>
        {kit.parts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === part}
            onClick={() => show(id)}
            {...taking(id)}
          >
            {say(name)} <b>{listOf(deck.lists, id).length}</b>
          </button>
        ))}
      </div>
      <PartList />
      <ShareDeckButton deck={deck} />
    </section>
  );
}

/** A card let go over a part of the deck. */
function put(
  { add, move }: DeckEditor,
  { name, from, card }: DraggedCard,
  to: string,
  kit: DeckKit,
): void {
  const dragged = kit.cards.find(({ id }) => id === card);
  if (from !== null && from !== to) move(name, from, to);
  else if (from === null && dragged) add(dragged, to);
}

function PartList() {
  const { t } = useDeckWords();
  const { cards, cardNamed } = useDecks();
  const { deck, part } = useDeckEditor();
  // As all cards stand; those that are none come first, to be seen.
  const placeOf = ({ name }: Entry) => {
    const card = cardNamed(name, part);
    return card ? cards.indexOf(card) : -1;
  };
  const entries = entriesOf(listOf(deck.lists, part)).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  if (entries.length === 0) return <p className="help">{t('part.empty')}</p>;
  return (
    <ul className="deck-lines">
      {entries.map((entry) => (
        <DeckLine key={entry.name} entry={entry} card={cardNamed(entry.name, part)} />
      ))}
    </ul>
  );
}

interface DeckLineProps {
  readonly entry: Entry;
  /** Undefined for a name that no card has. */
  readonly card: CardInfo | undefined;
}

function DeckLine({ entry: { name, count }, card }: DeckLineProps) {
  const { t, say } = useDeckWords();
  const { parts, partsOf } = useDecks();
  const { part, add, takeOut, move } = useDeckEditor();
  const shown = card ? say(card.name) : name;
  const elsewhere = partsOf(card).find((one) => one !== part);
  const other = parts.find(({ id }) => id === elsewhere);
  return (
    <li
      className="deck-line"
      draggable
      onDragStart={(event) => startDrag(event, { name, from: part, card: card?.id ?? null })}
    >
      <CardLine name={name} part={part} />
      {other && (
        <button
          type="button"
          className="deck-move"
          aria-label={t('build.move', { name: shown, part: say(other.name) })}
          onClick={() => move(name, part, other.id)}
        >
          {t('build.move.short', { part: say(other.name) })}
        </button>
      )}
      <span className="stepper">
        <button
          type="button"
          aria-label={t('build.take', { name: shown })}
          onClick={() => takeOut(name, part)}
        >
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          aria-label={t('build.add', { name: shown })}
          disabled={!card}
          onClick={() => card && add(card, part)}
        >
          ＋
        </button>
      </span>
    </li>
  );
}
