import './own-area.css';
import type { CardView, Seat } from '@lianhuan/kernel';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';
import { TableCard } from './card.tsx';
import { Field } from './field.tsx';
import { Pile } from './pile.tsx';
import { Purse } from './purse.tsx';
import { useSeatNames } from './seat-name.ts';

/** The side of the one who looks: what they count with and have in play. */
export function OwnField({ seat }: { readonly seat: Seat }) {
  const { seen } = useBoard();
  const { t } = useWords();
  const nameOf = useSeatNames();
  const { active, first } = seen.state;
  return (
    <section
      className="seat own"
      data-active={seat === active || undefined}
      aria-label={nameOf(seat)}
    >
      <header className="seat-head">
        <h2>{nameOf(seat)}</h2>
        {seat === first && <span className="first">{t('board.first')}</span>}
        <Purse seat={seat} />
      </header>
      <div className="seat-body">
        <div className="seat-piles">
          <Pile zone={seen.of(seat, 'deck')} name={t('board.deck')} />
          <Pile zone={seen.of(seat, 'discard')} name={t('board.discard')} />
        </div>
        <Field seat={seat} />
      </div>
    </section>
  );
}

/** The hand, and beside it the pouches, which are no hand cards (2.4.5). */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { t } = useWords();
  const { seen, choices } = useBoard();
  const row = useRef<HTMLDivElement>(null);
  // What can be used should not lie beyond the edge of a small screen.
  useEffect(() => {
    if (choices.byCard.size === 0) return;
    row.current?.querySelector('[data-legal]')?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  const hand = seen.of(seat, 'hand');
  const pouches = seen.of(seat, 'pouches');
  return (
    <div className="hand" ref={row}>
      <section className="hand-cards" aria-label={t('board.hand')} data-zone={hand.id}>
        {hand.count === 0 && <p className="help">{t('board.hand.none')}</p>}
        <Cards cards={hand.cards} />
      </section>
      {pouches.count > 0 && (
        <section
          className="hand-cards hand-pouches"
          aria-label={t('board.pouches')}
          data-zone={pouches.id}
        >
          <Cards cards={pouches.cards} />
        </section>
      )}
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly CardView[] | null }) {
  return cards?.map((card) => <TableCard key={card.handle} card={card} />);
}
