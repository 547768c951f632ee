import './tray.css';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { type Choice, isHinted } from '../choices.ts';

/** A card that lies where nobody may look, e.g. in a deck that is being searched. */
export interface Found {
  readonly definition: string;
  readonly choice: Choice;
}

/** Cards to pick of which only their faces are known (see `TableKit.isPlaced`). */
export function FoundCards({ found }: { readonly found: readonly Found[] }) {
  const { t, say, language } = useWords();
  const { hint, open, pick } = useBoard();
  const { Face, describe } = useBook().cards;
  if (found.length === 0) return null;
  return (
    <section className="tray" aria-label={t('board.tray')}>
      {found.map(({ definition, choice }) => (
        <div
          className="tcard"
          data-legal="true"
          data-hinted={isHinted(choice, hint) || undefined}
          key={choice.index}
        >
          <button type="button" className="tcard-face bare" onClick={() => pick(choice)}>
            <span className="seen-by-readers">
              {say(choice.option.label)} {describe(definition, language)}
            </span>
            <Face id={definition} language={language} />
          </button>
          {choice.same.length > 1 && <b className="copies">×{choice.same.length}</b>}
          <button
            type="button"
            className="tcard-read"
            aria-label={t('board.read', { card: say(choice.option.label) })}
            onClick={() => open({ kind: 'found', definition, choice })}
          >
            i
          </button>
        </div>
      ))}
    </section>
  );
}
