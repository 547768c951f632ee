import { type KeyboardEvent, memo, use } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import { useDecks } from '../deck-kit.ts';
import { OpenCardContext } from '../deck-view/open-card.ts';
import { useDeckWords } from '../words.ts';
import type { DeckActions } from './deck-editor.ts';
import { startDrag } from './dragging.ts';

interface CatalogueRowProps extends Pick<DeckActions, 'add' | 'take'> {
  readonly card: CardInfo;
  /** How many the deck has. */
  readonly count: number;
  /** Tab leads to this one of all rows. */
  readonly reached: boolean;
  onReach(id: string): void;
}

/** A card among all cards. One press adds it; + and − do so by keyboard. */
export const CatalogueRow = memo(function CatalogueRow(props: CatalogueRowProps) {
  const { card, count, reached, onReach, add, take } = props;
  const { t, say, language } = useDeckWords();
  const { Gist, own } = useDecks();
  const read = use(OpenCardContext);
  const shown = say(card.name);
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') add(card);
    if (key === '-') take(card);
  };
  return (
    <li
      className="catalogue-row"
      data-in={count > 0 || undefined}
      draggable
      onDragStart={(event) => startDrag(event, { name: card.name.zh, from: null, card: card.id })}
    >
      <button
        type="button"
        className="catalogue-add bare"
        tabIndex={reached ? 0 : -1}
        onFocus={() => onReach(card.id)}
        onKeyDown={byKey}
        onClick={() => add(card)}
      >
        <span className="seen-by-readers">{t('build.add.row')}</span>
        <Gist card={card} />
        <span className="seen-by-readers">{t('build.in', { count })}</span>
        <span className="catalogue-text">
          {own.has(card.id) && <b className="own-mark">{t('build.own')}</b>}
          {card.text[language]}
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        tabIndex={reached ? 0 : -1}
        aria-label={t('build.read', { name: shown })}
        onClick={() => read(card)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <circle cx="11" cy="11" r="6" />
            <path d="m16 16 5 5" />
          </g>
        </svg>
      </button>
      <span className="stepper">
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('build.take', { name: shown })}
          disabled={count === 0}
          onClick={() => take(card)}
        >
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('build.add', { name: shown })}
          onClick={() => add(card)}
        >
          ＋
        </button>
      </span>
    </li>
  );
});
