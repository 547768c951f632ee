import { CARDS } from '../card/library.ts';
import { type Bench, useBench } from './bench.ts';
import { CardLine } from './card-line.tsx';
import { cardNamed } from './cards-by-name.ts';
import { type Carried, carry, takes } from './carrying.ts';
import { type Entry, entriesOf, PARTS, type Part } from './deck-edit.ts';
import { DeckProblems } from './deck-problems.tsx';
import { DeckSummary } from './deck-summary.tsx';
import { ShareDeckButton } from './share-deck-button.tsx';
import { useDeckWords } from './words.ts';

/** The deck as it is: its figures, what is wrong with it, and the cards of one part. */
export function DeckPanel() {
  const { t } = useDeckWords();
  const bench = useBench();
  const { deck, part, show } = bench;
  return (
    <section
      className="deck-panel panel"
      aria-label={t('build.deck')}
      {...takes((carried) => put(bench, carried, part))}
    >
      <DeckSummary deck={deck} />
      <DeckProblems deck={deck} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className="deck-tabs" role="group" aria-label={t('build.parts')}>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === part}
            onClick={() => show(one)}
            {...takes((carried) => put(bench, carried, one))}
          >
            {t(`part.${one}`)} <b>{deck[one].length}</b>
          </button>
        ))}
      </div>
      <PartList />
      <ShareDeckButton deck={deck} />
    </section>
  );
}

/** A card let go over a part of the deck. */
function put({ add, move }: Bench, { name, from }: Carried, to: Part): void {
  if (from === null) add(name, to);
  else if (from !== to) move(name, from, to);
}

function PartList() {
  const { t } = useDeckWords();
  const { deck, part } = useBench();
  const entries = inTheBook(entriesOf(deck[part]));
  if (entries.length === 0) return <p className="help">{t('part.empty')}</p>;
  return (
    <ul className="deck-lines">
      {entries.map((entry) => (
        <DeckLine key={entry.name} entry={entry} />
      ))}
    </ul>
  );
}

/** As all cards stand; those that are none come first, to be seen. */
function inTheBook(entries: readonly Entry[]): readonly Entry[] {
  const placeOf = ({ name }: Entry) => {
    const card = cardNamed(name);
    return card ? CARDS.indexOf(card) : -1;
  };
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function DeckLine({ entry: { name, count } }: { readonly entry: Entry }) {
  const { t, say } = useDeckWords();
  const { part, add, take, move } = useBench();
  const card = cardNamed(name);
  const shown = card ? say(card.name) : name;
  const other: Part | null = part === 'events' ? null : part === 'main' ? 'side' : 'main';
  return (
    <li className="deck-line" draggable onDragStart={(event) => carry(event, { name, from: part })}>
      <CardLine name={name} />
      {other && (
        <button
          type="button"
          className="deck-move"
          aria-label={t('build.move', { name: shown, part: t(`part.${other}`) })}
          onClick={() => move(name, part, other)}
        >
          {t('build.move.short', { part: t(`part.${other}`) })}
        </button>
      )}
      <span className="stepper">
        <button
          type="button"
          aria-label={t('build.take', { name: shown })}
          onClick={() => take(name, part)}
        >
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          aria-label={t('build.add', { name: shown })}
          disabled={!card}
          onClick={() => add(name, part)}
        >
          ＋
        </button>
      </span>
    </li>
  );
}
