import './card-tag.css';
import { type CardView, UNSEEN } from '@lianhuan/kernel';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { isHinted } from '../choices.ts';

/** A card of which only the name shows, e.g. a treasure tucked under its bearer. It is used like any card. */
export function CardTag({ card }: { readonly card: CardView }) {
  const { t, say, language } = useWords();
  const { choices, hint, open, pick } = useBoard();
  const { find, describe } = useBook().cards;
  const info = find(card.definition);
  const ways = choices.byCard.get(card.handle) ?? [];
  const [only] = ways;
  const read = () => open({ kind: 'card', handle: card.handle });
  return (
    <div
      className="tcard card-tag"
      data-handle={card.handle}
      data-kind={info?.kind}
      data-legal={ways.length > 0 || undefined}
      data-tapped={card.tapped || undefined}
      data-hinted={ways.some((choice) => isHinted(choice, hint)) || undefined}
    >
      <button
        type="button"
        className="tcard-face bare"
        onClick={only && ways.length === 1 ? () => pick(only) : read}
      >
        <span aria-hidden="true">{info ? say(info.name) : t('board.unseen')}</span>
        <span className="seen-by-readers">
          {[
            ...ways.map(({ option }) => say(option.label)),
            card.definition === UNSEEN
              ? t('board.unseen')
              : describe(card.definition, language, card.values),
          ].join(' · ')}
        </span>
      </button>
    </div>
  );
}
