import { type KeyboardEvent, memo, use } from 'react';
import type { SanguozhiCard } from '../card/library.ts';
import type { Deeds } from './bench.ts';
import { CardGist } from './card-line.tsx';
import { carry } from './carrying.ts';
import { ReadingContext } from './reading.ts';
import { useDeckWords } from './words.ts';

interface CatalogueRowProps extends Pick<Deeds, 'add' | 'take'> {
  readonly card: SanguozhiCard;
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
  const read = use(ReadingContext);
  const name = card.name.zh;
  const shown = say(card.name);
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') add(name);
    if (key === '-') take(name);
  };
  return (
    <li
      className="catalogue-row"
      data-in={count > 0 || undefined}
      draggable
      onDragStart={(event) => carry(event, { name, from: null })}
    >
      <button
        type="button"
        className="catalogue-add"
        tabIndex={reached ? 0 : -1}
        onFocus={() => onReach(card.id)}
        onKeyDown={byKey}
        onClick={() => add(name)}
      >
        <span className="seen-by-readers">{t('build.add.row')}</span>
        <CardGist card={card} />
        <span className="seen-by-readers">{t('build.in', { count })}</span>
        <span className="catalogue-text">{card.text[language]}</span>
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
          onClick={() => take(name)}
        >
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('build.add', { name: shown })}
          onClick={() => add(name)}
        >
          ＋
        </button>
      </span>
    </li>
  );
});
