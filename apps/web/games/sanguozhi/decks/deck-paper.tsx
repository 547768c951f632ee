import type { DeckList } from '@lianhuan/sanguozhi';
import { CardLine } from './card-line.tsx';
import { entriesOf, PARTS } from './deck-edit.ts';
import { DeckProblems } from './deck-problems.tsx';
import { DeckSummary } from './deck-summary.tsx';
import { useDeckWords } from './words.ts';

/** A deck to read: its figures, what is wrong with it, and all its cards. */
export function DeckPaper({ deck }: { readonly deck: DeckList }) {
  const { t } = useDeckWords();
  return (
    <div className="deck-paper">
      <DeckSummary deck={deck} />
      <DeckProblems deck={deck} />
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>
            {t(`part.${part}`)} {deck[part].length}
          </h2>
          <ul className="deck-lines">
            {entriesOf(deck[part]).map(({ name, count }) => (
              <li key={name} className="deck-line">
                <CardLine name={name} />
                {count > 1 && <b>×{count}</b>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
