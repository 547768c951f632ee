import './tray.css';
import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { type Choice, isHinted } from '../choices.ts';

/** A card that lies where nobody may look, e.g. in a deck that is being searched. */
interface Found {
  readonly definition: string;
  readonly choice: Choice;
}

interface FoundCardsProps {
  /** Is it such a card? */
  isFound(option: OptionView, decision: DecisionView): boolean;
  /** The one of the game's cards that an option names. */
  cardOf(option: OptionView): { readonly id: string } | undefined;
}

/** Cards to pick of which only their faces are known (see `TableKit.isPlaced`). */
export function FoundCards({ isFound, cardOf }: FoundCardsProps) {
  const { choices, seen } = useBoard();
  const { decision } = seen.view;
  if (decision === null) return null;
  const found = choices.offered.flatMap((choice) => {
    const card = isFound(choice.option, decision) ? cardOf(choice.option) : undefined;
    return card === undefined ? [] : [{ definition: card.id, choice }];
  });
  return <Tray found={found} />;
}

function Tray({ found }: { readonly found: readonly Found[] }) {
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
