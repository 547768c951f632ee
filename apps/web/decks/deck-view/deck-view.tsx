import { entriesOf, type Lists, listOf } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { CardLine } from './card-line.tsx';
import { DeckProblems } from './deck-problems.tsx';
import { DeckSummary } from './deck-summary.tsx';

/** A deck to read: its figures, what is wrong with it, and all its cards. */
export function DeckView({ lists }: { readonly lists: Lists }) {
  const { say } = useDeckWords();
  const { parts } = useDecks();
  return (
    <div className="deck-view">
      <DeckSummary lists={lists} />
      <DeckProblems lists={lists} />
      {parts.map(({ id, name }) => (
        <section key={id} aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`}>
            {say(name)} {listOf(lists, id).length}
          </h2>
          <ul className="deck-lines">
            {entriesOf(listOf(lists, id)).map((entry) => (
              <li key={entry.name} className="deck-line">
                <CardLine name={entry.name} part={id} />
                {entry.count > 1 && <b>×{entry.count}</b>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
