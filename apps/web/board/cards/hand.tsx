import './hand.css';
import type { ZoneView } from '@lianhuan/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBoard } from '../board-context.tsx';
import { TableCard } from './card.tsx';

/** The foot of the table, where one's hand lies, and what lies beside it (see `HandCards`). */
export function Hand({ children }: { readonly children: ReactNode }) {
  const { choices } = useBoard();
  const row = useRef<HTMLDivElement>(null);
  // What can be used should not lie beyond the edge of a small screen.
  useEffect(() => {
    if (choices.byCard.size === 0) return;
    row.current?.querySelector('[data-legal]')?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  return (
    <div className="hand" ref={row}>
      {children}
    </div>
  );
}

interface HandCardsProps {
  readonly zone: ZoneView;
  readonly name: string;
  /** What stands there when there are no cards. */
  readonly empty?: string;
}

export function HandCards({ zone, name, empty }: HandCardsProps) {
  return (
    <section className="hand-cards" aria-label={name} data-zone={zone.id} data-name={zone.name}>
      {zone.count === 0 && empty !== undefined && <p className="help">{empty}</p>}
      {zone.cards?.map((card) => (
        <TableCard key={card.handle} card={card} />
      ))}
    </section>
  );
}
